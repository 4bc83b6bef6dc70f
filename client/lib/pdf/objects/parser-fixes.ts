import {
  PDFArray,
  type PDFContext,
  type PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFObjectParser,
  PDFParser,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import { clearDanglingReferences } from './dangling-references.ts';
import { asDict, elementsOf, nameIn, nameText, numberIn, rawIn, resolve, setIn } from './pdf-objects.ts';

/** Members of pdf-lib's parser that its types do not declare. */
interface Parser {
  readonly bytes: ByteSource;
  readonly context: PDFContext;
  cryptoFactory?: CryptoFactory | undefined;
  parseDict(ref?: PDFRef): PDFDict;
  parseString(ref?: PDFRef): PDFString;
  parseDictOrStream(ref?: PDFRef): unknown;
}

interface CryptoFactory {
  readonly algorithm: number;
  readonly encryptMetadata?: boolean;
  /** The crypt filter of streams that do not name one. */
  readonly stmf?: PDFName;
  /** The crypt filter of strings; pdf-lib 2.11.1 also uses it for streams. */
  readonly strf?: PDFName;
}

interface ByteSource {
  readonly bytes: Uint8Array;
}

const parser = PDFObjectParser.prototype as unknown as Parser;
const { parseDict, parseDictOrStream, parseString } = parser;
const { parseDocument } = PDFParser.prototype;

// Works around two errors of pdf-lib 2.11.1. It ends a stream with an indirect length at the first `endstream`, and it
// decrypts streams that are never encrypted. It reads a file from front to back, so both are fixed in the stream's
// dictionary.
parser.parseDict = function parse(ref) {
  const dict = parseDict.call(this, ref);
  const length = rawIn(dict, 'Length');
  if (length instanceof PDFRef) {
    const value = this.context.lookup(length) ?? plainNumber(this.bytes, length);
    if (value instanceof PDFNumber) setIn(dict, 'Length', value);
  }
  if (this.cryptoFactory) this.cryptoFactory = factoryFor(dict, this.cryptoFactory);
  return dict;
};

parser.parseDictOrStream = function parse(ref) {
  const { cryptoFactory } = this;
  try {
    return parseDictOrStream.call(this, ref);
  } finally {
    this.cryptoFactory = cryptoFactory;
  }
};

// Fixes decrypted strings: pdf-lib 2.11.1 treats the decrypted text as escaped, so a parenthesis or backslash breaks
// it.
parser.parseString = function parse(ref) {
  const string = parseString.call(this, ref);
  if (!this.cryptoFactory || !ref) return string;
  return PDFString.of(
    string
      .asString()
      .replace(/[\\()]/g, String.raw`\$&`)
      .replaceAll('\r', String.raw`\r`),
  );
};

PDFParser.prototype.parseDocument = async function parse() {
  const context = await parseDocument.call(this);
  completeEncryption(context);
  clearDanglingReferences(context);
  return context;
};

/**
 * Completes the encryption dictionary, because pdf-lib 2.11.1 does not follow references in it and fails if the file
 * has no identifier.
 */
function completeEncryption(context: PDFContext): void {
  const { trailerInfo } = context;
  const encryption = asDict(context, trailerInfo.Encrypt);
  if (!encryption) return;
  for (const [key, value] of encryption.entries()) encryption.set(key, resolve(context, value) ?? value);
  const hasId = elementsOf(context, trailerInfo.ID)[0];
  if (!hasId) trailerInfo.ID = context.obj([PDFHexString.of(''), PDFHexString.of('')]);
}

/**
 * Returns the decryption for a stream; undefined if it is not encrypted. See ISO 32000-2, 7.5.8.2 (cross-reference
 * streams) and 7.6.2 (`EncryptMetadata`).
 */
function factoryFor(dict: PDFDict, factory: CryptoFactory): CryptoFactory | undefined {
  const type = nameIn(dict, 'Type');
  if (type === 'XRef') return undefined;
  // Only these algorithms have this entry; pdf-lib sets it to false for all others.
  const isMetadataClear = factory.algorithm >= 4 && factory.encryptMetadata === false;
  const cryptFilter = takeCryptFilter(dict);
  if ((type === 'Metadata' && isMetadataClear) || cryptFilter === 'Identity') return undefined;
  const strf = cryptFilter === undefined ? factory.stmf : PDFName.of(cryptFilter);
  // The prototype contains the key.
  return strf ? Object.assign(Object.create(factory) as CryptoFactory, { strf }) : factory;
}

/**
 * Returns the crypt filter that a stream names (ISO 32000-2, 7.6.6), and removes it, because a decrypted stream must
 * not name it.
 */
function takeCryptFilter(dict: PDFDict): string | undefined {
  const { context } = dict;
  const [first, ...filters] = listIn(dict, 'Filter');
  if (nameText(resolve(context, first)) !== 'Crypt') return undefined;
  const [parameters, ...others] = listIn(dict, 'DecodeParms');
  const own = asDict(context, parameters);
  setIn(dict, 'Filter', filters.length > 0 ? context.obj(filters) : undefined);
  setIn(dict, 'DecodeParms', others.length > 0 ? context.obj(others) : undefined);
  return (own && nameIn(own, 'Name')) ?? 'Identity';
}

/** Returns the elements of an array, or a single value that replaces the array. */
function listIn(dict: PDFDict, key: string): PDFObject[] {
  const value = resolve(dict.context, rawIn(dict, key));
  return value instanceof PDFArray ? value.asArray() : value ? [value] : [];
}

/** The initialization vector and the padding of AES. */
const mostCipherBytes = 32;
const lineEndBytes = 2;

/** Returns whether a stream is shorter than its length. This happens if the length is in a later object stream. */
export function hasCutStream(context: PDFContext): boolean {
  const tolerance = lineEndBytes + (context.isDecrypted ? mostCipherBytes : 0);
  return context.enumerateIndirectObjects().some(([, object]) => {
    if (!(object instanceof PDFRawStream) || !(rawIn(object.dict, 'Length') instanceof PDFRef)) return false;
    return (numberIn(object.dict, 'Length') ?? 0) > object.contents.length + tolerance;
  });
}

const numbersOf = new WeakMap<Uint8Array, ReadonlyMap<string, number>>();
const chunkBytes = 1 << 20;
/** The maximum length of an object that is a number. */
const overlapBytes = 100;

/** Returns the value of a number object that comes later in the file; the last one if there are several versions. */
function plainNumber(
  { bytes }: ByteSource,
  { objectNumber, generationNumber }: PDFRef,
): PDFNumber | undefined {
  const numbers = numbersOf.get(bytes) ?? findNumbers(bytes);
  numbersOf.set(bytes, numbers);
  const value = numbers.get(`${objectNumber} ${generationNumber}`);
  return value === undefined ? undefined : PDFNumber.of(value);
}

function findNumbers(bytes: Uint8Array): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  const decoder = new TextDecoder('latin1');
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    const text = decoder.decode(bytes.subarray(start, start + chunkBytes + overlapBytes));
    const objects = text.matchAll(/\b(\d{1,10})\s{1,9}(\d{1,5})\s{1,9}obj\s{1,9}(\d{1,12})\s{1,9}endobj/g);
    for (const [, number = '', generation = '', value] of objects)
      numbers.set(`${Number(number)} ${Number(generation)}`, Number(value));
  }
  return numbers;
}
