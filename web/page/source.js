// Where the console comes from: a file beside the page. In the page that is one file, `web/build` puts another one here.

export const loadConsole = () => fetch('passdeck.wasm');
