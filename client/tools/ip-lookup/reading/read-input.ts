import { shorten } from '#core/text/writing/shorten.ts';
import { inform, warn } from '#client/tool-kit/operations/notes.ts';
import { append } from '#core/collections/append.ts';
import { ToolInputError, type Note } from '#core/errors.ts';
import { formatIpAddress } from '#core/network/ip-network.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { type Entry, explainMistake, readEntry, writeEntry } from './entry.ts';
import { type CountedEntry, findAddresses, rearm } from './find-addresses.ts';
import { inUsualNotation } from './other-notations.ts';

export interface ReadInput {
  /** Each entry once, in the order of its first occurrence. */
  readonly entries: readonly CountedEntry[];
  /** True if the text contains other words besides addresses. */
  readonly isLog: boolean;
  readonly notes: readonly Note[];
}

interface Line {
  readonly text: string;
  readonly line: number;
  readonly offset: number;
  readonly entry: Entry | undefined;
}

const mostNotes = 50;
/** Matches text that only has characters of addresses, networks and ranges. */
const onlyAddress = /^(?=[\da-fx%[\]-]*[.:/])[\da-fx:.%[\]/-]*$/i;
/** Reads a list with one entry a line, or finds the addresses in any other text. */
export function readInput(text: string): ReadInput {
  const lines = readLines(text);
  const good = lines.filter(({ entry }) => entry !== undefined).length;
  // A log line contains more than an address; some lines of a list may be wrong.
  const isList = lines.length > 0 && lines.every(({ text: written }) => onlyAddress.test(written));
  if (isList || (good > 0 && good * 2 >= lines.length)) return readList(lines);
  const { entries, versions } = findAddresses(text);
  if (entries.length > 0) {
    const total = entries.reduce((sum, { count }) => sum + count, 0);
    const sentence = `Found ${formatCount(total, 'address', 'addresses')} among other words, ${formatCount(entries.length, 'different one')}.`;
    const leftOut = `${formatCount(versions, 'version')} of browsers, such as Chrome/120.0.0.0, ${versions === 1 ? 'is' : 'are'} left out.`;
    const sentences = [sentence, ...(versions === 0 ? [] : [leftOut])];
    return { entries, isLog: true, notes: sentences.map((each) => inform(each)) };
  }
  throw mistakeOf(lines[0]);
}

/** Reads a list like `readInput`, but every line must be an entry. `field` is the option that contains the list. */
export function readStrictList(text: string, field?: string): Entry[] {
  return readLines(text).map((line) => {
    if (line.entry && !line.entry.lenient) return line.entry;
    throw mistakeOf(line, field);
  });
}

function readLines(text: string): Line[] {
  let offset = 0;
  return text.split('\n').flatMap((whole, index) => {
    const start = offset;
    offset += whole.length + 1;
    const content = inUsualNotation(rearm(whole.replace(/#.*$/, '').trim()));
    if (content === '') return [];
    // A line may have several entries, separated by commas or spaces.
    const parts = content.includes(' - ')
      ? [content]
      : content.split(/[\s,;]+/).filter((part) => part !== '');
    const entries = parts.map((part) => readEntry(part));
    if (parts.length > 1 && entries.every((entry) => entry !== undefined && !entry.lenient)) {
      return parts.map((part, at) => ({ text: part, line: index + 1, offset: start, entry: entries[at] }));
    }
    return [
      { text: content, line: index + 1, offset: start + whole.search(/\S/), entry: readEntry(content) },
    ];
  });
}

function readList(lines: readonly Line[]): ReadInput {
  const notes: Note[] = [];
  const counts = new Map<string, { entry: Entry; count: number }>();
  for (const line of lines) {
    const { entry, text, offset } = line;
    const place = { line: line.line, column: 1, offset, length: text.length };
    if (!entry) {
      const sentence = `“${shorten(text, 60)}” is left out: ${explainMistake(text)}.`;
      notes.push({ severity: 'error', sentence, place });
      continue;
    }
    append(
      notes,
      doubtsOf(entry, text).map((note) => ({ ...note, place })),
    );
    const key = writeEntry(entry);
    const known = counts.get(key);
    if (known) known.count += 1;
    else counts.set(key, { entry, count: 1 });
  }
  if (counts.size === 0) throw mistakeOf(lines[0]);
  if (notes.length > mostNotes) {
    const rest = notes.splice(mostNotes).length;
    notes.push(inform(`There are ${formatCount(rest, 'more note')} like these.`));
  }
  return { entries: [...counts.values()], isLog: false, notes };
}

function doubtsOf({ lenient, network, range }: Entry, text: string): Note[] {
  const notes: Note[] = [];
  if (lenient) {
    const other =
      lenient.byDecimals === undefined ? '' : `, other programs as ${formatIpAddress(lenient.byDecimals, 4)}`;
    notes.push(
      warn(
        `“${shorten(text, 60)}” is not a strict IPv4 address: browsers read it as ${formatIpAddress(lenient.byBrowsers, 4)}${other}.`,
        'Write four decimal numbers without leading zeros.',
      ),
    );
  }
  if (network && network.address !== range.first) {
    notes.push(
      inform(
        `“${shorten(text, 60)}” is an address within its network ${formatIpAddress(range.first, range.version)}/${network.prefixLength}, which is shown.`,
        'For the address alone, leave out the prefix length.',
      ),
    );
  }
  return notes;
}

function mistakeOf(line: Line | undefined, field?: string): ToolInputError {
  const hint =
    'Write an address, a network such as 192.0.2.0/24, or a range such as 192.0.2.1-192.0.2.9 a line.';
  if (!line) return new ToolInputError('There is no address.', { hint, ...(field ? { field } : {}) });
  return new ToolInputError(
    `“${shorten(line.text, 60)}” is not an IP address: ${explainMistake(line.text)}.`,
    {
      line: line.line,
      column: 1,
      offset: line.offset,
      hint,
      ...(field ? { field } : {}),
    },
  );
}
