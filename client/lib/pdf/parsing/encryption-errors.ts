import { readBytes } from '#core/files/read-bytes.ts';
import { ToolInputError } from '#core/errors.ts';

/** The error for a file whose security handler or algorithm pdf.js does not support: no password opens it. */
export class UnknownEncryptionError extends ToolInputError {
  constructor() {
    super('This PDF is encrypted in a way that only the program it was made for can open.', {
      hint: 'Open it in that program, print or save it to a new PDF without protection, and use that.',
    });
  }
}

/** Returns whether an error of pdf.js (6.5.438) means unknown encryption. */
export function isUnknownEncryption(error: unknown): boolean {
  return error instanceof Error && /unknown encryption method|unsupported encryption/.test(error.message);
}

const searchBytes = 1 << 20;
/** A name may span two parts. */
const overlapBytes = 100;

/**
 * Returns a more specific error for a file that is encrypted for certificates (ISO 32000-2, 7.6.5). Its encryption
 * dictionary is never compressed.
 */
export async function explainEncryption(file: Blob, error: UnknownEncryptionError): Promise<ToolInputError> {
  const decoder = new TextDecoder('latin1');
  for (let start = 0; start < file.size; start += searchBytes) {
    const bytes = await readBytes(file.slice(start, start + searchBytes + overlapBytes));
    if (/\/Adobe\.PubSec\b|\/adbe\.pkcs7\.s[345]\b/.test(decoder.decode(bytes))) return forCertificate();
  }
  return error;
}

function forCertificate(): ToolInputError {
  return new ToolInputError('This PDF is encrypted for a certificate: no password opens it.', {
    hint: 'Open it in Adobe Acrobat on a computer that has the certificate, save it without security, and use that.',
  });
}

/** The error for a file whose encryption names a wrong key length, so that no password opens it. */
export class KeyLengthError extends ToolInputError {
  constructor() {
    super('The encryption of this PDF is damaged: its key length (/Length) is missing or wrong.', {
      hint: 'Remove the encryption, for example with “qpdf --decrypt damaged.pdf new.pdf”, and use the new file.',
    });
  }
}

/** Returns whether an error of pdf.js (6.5.438) means a key length that does not exist. */
export function isInvalidKeyLength(error: unknown): boolean {
  return error instanceof Error && error.message.includes('invalid key length');
}

const mostBytes = 50_000_000;
/** An encryption dictionary is never compressed, and hardly longer. */
const dictionaryBytes = 2000;
/** The key lengths by version of the algorithm, in bits (ISO 32000-1, table 20). */
const lengthsByVersion = new Map([
  ['1', [40]],
  ['2', [128, 40]],
  ['3', [128, 40]],
]);

/** Yields copies of a locked file with the other key lengths that its encryption may have. */
export async function* withOtherKeyLengths(file: Blob): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  if (file.size > mostBytes) return;
  const bytes = await readBytes(file);
  const text = Array.from({ length: Math.ceil(bytes.length / chunkBytes) }, (_, index) =>
    String.fromCharCode(...bytes.subarray(index * chunkBytes, (index + 1) * chunkBytes)),
  ).join('');
  const at = text.search(/\/Filter\s*\/Standard\b/);
  if (at < 0) return;
  const from = Math.max(
    text.lastIndexOf('obj', at),
    text.lastIndexOf('/Encrypt', at),
    at - dictionaryBytes,
    0,
  );
  const end = text.indexOf('endobj', at);
  const to = Math.min(end < 0 ? Infinity : end, at + dictionaryBytes);
  const dictionary = text.slice(from, to);
  const version = /\/V\s+(\d)/.exec(dictionary)?.[1] ?? '';
  const given = Number(/\/Length\s+(\d+)/.exec(dictionary)?.[1] ?? 40);
  const plain = dictionary.replace(/\/Length\s+\d+/, '');
  for (const length of lengthsByVersion.get(version) ?? []) {
    if (length === given) continue;
    const changed = plain.replace(/\/Filter\s*\/Standard\b/, `/Filter/Standard/Length ${length}`);
    const copy = text.slice(0, from) + changed + text.slice(to);
    yield Uint8Array.from(copy, (character) => character.charCodeAt(0));
  }
}

const chunkBytes = 8192;
