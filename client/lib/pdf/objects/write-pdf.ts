import {
  PDFArray,
  PDFCatalog,
  type PDFContext,
  PDFDict,
  PDFHexString,
  type PDFObject,
  PDFParser,
  PDFSecurity,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import './parser-fixes.ts';
import { type Encrypt, makePdfParts } from './pdf-parts.ts';

const everythingAllowed = {
  printing: 'highResolution',
  modifying: true,
  copying: true,
  annotating: true,
  fillingForms: true,
  contentAccessibility: true,
  documentAssembly: true,
} as const;

/** Reads a well-formed, unencrypted PDF into its objects. For other files use `openPdf`, which repairs them. */
export function parsePdf(bytes: Uint8Array): Promise<PDFContext> {
  return PDFParser.forBytesWithOptions(bytes, Infinity).parseDocument();
}

/**
 * Writes the objects as a PDF; with `password`, encrypted with AES-256 (ISO 32000-2, revision 6). Do not use the
 * context afterwards, because encryption changes its objects.
 */
export function writePdf(context: PDFContext, password?: string): Blob {
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    // Only the catalog must stay outside object streams, because the encryption recognizes it by its class.
    if (object instanceof PDFDict && !(object instanceof PDFCatalog)) {
      context.assign(ref, PDFDict.fromMapWithContext(object.asMap(), context));
    }
  }
  delete context.trailerInfo.Encrypt;
  let encrypt: Encrypt | undefined;
  if (password === undefined) {
    const id = PDFHexString.fromBytes(crypto.getRandomValues(new Uint8Array(16)));
    context.trailerInfo.ID = context.obj([id, id]);
  } else {
    encrypt = encryptObjects(context, password);
  }
  return new Blob(makePdfParts(context, encrypt), { type: 'application/pdf' });
}

/** Encrypts the strings outside stream data. Returns the function that encrypts the streams. */
function encryptObjects(context: PDFContext, password: string): Encrypt {
  const objects = context.enumerateIndirectObjects();
  const security = PDFSecurity.create(context, {
    userPassword: password,
    ownerPassword: password,
    permissions: everythingAllowed,
    algorithm: 'AES-256',
  });
  context.security = security.encrypt();
  // With AES-256 one key encrypts all objects, whatever their numbers (ISO 32000-2, 7.6.3.3).
  const encrypt = security.getEncryptFn(0, 0);
  for (const [, object] of objects) {
    if (object instanceof PDFCatalog) encryptStringsOf(object, encrypt);
    if (object instanceof PDFStream) encryptStringsOf(object.dict, encrypt);
  }
  return encrypt;
}

function encryptStringsOf(dict: PDFDict, encrypt: Encrypt): void {
  for (const [key, value] of dict.entries()) dict.set(key, encrypted(value, encrypt));
}

function encrypted(value: PDFObject, encrypt: Encrypt): PDFObject {
  if (value instanceof PDFString || value instanceof PDFHexString) {
    return PDFHexString.fromBytes(encrypt(value.asBytes()));
  }
  if (value instanceof PDFDict) encryptStringsOf(value, encrypt);
  if (value instanceof PDFArray) {
    value.asArray().forEach((element, index) => value.set(index, encrypted(element, encrypt)));
  }
  return value;
}
