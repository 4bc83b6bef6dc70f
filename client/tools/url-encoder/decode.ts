import type { Charset } from './encode.ts';
import { PlaceFinder, type TextPlace } from '#core/text/encodings/text-place.ts';

export interface DecodeOptions {
  readonly charset: Charset;
  /** Whether + means a space, as in form data. */
  readonly isPlusSpace: boolean;
}

/** Text that could not be decoded and stays unchanged. */
export interface Fault extends TextPlace {
  /** The unchanged text. */
  readonly raw: string;
  readonly message: string;
}

export interface Decoded {
  readonly text: string;
  /** The first 100 errors. */
  readonly faults: readonly Fault[];
  readonly faultCount: number;
  /** The number of plus signs that stayed unchanged. */
  readonly plusCount: number;
  /** The number of %uXXXX escapes of JavaScript's old escape(). */
  readonly escapeCount: number;
}

const maxListed = 100;

/**
 * Percent-decodes as much as possible; invalid parts stay unchanged and are listed with their positions. Never throws.
 */
export function decodeText(text: string, { charset, isPlusSpace }: DecodeOptions): Decoded {
  const faults: Fault[] = [];
  let faultCount = 0;
  let plusCount = 0;
  let escapeCount = 0;
  const places = new PlaceFinder(text);
  const addFault = (offset: number, raw: string, message: string) => {
    faultCount += 1;
    if (faults.length < maxListed) faults.push({ ...places.find(offset), raw, message });
    return raw;
  };
  const decoded = text.replace(
    /(?:%[0-9a-f]{2})+|(?:%u[0-9a-f]{4})+|%|\+/giu,
    (match: string, offset: number) => {
      if (match === '+') {
        if (!isPlusSpace) plusCount += 1;
        return isPlusSpace ? ' ' : '+';
      }
      if (/^%u[0-9a-f]{4}/i.test(match)) {
        escapeCount += match.length / 6;
        return decodeEscapes(match);
      }
      if (!/^%[0-9a-f]{2}/i.test(match)) {
        const shown = Array.from(text.slice(offset, offset + 4))
          .slice(0, 3)
          .join('')
          .trimEnd();
        return addFault(offset, match, `“${shown}” is no % with two hexadecimal digits.`);
      }
      return decodeRun(match, charset, (start, raw) =>
        addFault(offset + start, raw, `${raw} is not valid UTF-8.`),
      );
    },
  );
  return { text: decoded, faults, faultCount, plusCount, escapeCount };
}

/** Counts how many times a text was encoded: 0 for a text without %XX, at most 9. */
export function countLayers(text: string, options: DecodeOptions): number {
  let current = text;
  for (let layers = 0; layers < 9; layers += 1) {
    if (!/%[0-9a-f]{2}/i.test(current)) return layers;
    const { text: next, faultCount } = decodeText(current, options);
    if (faultCount > 0 || next === current) return layers;
    current = next;
  }
  return 9;
}

function decodeEscapes(run: string): string {
  return run.replace(/%u([0-9a-f]{4})/gi, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)));
}

/** Decodes a run of %XX. Invalid UTF-8 sequences stay unchanged and are reported with their start in the run. */
function decodeRun(run: string, charset: Charset, onFault: (start: number, raw: string) => string): string {
  const bytes = Uint8Array.from({ length: run.length / 3 }, (_, index) =>
    parseInt(run.slice(index * 3 + 1, index * 3 + 3), 16),
  );
  if (charset === 'windows-1252') return new TextDecoder('windows-1252').decode(bytes);
  const whole = readUtf8(bytes);
  if (whole !== undefined) return whole;
  const parts: string[] = [];
  for (let index = 0; index < bytes.length;) {
    const length = sequenceLength(bytes[index] as number);
    const character = length === 0 ? undefined : readUtf8(bytes.subarray(index, index + length));
    const isRead = character !== undefined && index + length <= bytes.length;
    parts.push(isRead ? character : onFault(index * 3, run.slice(index * 3, index * 3 + 3)));
    index += isRead ? length : 1;
  }
  return parts.join('');
}

function readUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Returns the length of a UTF-8 sequence by its first byte (RFC 3629); 0 for an invalid first byte. */
function sequenceLength(first: number): number {
  if (first < 0x80) return 1;
  if (first >= 0xc2 && first < 0xe0) return 2;
  if (first >= 0xe0 && first < 0xf0) return 3;
  return first >= 0xf0 && first < 0xf5 ? 4 : 0;
}
