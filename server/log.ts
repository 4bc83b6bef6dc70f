/** Writes one event as a JSON line. Pass names, numbers and codes only: never a person's data, never a query string. */
export type Log = (event: string, fields?: Readonly<Record<string, string | number | boolean>>) => void;

export function createLog(write: (line: string) => void): Log {
  return (event, fields = {}) => {
    write(`${JSON.stringify({ time: new Date().toISOString(), event, ...fields })}\n`);
  };
}
