import { refuseBinary } from '#core/text/kinds/binary-kind.ts';
import { readBytes } from '#core/files/read-bytes.ts';
import { detectFileKind, headBytes } from '#core/text/kinds/data-kind-detection.ts';
import { ToolInputError } from '#core/errors.ts';
import { type DecodedText, decodeText } from '#core/text/encodings/text-decoding.ts';
import {
  type FileInput,
  type InputByTakes,
  type OperationSource,
  type OperationTakes,
  type TextInput,
  typeOfEditedText,
} from './operation.ts';

/** The most that one string or one buffer may hold. Larger input is read by `pieces`. */
const maxWholeBytes = 100_000_000;
const pieceBytes = 1 << 20;

/**
 * Wraps typed, opened or piped data as an operation's input; reports how its bytes were decoded. Throws a ToolInputError
 * for a binary file where a text is wanted, so that no operation need look for one.
 */
export async function makeInput(
  takes: OperationTakes,
  source: OperationSource,
  onDecoded: (decoded: DecodedText) => void = () => undefined,
  takesBytes = false,
): Promise<InputByTakes[OperationTakes]> {
  switch (takes) {
    case 'nothing':
      return undefined;
    case 'text':
      if (typeof source === 'string') return typedInput(source);
      if (!takesBytes) await refuseBinaryFile(onlyBlob(source));
      return blobInput(onlyBlob(source), onDecoded);
    case 'file':
      return fileInput(toFile(typeof source === 'string' ? new Blob([source]) : onlyBlob(source)));
    case 'files':
      return Promise.all(listFiles(source).map(fileInput));
  }
}

/** How much there is to work on: UTF-16 units of a text, bytes of files. */
export function sizeOfSource(source: OperationSource): number {
  if (source === undefined) return 0;
  if (typeof source === 'string') return source.length;
  return source instanceof Blob ? source.size : source.reduce((sum, { size }) => sum + size, 0);
}

function onlyBlob(source: Exclude<OperationSource, string>): Blob {
  if (source instanceof Blob) return source;
  if (source?.length === 1 && source[0]) return source[0];
  throw new ToolInputError('This takes one file at a time.', { hint: 'Choose one file.' });
}

function listFiles(source: OperationSource): readonly File[] {
  if (source === undefined) return [];
  if (typeof source === 'string') return [toFile(new Blob([source]))];
  return source instanceof Blob ? [toFile(source)] : source;
}

function toFile(blob: Blob): File {
  return blob instanceof File ? blob : new File([blob], 'input', { type: blob.type });
}

function typedInput(text: string): TextInput {
  return {
    name: undefined,
    content: text,
    size: text.length,
    text: () => Promise.resolve(text),
    bytes: () => Promise.resolve(new TextEncoder().encode(text)),
    pieces: () => readPieces(new Blob([text])),
  };
}

function blobInput(blob: Blob, onDecoded?: (decoded: DecodedText) => void): TextInput {
  const bytes = async (maxBytes = maxWholeBytes) => {
    if (blob.size > maxBytes) {
      throw new ToolInputError(`This file is larger than ${maxBytes / 1_000_000} MB.`, {
        hint: 'Split it, and convert the parts.',
      });
    }
    return readBytes(blob);
  };
  return {
    name: blob instanceof File ? blob.name : undefined,
    content: blob,
    size: blob.size,
    text: async (maxBytes) => {
      // Before the size limit: its advice to split a file does not help with a picture.
      await refuseBinaryFile(blob);
      const read = await bytes(maxBytes);
      const decoded = decodeText(read, blob.type === typeOfEditedText ? 'utf-8' : undefined);
      onDecoded?.(decoded);
      return decoded.text;
    },
    bytes: () => bytes(),
    pieces: () => readPieces(blob),
  };
}

async function refuseBinaryFile(blob: Blob): Promise<void> {
  const head = await readBytes(blob.slice(0, headBytes));
  refuseBinary(head, blob instanceof File ? blob.name : undefined);
}

async function fileInput(file: File): Promise<FileInput> {
  const head = await readBytes(file.slice(0, headBytes));
  return { ...blobInput(file), name: file.name, file, kind: detectFileKind(head) };
}

async function* readPieces(blob: Blob): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let start = 0; start < blob.size; start += pieceBytes) {
    yield await readBytes(blob.slice(start, start + pieceBytes));
  }
}
