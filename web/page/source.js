// Where the console comes from: a file beside the page. In the page that is one file, `web/build` puts another one here.

/** The packed console. */
export const loadConsole = async () => new Uint8Array(await (await fetch('passdeck.pack')).arrayBuffer());
