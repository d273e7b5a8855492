// What the picture says, as text for screen readers. It comes from the console, which knows what it draws.

const joined = (labels) => labels.map(({ text }) => text).join(', ');
const isPlain = ({ part, labels }) => `${part} ${joined(labels)}`;

export class Words {
  #screen;
  #live;
  #before = '';

  /** Keeps the whole text in `screen`, and says in `live` what has changed. */
  constructor(screen, live) {
    this.#screen = screen;
    this.#live = live;
  }

  say(rows) {
    this.#screen.replaceChildren(...rows.map((row) => {
      const line = document.createElement(row.part === 't' ? 'h2' : 'p');
      row.labels.forEach((label, i) => {
        if (i) line.append(', ');
        line.append(label.chosen ? chosen(label.text) : label.text);
      });
      return line;
    }));
    // If only another thing is chosen, then that alone is news.
    const text = rows.filter(({ part }) => part !== 't').map(isPlain).join('\n');
    const choice = rows.filter(({ part }) => part === 'b').flatMap(({ labels }) => labels.filter((label) => label.chosen));
    const isMove = text === this.#before && choice.length > 0;
    this.#before = text;
    const news = isMove ? joined(choice) : rows.map(({ labels }) => labels.map(spoken).join(', ')).join('. ');
    if (this.#live.textContent !== news) this.#live.textContent = news;
  }
}

function chosen(text) {
  const mark = document.createElement('mark');
  mark.textContent = text;
  return mark;
}

const spoken = ({ text, chosen: isChosen }) => (isChosen ? `${text} (selected)` : text);
