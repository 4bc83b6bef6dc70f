import { inform } from '#client/tool-kit/operations/notes.ts';
import { defineOperation, type TextInput } from '#client/tool-kit/operations/operation.ts';
import type { OperationResult } from '#client/tool-kit/operations/operation-result.ts';
import { choice, flag, number, type StateOf } from '#client/tool-kit/state/state-schema.ts';
import { ToolInputError, type Note } from '#core/errors.ts';
import { PlaceFinder } from '#core/text/encodings/text-place.ts';
import { notationLabels } from './notations.ts';

const writing = { mode: ['encode'] } as const;
/** A hex dump has no further options. */
const rows = { ...writing, layout: ['space', 'comma', 'line', 'none'] } as const;
const digits = { mode: ['encode', 'decode'] } as const;
const numbers = { mode: ['number'] } as const;
const base = { min: 2, max: 36, isInteger: true } as const;

const modeLabels = { encode: 'Text to digits', decode: 'Digits to text', number: 'Whole numbers' };

const layoutLabels = { space: 'Space', comma: 'Comma', line: 'New line', none: 'None', dump: 'Hex dump' };

const charsetLabels = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252 (Latin 1)',
};

const schema = {
  mode: choice(modeLabels, 'encode', 'Convert'),
  notation: choice(['binary', 'octal', 'decimal', 'hex'], 'binary', 'Digits', {
    choiceLabels: notationLabels,
    onlyIf: digits,
    unless: { ...writing, layout: ['dump'] },
  }),
  layout: choice(layoutLabels, 'space', 'Separator', { onlyIf: writing }),
  hasPrefix: flag(false, 'Prefix (0b, 0o, 0x)', { onlyIf: rows }),
  isUpper: flag(false, 'Uppercase', { onlyIf: { ...rows, notation: ['hex'] } }),
  charset: choice(charsetLabels, 'utf-8', 'Encoding', { onlyIf: digits, typedOnlyIf: { mode: ['encode'] } }),
  fromBase: number(10, base, 'From base', {
    hint: '2 to 36; a prefix 0x, 0o or 0b sets its own',
    onlyIf: numbers,
  }),
  to: choice({ all: '10, 2, 8 and 16', one: 'One base' }, 'all', 'To', { onlyIf: numbers }),
  toBase: number(2, base, 'To base', { hint: '2 to 36', onlyIf: { ...numbers, to: ['one'] } }),
  bits: choice([0, 8, 16, 32, 64, 128], 0, 'Negative as', {
    choiceLabels: {
      0: 'A minus sign',
      8: '8 bits, two’s complement',
      16: '16 bits',
      32: '32 bits',
      64: '64 bits',
      128: '128 bits',
    },
    onlyIf: numbers,
  }),
};

type Options = StateOf<typeof schema>;

export default defineOperation({
  schema,
  takes: 'text',
  // A hex dump is ten times as long as its text.
  quickSize: 4000,
  sample: 'Hi 👋',
  invert: ({ mode, notation, layout }) =>
    mode === 'encode'
      ? { mode: 'decode', notation: layout === 'dump' ? 'hex' : notation }
      : { mode: mode === 'decode' ? 'encode' : 'number' },
  takesBytes: ({ mode }) => mode === 'encode',
  run(input, options) {
    if (options.mode === 'encode') return encode(input, options);
    return options.mode === 'decode' ? decode(input, options) : convertNumbers(input, options);
  },
});

/** A multiple of 16, so that a hex dump has whole rows. */
const pieceBytes = 1 << 16;
const maxInputBytes = 20_000_000;

/** Encodes typed text in the chosen encoding; a file is used byte by byte. */
async function encode(input: TextInput, options: Options): Promise<OperationResult> {
  const [{ bytesOfText }, { separatorOf, writeBytes }, { hexDump }] = await Promise.all([
    import('#core/text/encodings/text-encoding.ts'),
    import('./write-bytes.ts'),
    import('#core/bytes/hex-dump.ts'),
  ]);
  if (input.size > maxInputBytes) {
    throw new ToolInputError('This is larger than 20 MB.', {
      hint: 'Split it: its digits would take gigabytes.',
    });
  }
  const { layout } = options;
  const isFile = typeof input.content !== 'string';
  const bytes = isFile ? await input.bytes() : bytesOfText(await input.text(), options.charset);
  const writingOptions = { ...options, separator: layout === 'dump' ? 'space' : layout } as const;
  const pieces: string[] = [];
  for (let start = 0; start < bytes.length; start += pieceBytes) {
    const piece = bytes.subarray(start, start + pieceBytes);
    pieces.push(layout === 'dump' ? hexDump(piece, start) : writeBytes(piece, writingOptions));
  }
  const separator = layout === 'dump' ? '\n' : separatorOf(writingOptions);
  const parts = pieces.map((piece, index) => (index === 0 ? piece : separator + piece));
  const content = bytes.length <= pieceBytes ? parts.join('') : new Blob(parts);
  const kind = options.notation === 'hex' && layout !== 'dump' ? 'hex' : 'text';
  const notes: Note[] = isFile
    ? [inform('The file’s bytes are written as they are, whatever its encoding.')]
    : [];
  return {
    parts: [{ name: 'digits.txt', kind, content, ...(layout === 'dump' ? { isOfColumns: true } : {}) }],
    notes,
  };
}

async function decode(input: TextInput, { notation, charset }: Options): Promise<OperationResult> {
  const [{ textOfBytes }, { readBytes, readCodePoints }, { findInvalidUtf8 }] = await Promise.all([
    import('#core/text/encodings/text-encoding.ts'),
    import('./read-bytes.ts'),
    import('#core/text/encodings/utf8-check.ts'),
  ]);
  const written = await input.text(maxInputBytes);
  const characters = readCodePoints(written);
  if (characters !== undefined) {
    const notes = [inform('Read as code points of Unicode, a character each.')] as const;
    return { parts: [{ name: 'text.txt', kind: 'text', content: characters }], notes };
  }
  const { bytes, isOfNibbles } = readBytes(written, notation);
  const text = textOfBytes(bytes, charset);
  if (text === undefined) {
    const where = charset === 'utf-8' ? whereInvalid(bytes, findInvalidUtf8(bytes, 1)[0] ?? 0) : '';
    throw new ToolInputError(`These bytes are not text in ${charset.toUpperCase()}${where}.`, {
      hint: 'Choose the encoding that the text was written in; Windows-1252 reads nearly any bytes.',
    });
  }
  const notes: Note[] = isOfNibbles ? [inform('Groups of four bits were read in pairs, a byte each.')] : [];
  return { parts: [{ name: 'text.txt', kind: 'text', content: text }], notes };
}

/**
 * Describes an invalid byte: a continuation or invalid byte cannot begin a character; any other byte begins one that is
 * incomplete.
 */
function whereInvalid(bytes: Uint8Array, at: number): string {
  const first = bytes[at] ?? 0;
  const name = `: byte ${at + 1} (0x${first.toString(16).toUpperCase()}) begins`;
  if (first < 0xc2 || first > 0xf4) return `${name} no character`;
  const length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  const following = bytes.subarray(at + 1, at + length);
  const isCut = following.length < length - 1 && following.every((byte) => (byte & 0xc0) === 0x80);
  return isCut
    ? `${name} a character of ${length} bytes, which is cut off`
    : `${name} a character of ${length} bytes, but what follows does not belong to one`;
}

async function convertNumbers(input: TextInput, options: Options): Promise<OperationResult> {
  const { readWholeNumber, writeWholeNumber } = await import('./whole-numbers.ts');
  const text = await input.text(maxInputBytes);
  const places = new PlaceFinder(text);
  const written = Array.from(text.matchAll(/[^\r\n]*\S[^\r\n]*/g), ({ 0: line, index }) => {
    const value = readWholeNumber(line, options.fromBase, (at) => places.find(index + at));
    return writeWholeNumber(value, options, places.find(index));
  });
  const content = written.join(options.to === 'all' ? '\n\n' : '\n');
  return { parts: [{ name: 'numbers.txt', kind: 'text', content }] };
}
