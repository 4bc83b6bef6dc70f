import { detectFileKind } from './data-kind-detection.ts';
import type { DataKind } from './data-kinds.ts';

/** Bytes as text if they are valid text, otherwise as a file. */
export interface ByteContent {
  readonly content: string | Blob;
  readonly kind: DataKind;
  readonly extension: string;
  readonly isText: boolean;
}

const extensions: Readonly<Partial<Record<DataKind, string>>> = {
  jpeg: 'jpg',
  text: 'txt',
  file: 'bin',
};

/** Returns bytes as text if they are valid UTF-8 without control characters, else as a file of the detected kind. */
export function contentOfBytes(bytes: Uint8Array<ArrayBuffer>): ByteContent {
  const found = detectFileKind(bytes.subarray(0, 512));
  const text = textOf(bytes);
  const ofText = found === 'svg' ? found : 'text';
  const kind = text === undefined ? (found ?? 'file') : ofText;
  const extension = extensions[kind] ?? kind;
  return { content: text ?? new Blob([bytes]), kind, extension, isText: text !== undefined };
}

function textOf(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return /[\p{Cc}--[\t\n\f\r\u001b\u0080-\u009f]]/v.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}
