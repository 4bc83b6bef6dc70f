import { type SnowflakeId, snowflakes } from '#core/dates/snowflakes.ts';
import { type Note, ToolInputError } from '#core/errors.ts';
import { parseRational, toExactDecimal } from '#core/numbers/rational.ts';
import { bareTime } from './bare-time.ts';
import { numberForms, type NumberFormId, readNumber } from './number-forms.ts';
import { readWrittenDate, unreadable } from './written-dates.ts';

/** An instant that was read from a line. */
export interface Moment {
  /** Nanoseconds of Unix time. */
  readonly ns: bigint;
  /** How it was read: `Unix milliseconds`. */
  readonly readAs: string;
  /** Its other possible meanings. */
  readonly doubts: readonly Pick<Note, 'sentence' | 'hint' | 'fix'>[];
}

export type NumberMeaning = 'auto' | NumberFormId | SnowflakeId;

/** The instants that browsers calculate with: the years −271,821 to 275,760. */
const limitNs = 8_640_000_000_000_000_000_000n;
const number = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$|^0x[\da-f]+$/i;
/** The dates of .NET in JSON: milliseconds, and a zone that does not change them. */
const netDate = /^\\?\/Date\((?<ms>-?\d+)(?:[+-]\d{4})?\)\\?\/$/;
/** No time is longer; the patterns take long over a longer text. */
const longest = 200;
/** A UUID with a time as databases print it in hexadecimal: its version and its variant (RFC 9562, 4) tell it from hashes. */
const bareUuid = /^[\da-f]{12}[167][\da-f]{3}[89ab][\da-f]{15}$/i;
const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Reads an instant from a timestamp, a date or an id; numbers by `meaning`, or with `auto` by their size. A time
 * without a zone is in `zone`; `nowNs` is the meaning of “now”. Throws a ToolInputError for anything else.
 */
export function readMoment(line: string, meaning: NumberMeaning, zone: string, nowNs: bigint): Moment {
  if (line.length > longest) throw unreadable(line);
  const written = bareTime(line);
  if (/^now$/i.test(written)) return { ns: nowNs, readAs: 'Now', doubts: [] };
  const ms = netDate.exec(written)?.groups?.ms;
  if (ms !== undefined) return readFigures(ms, 'ms');
  const plain = plainFigures(written);
  const moment = number.test(plain)
    ? readFigures(plain, meaning)
    : (readId(written) ?? readDate(written, zone));
  if (moment.ns > limitNs || moment.ns < -limitNs) {
    throw new ToolInputError(`“${written}” lies outside the years −271,821 to 275,760.`, {
      hint: 'Choose under “Numbers are” what the number is.',
    });
  }
  return moment;
}

/**
 * Returns a number without thousands separators and exponent, and with a point for a decimal comma; other texts stay as
 * they are, without the @.
 */
function plainFigures(written: string): string {
  const bare = written.replace(/^@/, '').replaceAll(/(?<=\d)_(?=\d{3}(?!\d))/g, '');
  if (/^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(bare)) return bare.replaceAll(',', '');
  if (/^[+-]?\d+,\d+$/.test(bare)) return bare.replace(',', '.');
  if (/^[+-]?\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?:\.\d*)?$/.test(bare)) return bare.replaceAll(/\s/g, '');
  if (!/^[+-]?\d+(?:\.\d+)?e\+?\d{1,2}$/i.test(bare)) return bare;
  return toExactDecimal(parseRational(bare), 100) ?? bare;
}

function readDate(written: string, zone: string): Moment {
  const { ns, doubts } = readWrittenDate(written, zone);
  return { ns, readAs: 'Date', doubts: doubts.map((sentence) => ({ sentence })) };
}

function readFigures(plain: string, meaning: NumberMeaning): Moment {
  if (plain.length > 60) throw new ToolInputError('The number has more than 60 digits.');
  const id = meaning === 'auto' ? likelyForm(plain) : meaning;
  // Messages and other programs of Apple count nanoseconds since 2001.
  const isCocoaNs = id === 'cocoa' && /^[+-]?\d{16,}$/.test(plain);
  const ns = readNumber(isCocoaNs ? `${plain.slice(0, -9)}.${plain.slice(-9)}` : plain, id);
  if (ns === undefined) {
    throw new ToolInputError('Excel’s day 60 is 29 February 1900, which did not exist.', {
      hint: 'Day 59 is 28 February, day 61 is 1 March 1900.',
    });
  }
  const { label } = id in snowflakes ? snowflakes[id as SnowflakeId] : numberForms[id as NumberFormId];
  if (isCocoaNs) return { ns, readAs: `${label}, in nanoseconds`, doubts: [] };
  return { ns, readAs: label, doubts: meaning === 'auto' ? otherMeanings(plain) : [] };
}

/** Returns the likely form of a number by its size, for times between about 1900 and 3000. */
function likelyForm(plain: string): NumberFormId {
  const size = Math.abs(Number(plain));
  if (size < 1e11) return 's';
  if (size < 1e14) return 'ms';
  if (size < 1e16) return 'us';
  if (size < 1e17) return 'webkit';
  if (size < 3e17) return 'filetime';
  return size < 1e18 ? 'dotnet' : 'ns';
}

function otherMeanings(plain: string): Moment['doubts'] {
  const value = Number(plain);
  const compact = compactDate(plain);
  if (compact !== undefined)
    return [
      { sentence: `${plain} may also be the date ${compact}.`, hint: `Write ${compact} if it is one.` },
    ];
  const offer = (sentence: string, id: NumberMeaning, label: string) => [
    { sentence, fix: { label, options: { meaning: id } } },
  ];
  if (value > 20_000 && value < 80_000) {
    return offer(`${plain} may also be a day of Excel.`, 'excel', 'Read as Excel');
  }
  if (value > 2_000_000 && value < 3_000_000) {
    return offer(`${plain} may also be a Julian date.`, 'julian', 'Read as Julian date');
  }
  if (!/^\d{17,19}$/.test(plain)) return [];
  const isOfDiscord = value < 1.5e18;
  return offer(
    `${plain} may also be an id of Discord or X (Twitter).`,
    isOfDiscord ? 'discord' : 'twitter',
    isOfDiscord ? 'Read as Discord id' : 'Read as X id',
  );
}

/** Returns the date and time that a number may be, as in 20240229 and 20240229123456 (ISO 8601, basic format). */
function compactDate(plain: string): string | undefined {
  const [, date = '', month, day, time] =
    /^((?:19|20)\d{2}(\d{2})(\d{2}))(\d{6}(?:\.\d+)?)?$/.exec(plain) ?? [];
  if (date === '') return undefined;
  const text = `${date.slice(0, 4)}-${month}-${day}${time === undefined ? '' : ` ${time.replaceAll(/(?<=^\d\d|^\d{4})(?=\d)/g, ':')}`}`;
  try {
    Temporal.PlainDateTime.from(text, { overflow: 'reject' });
    return text;
  } catch {
    return undefined;
  }
}

/** Reads the time in an ObjectId, a ULID or a UUID; undefined for anything else. */
function readId(written: string): Moment | undefined {
  if (/^[\da-f]{24}$/i.test(written)) {
    const ns = BigInt(`0x${written.slice(0, 8)}`) * 1_000_000_000n;
    return { ns, readAs: 'ObjectId of MongoDB', doubts: [] };
  }
  if (/^[0-7][\da-hjkmnp-tv-z]{25}$/i.test(written)) {
    let ms = 0n;
    for (const letter of written.slice(0, 10).toUpperCase()) {
      ms = ms * 32n + BigInt(crockford.indexOf(letter));
    }
    return { ns: ms * 1_000_000n, readAs: 'ULID', doubts: [] };
  }
  const [, hyphenated] =
    /^(?:urn:uuid:)?\{?([\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})\}?$/i.exec(written) ?? [];
  if (hyphenated !== undefined) return readUuid(hyphenated.replaceAll('-', ''));
  return bareUuid.test(written) ? readUuid(written) : undefined;
}

function readUuid(hex: string): Moment {
  const version = hex.charAt(12);
  const readAs = `UUID of version ${version}`;
  const field = (text: string) => BigInt(`0x${text}`);
  if (version === '7') return { ns: field(hex.slice(0, 12)) * 1_000_000n, readAs, doubts: [] };
  const ticks =
    version === '1'
      ? field(hex.slice(13, 16) + hex.slice(8, 12) + hex.slice(0, 8))
      : version === '6'
        ? field(hex.slice(0, 12) + hex.slice(13, 16))
        : undefined;
  if (ticks === undefined) {
    throw new ToolInputError(`A UUID of version ${version} holds no time.`, {
      hint: 'Versions 1, 6 and 7 do.',
    });
  }
  // Counted from the beginning of the Gregorian calendar, 1582-10-15.
  return { ns: ticks * 100n - 12_219_292_800n * 1_000_000_000n, readAs, doubts: [] };
}
