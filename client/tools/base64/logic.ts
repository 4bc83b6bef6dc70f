import { append } from '#core/collections/append.ts';
import { BlobWriter } from '#core/bytes/blob-writer.ts';
import { ToolInputError } from '#core/errors.ts';
import type { TaskContext } from '#core/task.ts';
import { type ContentKind, contentKindOf, plainText } from './coding/content-kind.ts';
import { Base64Decoder, decodeBytes } from './coding/decoder.ts';
import { breakLines, encodeBytes, lineEndOf } from './coding/encode-bytes.ts';
import { readAsText } from './coding/decoded-text.ts';
import { type Envelope, findEnvelope } from './coding/envelope.ts';
import { bytesOfHex } from './coding/hex-bytes.ts';
import { refuseLookalikes } from './coding/lookalikes.ts';
import type { DecodeOptions, EncodeOptions } from './options.ts';
import { asUtf8, readPieces } from './coding/pieces.ts';
import { bytesOfText, textOfBytes } from '#core/text/encodings/text-encoding.ts';
import { judgeFindings, type Remark } from './coding/verdict.ts';

/** Typed text, or a file of any size. */
export type Content = string | Blob;

export interface EncodeResult {
  readonly blob: Blob;
  /** The size of the input. */
  readonly sizeBytes: number;
}

export interface DecodeResult {
  /** Text as UTF-8 without a byte order mark; otherwise the same as `bytes`. */
  readonly blob: Blob;
  /** The decoded bytes, unchanged. */
  readonly bytes: Blob;
  readonly kind: ContentKind;
  /** The text, if the bytes are text and short enough for an editor. */
  readonly text: string | undefined;
  /** The encoding of the text; undefined for bytes that are not text. */
  readonly charset: string | undefined;
  readonly remarks: readonly Remark[];
  readonly note: string | undefined;
}

const headBytes = 4096;
const percentSign = 0x25;

/**
 * Encodes a text or a file of any size as Base64; files are read piece by piece. Throws a ToolInputError with the
 * position of a character that the text encoding does not have.
 */
export async function encodeContent(
  content: Content,
  options: EncodeOptions,
  mediaType: string,
  context: TaskContext,
): Promise<EncodeResult> {
  if (typeof content === 'string' && options.isPerLine) return encodeLines(content, options);
  const source = typeof content === 'string' ? new Blob([bytesOfInput(content, options)]) : content;
  // Data URLs only allow the standard alphabet.
  const isDataUrl = options.isDataUrl && !options.alphabet;
  const lineLength = isDataUrl ? 0 : options.lineLength;
  const writer = new BlobWriter();
  if (isDataUrl) writer.write(new TextEncoder().encode(`data:${mediaType};base64,`));
  for await (const bytes of readPieces(source, context)) {
    writer.write(breakLines(encodeBytes(bytes, options), lineLength));
  }
  const blob = writer.finish();
  if (lineLength === 0) return { blob, sizeBytes: source.size };
  return { blob: await withoutLastBreak(blob, lineEndOf(lineLength)), sizeBytes: source.size };
}

function bytesOfInput(text: string, { isHex, charset }: EncodeOptions): Uint8Array<ArrayBuffer> {
  return isHex ? bytesOfHex(text) : bytesOfText(text, charset);
}

function encodeLines(text: string, options: EncodeOptions): EncodeResult {
  let sizeBytes = 0;
  const lines = text.split(/\r?\n/).map((line, index) => {
    const bytes = atLine(index + 1, () => bytesOfInput(line, options));
    sizeBytes += bytes.length;
    return new TextDecoder().decode(encodeBytes(bytes, options));
  });
  return { blob: new Blob([lines.join('\n')]), sizeBytes };
}

async function withoutLastBreak(blob: Blob, lineEnd: string): Promise<Blob> {
  const tail = await blob.slice(Math.max(0, blob.size - lineEnd.length)).text();
  return tail === lineEnd ? blob.slice(0, blob.size - lineEnd.length) : blob;
}

/**
 * Decodes Base64 of any size, piece by piece, and detects the kind of content. Throws a ToolInputError with line and
 * column for input that the options do not allow.
 */
export async function decodeContent(
  content: Content,
  options: DecodeOptions,
  context: TaskContext,
): Promise<DecodeResult> {
  if (typeof content === 'string' && options.isPerLine) return decodeLines(content, options);
  const source = await asUtf8(typeof content === 'string' ? new Blob([content]) : content);
  if (!options.alphabet && options.strictness !== 'skip')
    refuseLookalikes(await source.slice(0, 2048).text());
  const { start, end, note } = options.alphabet ? bare(source) : await findEnvelope(source);
  const decoder = new Base64Decoder(options.alphabet);
  decoder.skip(new Uint8Array(await source.slice(0, start).arrayBuffer()));
  const writer = new BlobWriter();
  for await (const piece of readPieces(source.slice(start, end), context)) {
    writer.write(decoder.push(piece));
  }
  const remarks = judgeFindings(decoder.finish(), options);
  return describeBytes(writer.finish(), options, remarks, note);
}

/** Returns the whole blob as Base64; in other alphabets, the hyphens and letters of a header may be data. */
function bare({ size }: Blob): Envelope {
  return { start: 0, end: size, note: undefined };
}

function decodeLines(text: string, options: DecodeOptions): Promise<DecodeResult> {
  const remarks: Remark[] = [];
  const lines = text.split(/\r?\n/).map((line, index) => {
    const { bytes, findings } = decodeBytes(new TextEncoder().encode(line), options.alphabet);
    const ownRemarks = atLine(index + 1, () => judgeFindings(findings, options));
    append(
      remarks,
      ownRemarks.map(({ message }) => ({ message: `Line ${index + 1}: ${message}`, place: undefined })),
    );
    const decoded = textOfBytes(bytes, options.charset);
    if (decoded !== undefined) return decoded;
    throw new ToolInputError('This line is not text once decoded.', {
      line: index + 1,
      column: 1,
      hint: 'Switch “Each line separately” off, or choose another text encoding.',
    });
  });
  return describeBytes(
    new Blob([bytesOfText(lines.join('\n'), 'utf-8')]),
    { ...options, charset: 'utf-8' },
    remarks,
    undefined,
  );
}

/** Adds the line number to errors. */
function atLine<Result>(line: number, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof ToolInputError)) throw error;
    const { column, hint } = error.details;
    throw new ToolInputError(error.message, { line, column, hint });
  }
}

/**
 * Returns whether content detected as a file may be text: some file signatures are letters, as in “BMW …” or a text
 * about %PDF.
 */
function mayBeText({ kind }: ContentKind, head: Uint8Array): boolean {
  return kind === 'bmp' || kind === 'gif' || (kind === 'pdf' && head[0] !== percentSign);
}

async function describeBytes(
  blob: Blob,
  { charset }: DecodeOptions,
  remarks: readonly Remark[],
  note: string | undefined,
): Promise<DecodeResult> {
  const head = new Uint8Array(await blob.slice(0, headBytes).arrayBuffer());
  const found = contentKindOf(head);
  const shared = { bytes: blob, remarks, note };
  const isMarkup = found.kind === 'svg';
  if (found.kind === 'file' || isMarkup || mayBeText(found, head)) {
    const read = await readAsText(blob, charset);
    if (read) return { ...shared, ...read, kind: isMarkup ? found : plainText };
  }
  return { ...shared, blob, kind: found, text: undefined, charset: undefined };
}
