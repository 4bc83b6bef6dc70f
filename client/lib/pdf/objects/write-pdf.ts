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
  PDFStreamWriter,
  PDFString,
} from '@cantoo/pdf-lib';

type Encrypt = (bytes: Uint8Array) => Uint8Array;

const objectsPerStream = 200;

const everythingAllowed = {
  printing: 'highResolution',
  modifying: true,
  copying: true,
  annotating: true,
  fillingForms: true,
  contentAccessibility: true,
  documentAssembly: true,
} as const;

/** Reads a well-formed, unencrypted PDF into its objects. For files of strangers take `openPdf`, which repairs. */
export function parsePdf(bytes: Uint8Array): Promise<PDFContext> {
  return PDFParser.forBytesWithOptions(bytes, Infinity).parseDocument();
}

/**
 * Writes the objects as a PDF; with `password`, encrypted with AES-256 (ISO 32000-2, revision 6).
 * The context is spent afterwards: encryption changes its objects.
 */
export async function writePdf(context: PDFContext, password?: string): Promise<Uint8Array<ArrayBuffer>> {
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    // The writer keeps pages and page trees out of object streams by their class; as plain dictionaries they shrink.
    if (object instanceof PDFDict && !(object instanceof PDFCatalog)) {
      context.assign(ref, PDFDict.fromMapWithContext(object.asMap(), context));
    }
  }
  delete context.trailerInfo.Encrypt;
  if (password === undefined) {
    const id = PDFHexString.fromBytes(crypto.getRandomValues(new Uint8Array(16)));
    context.trailerInfo.ID = context.obj([id, id]);
  } else {
    encryptObjects(context, password);
  }
  const bytes = await PDFStreamWriter.forContext(
    context,
    Infinity,
    true,
    objectsPerStream,
  ).serializeToBuffer();
  return bytes;
}

/** The writer encrypts streams only, so strings that stand outside any stream's data are encrypted here. */
function encryptObjects(context: PDFContext, password: string): void {
  const objects = context.enumerateIndirectObjects();
  const security = PDFSecurity.create(context, {
    userPassword: password,
    ownerPassword: password,
    permissions: everythingAllowed,
    algorithm: 'AES-256',
  });
  context.security = security.encrypt();
  // With AES-256 one key serves all objects: their numbers do not matter (ISO 32000-2, 7.6.3.3).
  const encrypt = security.getEncryptFn(0, 0);
  for (const [, object] of objects) {
    if (object instanceof PDFCatalog) encryptStringsOf(object, encrypt);
    if (object instanceof PDFStream) encryptStringsOf(object.dict, encrypt);
  }
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
