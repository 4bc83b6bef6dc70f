import { readBytes } from '#client/lib/pdf/objects/read-bytes.ts';
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
