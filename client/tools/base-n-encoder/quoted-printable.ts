import { warn } from '#client/tool-kit/operations/notes.ts';
import type { Note } from '#core/errors.ts';
import { PlaceFinder } from '#core/text/encodings/text-place.ts';

const lineLimit = 76;
const maxNotes = 100;

/**
 * Writes quoted-printable (RFC 2045, section 6.7) in lines of 76 characters. Line ends stay line ends, unless
 * `isBinary` encodes them, too.
 */
export function encodeQuoted(bytes: Uint8Array, isBinary: boolean): string {
  const lines: string[] = [];
  let line = '';
  // A text keeps one kind of line end.
  const lineEnd =
    !isBinary && bytes.some((byte, index) => byte === 13 && bytes[index + 1] === 10) ? '\r\n' : '\n';
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0;
    const breakLength = isBinary ? 0 : lineEndAt(bytes, index);
    if (breakLength > 0) {
      lines.push(line, breakLength === 2 ? '\r\n' : '\n');
      line = '';
      index += breakLength - 1;
      continue;
    }
    const isBlank = byte === 32 || byte === 9;
    const isLast = index + 1 === bytes.length || (!isBinary && lineEndAt(bytes, index + 1) > 0);
    const isPlain = isBlank ? !isLast : byte > 32 && byte < 127 && byte !== 61;
    const written = isPlain ? String.fromCharCode(byte) : hexOf(byte);
    if (line.length + written.length > (isLast ? lineLimit : lineLimit - 1)) {
      lines.push(line, '=', lineEnd);
      line = '';
    }
    line += written;
  }
  lines.push(line);
  return lines.join('');
}

function hexOf(byte: number): string {
  return `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;
}

function lineEndAt(bytes: Uint8Array, index: number): 0 | 1 | 2 {
  if (bytes[index] === 10) return 1;
  return bytes[index] === 13 && bytes[index + 1] === 10 ? 2 : 0;
}

/** Reads quoted-printable. Invalid codes stay unchanged, with a note of their place, as RFC 2045 advises. */
export function decodeQuoted(text: string, notes: Note[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const bytes = new Uint8Array(encoder.encode(text).length);
  let length = 0;
  const addText = (piece: string) => {
    length += encoder.encodeInto(piece, bytes.subarray(length)).written;
  };
  const places = new PlaceFinder(text);
  let end = 0;
  // A line's end with the blanks before it, which mailers add; a code; or an equals sign that begins none.
  for (const match of text.matchAll(/=[ \t]*(?:\r?\n|$)|[ \t]+(?=\r?\n|$)|=([\da-fA-F]{2})|=|[^\0-\x7f]+/g)) {
    const [found, code] = match;
    const isForeign = found === '=' || found.charCodeAt(0) > 0x7f;
    const isDropped = /^[ \t]/.test(found);
    addText(text.slice(end, match.index) + (isForeign ? found : ''));
    if (code !== undefined) {
      bytes[length] = Number.parseInt(code, 16);
      length += 1;
    }
    end = match.index + found.length;
    if ((isForeign || isDropped) && notes.length < maxNotes) {
      const place = { ...places.find(match.index), length: found.length };
      notes.push(warn(sentenceOf(found, isDropped), undefined, place));
    }
  }
  addText(text.slice(end));
  return bytes.slice(0, length);
}

function sentenceOf(found: string, isDropped: boolean): string {
  if (isDropped) return 'Spaces at the end of a line do not belong to quoted-printable. They were removed.';
  if (found === '=') return 'No two hexadecimal digits follow this equals sign. It is left as it is.';
  return 'Quoted-printable is ASCII alone. These characters were read as UTF-8.';
}
