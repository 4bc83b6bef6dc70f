/** Writes one event as a JSON line. Pass only names, numbers and codes: never personal data or a query string. */
export type Log = (event: string, fields?: Readonly<Record<string, string | number | boolean>>) => void;

export function createLog(write: (line: string) => void): Log {
  let nowMs = 0;
  let time = '';
  return (event, fields = {}) => {
    // Many lines share a millisecond.
    if (Date.now() !== nowMs) {
      nowMs = Date.now();
      time = new Date(nowMs).toISOString();
    }
    write(`${JSON.stringify({ time, event, ...fields })}\n`);
  };
}

/** How long lines wait for each other. */
const waitMs = 100;
const maxWaiting = 1000;

/** Writes lines together, because a write of its own for each costs as much as a response. Ends with the process. */
export function inBatches(write: (lines: string) => void): (line: string) => void {
  let waiting: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length > 0) write(waiting.join(''));
    waiting = [];
  };
  process.on('exit', flush);
  return (line) => {
    waiting.push(line);
    if (waiting.length >= maxWaiting) flush();
    else timer ??= setTimeout(flush, waitMs).unref();
  };
}

/** Returns an error's name and its place in our code. Excludes its message, which may quote a person's input. */
export function describeError(error: unknown): { readonly name: string; readonly place: string } {
  if (!(error instanceof Error)) return { name: 'unknown', place: '' };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const places = frames.slice(0, 3).map((line) =>
    line
      .trim()
      .replace(/^at /, '')
      .replace(/\(?(?:file:\/\/)?\/.*\/(?=(?:server|core|contracts|node_modules|dist)\/)/, '('),
  );
  return { name: error.name, place: places.join(' < ') };
}
