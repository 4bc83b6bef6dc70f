/** Everything the server reads from its environment, once, at its start. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** The folder of the built site. */
  readonly siteDir: string;
  /** How long running requests may go on after the server was told to stop. */
  readonly drainMs: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Throws an Error that names every variable with a bad value. */
export function readConfig(env: Environment, siteDir: string): Config {
  const faults: string[] = [];
  const port = readInteger(env, 'PORT', 8080, { min: 0, max: 65_535 }, faults);
  const drainSeconds = readInteger(env, 'DRAIN_SECONDS', 10, { min: 0, max: 600 }, faults);
  const host = env.HOST ?? '127.0.0.1';
  if (!/^[\w.:-]+$/.test(host)) faults.push(`HOST must be a host name or an address, not "${host}"`);
  if (faults.length > 0) throw new Error(`The configuration is wrong: ${faults.join('; ')}.`);
  return { host, port, siteDir, drainMs: drainSeconds * 1000 };
}

function readInteger(
  env: Environment,
  name: string,
  fallback: number,
  { min, max }: { min: number; max: number },
  faults: string[],
): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  faults.push(`${name} must be a whole number from ${min} to ${max}, not "${text}"`);
  return fallback;
}
