import { warn } from '#client/tool-kit/operations/notes.ts';
import { type Note, ToolInputError } from '#core/errors.ts';
import { placeOf, type TextPlace } from '#core/text/encodings/text-place.ts';

const maxNotes = 100;

/** Writes uuencode (POSIX) with its first and last line. Zero is written as a grave accent, which no mailer strips. */
export function encodeUu(bytes: Uint8Array, name: string): string {
  const lines = [`begin 644 ${name}`];
  for (let start = 0; start < bytes.length; start += 45) {
    const row = bytes.subarray(start, start + 45);
    let line = uuDigit(row.length);
    for (let index = 0; index < row.length; index += 3) {
      const [a = 0, b = 0, c = 0] = row.subarray(index, index + 3);
      line += uuDigit(a >> 2) + uuDigit(((a & 3) << 4) | (b >> 4));
      line += uuDigit(((b & 15) << 2) | (c >> 6)) + uuDigit(c & 63);
    }
    lines.push(line);
  }
  return [...lines, '`', 'end', ''].join('\n');
}

function uuDigit(value: number): string {
  return value === 0 ? '`' : String.fromCharCode(32 + value);
}

/** A file of uuencode; its name is undefined if the first line is missing. */
export interface UuFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly name: string | undefined;
}

/** Reads the first file of uuencode, with or without `begin` and `end`. Throws a ToolInputError with its place. */
export function decodeUu(text: string, notes: Note[]): UuFile {
  const begin = /^begin(?:-base64)? [0-7]{3,4} (.+?)\r?$/m.exec(text);
  if (begin?.[0].startsWith('begin-base64')) {
    throw new ToolInputError('This uuencode file holds Base64.', {
      ...placeOf(text, begin.index),
      hint: 'Decode the lines between the first and the last with the Base64 Encoder.',
    });
  }
  const sink = { bytes: new Uint8Array(text.length + 48), length: 0 };
  let offset = begin ? text.indexOf('\n', begin.index) + 1 || text.length : 0;
  let isEnded = false;
  for (; offset < text.length && !isEnded;) {
    const lineEnd = text.indexOf('\n', offset);
    const line = text.slice(offset, lineEnd === -1 ? text.length : lineEnd).replace(/\r$/, '');
    isEnded = line === 'end';
    if (!isEnded && line.trim() !== '') readUuLine(text, line, offset, sink, notes);
    offset = lineEnd === -1 ? text.length : lineEnd + 1;
  }
  if (!isEnded && begin) {
    const sentence = 'The line “end” is missing: the file may be cut off.';
    notes.push(warn(sentence, undefined, placeOf(text, text.length)));
  }
  if (isEnded && text.slice(offset).trim() !== '') {
    const sentence = 'There is more after the first file. Only the first one was decoded.';
    notes.push(warn(sentence, undefined, placeOf(text, offset)));
  }
  return { bytes: sink.bytes.slice(0, sink.length), name: begin?.[1]?.trim() };
}

interface Sink {
  readonly bytes: Uint8Array<ArrayBuffer>;
  length: number;
}

function readUuLine(text: string, line: string, offset: number, sink: Sink, notes: Note[]): void {
  const stray = /[^ -`]/u.exec(line)?.[0];
  if (stray !== undefined) {
    throw new ToolInputError(`“${stray}” is not part of uuencode.`, {
      ...placeOf(text, offset + line.indexOf(stray)),
      hint: 'Remove it, or choose another encoding.',
    });
  }
  const value = (index: number) => (index < line.length ? (line.charCodeAt(index) - 32) & 63 : 0);
  const count = value(0);
  const wanted = Math.ceil(count / 3) * 4 + 1;
  // Some programs add a checksum character.
  if (line.trimEnd().length > wanted + 1) throw wrongLength(count, 'longer', placeOf(text, offset));
  if (line.length < 1 + Math.ceil((count * 4) / 3)) {
    const place = placeOf(text, offset + line.length);
    // Editors strip the spaces that some programs write for zeros.
    if (line.includes('`')) throw wrongLength(count, 'shorter', place);
    const sentence = 'The end of this line is missing. It was read as spaces, which are zeros.';
    if (notes.length < maxNotes) notes.push(warn(sentence, undefined, place));
  }
  for (let index = 1, left = count; left > 0; index += 4, left -= 3) {
    const [a, b, c, d] = [value(index), value(index + 1), value(index + 2), value(index + 3)];
    sink.bytes.set([(a << 2) | (b >> 4), (b << 4) | (c >> 2), (c << 6) | d], sink.length);
    sink.length += Math.min(left, 3);
  }
}

function wrongLength(count: number, than: string, place: TextPlace): ToolInputError {
  return new ToolInputError(
    `The first character says that this line has ${count} bytes, but it is ${than}.`,
    {
      ...place,
      hint: 'Part of the text was changed or lost. Copy it again.',
    },
  );
}
