import type { Dialect } from './dialects.ts';

/** An expression inside a line of YAML, JSON, TOML or code. */
export interface Wrapped {
  readonly expression: string;
  /** Its place in the line. */
  readonly at: number;
  /** The `timeZone:` beside it. */
  readonly zone: string | undefined;
  /** The dialect of the annotation around it. */
  readonly dialect: Dialect | undefined;
}

type Found = Pick<Wrapped, 'expression' | 'at'>;

interface Line {
  readonly text: string;
  /** The column of its key, after the dash of a list. */
  readonly column: number;
  readonly hasDash: boolean;
}

/** Matches texts in quotes, in the curved ones of a word processor, or between the tags of XML. */
const quoted = /(["'`])((?:(?!\1)[^\\])*)\1|[“„‘]([^“”‘’]*)[“”‘’]|>([^<>]+)</g;
const plainValue =
  /^(?:(?:-\s+)*["']?[A-Za-z_][\w.-]*["']?(?:\s*:\s+|\s*=\s*)|(?:-\s+)+)([^"'`{[#\s].*?)\s*(?:\s#.*)?$/;
const ofAws = /^(?:cron|rate|at)\(.*\)$/;
/** The first three fields have no names, except L and the H of Jenkins. */
const fields = /^(?:[\d*?LWH][\dLWH*?/,#~-]*\s+){3}\S+\s+\S/;
const shortForm = /^@(?:yearly|annually|monthly|weekly|daily|midnight|hourly|reboot|every)\b/i;
/** A bare `zone` is often that of a data center, so its value must be the name of a time zone. */
const zoneKey =
  /\b(?:(?:(?:cron_)?time_?zone|schedule_?expression_?timezone)["']?\s*[:=(]\s*["']?([A-Za-z][\w/+-]*)|(?:tz|zone)["']?\s*[:=(]\s*["']?([A-Z]\w+(?:\/[\w+-]+)+|UTC|GMT|[CEMW]ET)\b)/i;
const readZone = (text: string): string | undefined => {
  const [, zone, other] = zoneKey.exec(text) ?? [];
  return zone ?? other;
};
/** In Spring’s annotation a `zone` is always a time zone. */
const readSpringZone = (text: string) => /\bzone\s*=\s*"([^"]+)"/.exec(text)?.[1] ?? readZone(text);

const maxCallLines = 100;
/** An argument that is the name of a time zone. */
const bareZone =
  /["'`]((?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific|Etc)\/[\w/+-]+)["'`]/;

/** Whether a line begins as one of a crontab does. */
export const isOfCrontab = (line: string) =>
  /^\s*(?:[\d*?]|@\w+(?:\s|$)|(?:CRON_)?TZ=\S+\s+(?:[\d*]|@))/.test(line);

/** Finds the expressions in the lines of a file that is not a crontab; a line has none, one or several. */
export function findWrapped(lines: readonly string[]): Wrapped[][] {
  const all = lines.map((text): Line => {
    const [before = ''] = /^\s*(?:-\s+)*/.exec(text) ?? [];
    return { text, column: before.length, hasDash: before.includes('-') };
  });
  let opened = '';
  return all.map(({ text }, index) => {
    if (isOfCrontab(text) || /^\s*(?:#|\/\/)/.test(text)) return [];
    const before = opened;
    opened = isInScheduled(before + text) ? '@Scheduled(' : '';
    return expressionsIn(text).map((found) => {
      const isSpring = isInScheduled(before + text.slice(0, found.at));
      const read = isSpring ? readSpringZone : readZone;
      const zone =
        zoneIn(text, found, read) ??
        zoneBeside(all, isItem(text) ? parentOf(all, index) : index, read) ??
        zoneInCall(lines, index, found, read);
      return { ...found, zone, dialect: isSpring ? 'spring' : undefined };
    });
  });
}

/** Whether a text ends within the annotation of Spring. */
const isInScheduled = (text: string) => /@Scheduled\([^()]*$/.test(text.replace(/"[^"]*"/g, ''));

function expressionsIn(line: string): Found[] {
  const trimmed = line.trim();
  const start = line.indexOf(trimmed);
  if (ofAws.test(trimmed)) return [{ expression: trimmed, at: start }];
  const inQuotes = Array.from(line.matchAll(quoted), ({ 0: all, index }) => ({
    text: all.slice(1, -1),
    at: index + 1,
  }));
  const value = plainValue.exec(trimmed)?.[1];
  const found = [
    ...inQuotes,
    ...(value === undefined ? [] : [{ text: value, at: start + trimmed.indexOf(value) }]),
  ];
  return found
    .filter(({ text, at }) => isExpression(text.trim(), line.slice(0, at)))
    .map(({ text, at }) => ({ expression: text.trim(), at: at + text.indexOf(text.trim()) }));
}

function isExpression(text: string, before: string): boolean {
  if (ofAws.test(text) || fields.test(text) || shortForm.test(text)) return true;
  // The value of such a key is intended as an expression, so its error is reported.
  return (
    /(?:cron|schedule)\w*["']?\s*[:=]\s*(?:\[[^\]]*)?["']?$/i.test(before) && text.split(/\s+/).length >= 5
  );
}

/** Returns the zone within the braces, or the annotation, of an expression. */
function zoneIn(line: string, { expression, at }: Found, read: typeof readZone): string | undefined {
  const end = at + expression.length;
  const before =
    line
      .slice(0, at)
      .split(/[{}]|@\w+\(/)
      .at(-1) ?? '';
  const after = line.slice(end).split(/[{}]|@\w+\(/)[0] ?? '';
  return read(before) ?? read(after);
}

/** Whether a line is an item of a list in YAML or JSON that holds only an expression. */
const isItem = (text: string) => /^\s*(?:-\s+["']?|["'])[\d*@]/.test(text);

/** Returns the line of the key that a list belongs to. */
function parentOf(lines: readonly Line[], index: number): number {
  const own = lines[index]?.column ?? 0;
  const above = lines.slice(0, index).findLastIndex(({ text, column }) => column < own && text.trim() !== '');
  return above === -1 ? index : above;
}

/** Returns the zone from the other arguments of a call whose first one is the expression. */
function zoneInCall(
  lines: readonly string[],
  index: number,
  { expression, at }: Found,
  read: typeof readZone,
): string | undefined {
  const line = lines[index] ?? '';
  const before = `${lines[index - 1] ?? ''}\n${line.slice(0, at)}`;
  if (!/\w\(\s*["'`]$/.test(before)) return undefined;
  const after = line.slice(at + expression.length + 1);
  const rest = [after, ...lines.slice(index + 1, index + maxCallLines)].join('\n');
  let depth = 1;
  for (const { 0: mark, index: end } of rest.matchAll(/[()]/g)) {
    depth += mark === '(' ? 1 : -1;
    if (depth === 0) return read(rest.slice(0, end)) ?? bareZone.exec(rest.slice(0, end))?.[1];
  }
  return undefined;
}

/**
 * Returns the zone from a line of the same mapping: with the same indent, without a smaller indent in between.
 */
function zoneBeside(lines: readonly Line[], index: number, read: typeof readZone): string | undefined {
  const own = lines[index];
  if (!own) return undefined;
  for (const { text, column, hasDash } of lines.slice(index + 1)) {
    if (text.trim() === '') continue;
    if (column < own.column || (hasDash && column === own.column)) break;
    const zone = column === own.column ? read(text) : undefined;
    if (zone !== undefined) return zone;
  }
  for (let at = own.hasDash ? -1 : index - 1; at >= 0; at -= 1) {
    const { text, column, hasDash } = lines[at] ?? own;
    if (text.trim() === '') continue;
    if (column < own.column) break;
    const zone = column === own.column ? read(text) : undefined;
    if (zone !== undefined) return zone;
    if (hasDash && column === own.column) break;
  }
  return undefined;
}
