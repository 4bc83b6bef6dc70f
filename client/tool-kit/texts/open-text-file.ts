import { toUtf8 } from '#core/csv/reading/file-reading.ts';
import { declaredEncoding } from '#core/text/encodings/declared-encoding.ts';
import { typeOfEditedText } from '#client/tool-kit/operations/operation.ts';
import { decodeText, isMostlyUtf8 } from '#core/text/encodings/text-decoding.ts';
import { guessUtf16 } from '#core/text/encodings/utf16-guess.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';
import { findInvalidUtf8 } from '#core/text/encodings/utf8-check.ts';
import { nameBinary, wayToText } from '#core/text/kinds/binary-kind.ts';
import { headBytes } from '#core/text/kinds/data-kind-detection.ts';
import { maxEditorBytes } from '#client/ui/code/editor-limit.ts';
import type { FileReading, TextSource } from './source.ts';

const pieceBytes = 1 << 20;
/** The longest a UTF-8 character can be. */
const maxCharacterBytes = 4;

/**
 * Reads a text file for the editor, or as a source of its own where it is too large for one: as UTF-8 in any case. A tool
 * that works on bytes takes a large one without reading it.
 */
export async function openTextFile(
  file: File,
  asked: string | undefined,
  takesBytes: boolean,
): Promise<TextSource> {
  // A binary file is passed on unchanged: tools on bytes accept it, and text tools name its kind.
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const binary = asked === undefined ? nameBinary(head) : undefined;
  if (binary !== undefined)
    return { type: 'file', file, binary, ...(takesBytes ? {} : { wayToText: wayToText(binary) }) };
  if (takesBytes && file.size > maxEditorBytes) return { type: 'file', file };
  return file.size > maxEditorBytes ? openLarge(file, asked) : openSmall(file, asked);
}

async function openSmall(file: File, asked: string | undefined): Promise<TextSource> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { text, encoding, damage } = decodeText(bytes, asked);
  const isPlain = encoding === 'utf-8' && !damage && asked === undefined;
  if (isPlain) return { type: 'text', text, fileName: file.name, file };
  const before = damage && decodeText(bytes.subarray(0, damage.byteOffset), encoding).text;
  const place = before === undefined ? {} : { place: placeOf(before, before.length) };
  const reading: FileReading = { file, encoding, ...(damage ? { damage: { ...damage, ...place } } : {}) };
  return { type: 'text', text, fileName: file.name, file, reading };
}

async function openLarge(file: File, asked: string | undefined): Promise<TextSource> {
  const head = new Uint8Array(await file.slice(0, pieceBytes).arrayBuffer());
  const known = asked ?? encodingOfHead(head);
  const fault = known === undefined || known === 'utf-8' ? await findFault(file) : undefined;
  if (!fault && known === undefined) return { type: 'file', file };
  const encoding = known ?? (fault?.isUtf8 === true ? 'utf-8' : 'windows-1252');
  const damage =
    encoding === 'utf-8' && fault ? { damage: { byteOffset: fault.byteOffset, byte: fault.byte } } : {};
  const isKept = encoding === 'utf-8';
  const content = isKept
    ? file
    : new File([await toUtf8(file, encoding, head)], file.name, { type: typeOfEditedText });
  return { type: 'file', file: content, reading: { file, encoding, ...damage } };
}

function encodingOfHead(head: Uint8Array): string | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  return guessUtf16(head) ?? declaredEncoding(head);
}

/**
 * Returns the first byte that is not UTF-8, and whether the bytes around it are; undefined if all are valid.
 */
async function findFault(file: File) {
  for (let start = 0; start < file.size; start += pieceBytes) {
    // A character that the cut falls into is looked at with the piece that it begins in.
    const bytes = new Uint8Array(
      await file.slice(start, start + pieceBytes + maxCharacterBytes).arrayBuffer(),
    );
    let from = 0;
    while (start > 0 && from < maxCharacterBytes && ((bytes[from] ?? 0) & 0xc0) === 0x80) from += 1;
    const [at] = findInvalidUtf8(bytes.subarray(from), 1);
    const isCut = at !== undefined && from + at >= pieceBytes && start + pieceBytes < file.size;
    if (at !== undefined && !isCut) {
      return { byteOffset: start + from + at, byte: bytes[from + at] ?? 0, isUtf8: isMostlyUtf8(bytes) };
    }
  }
  return undefined;
}
