import {
  type PDFContext,
  type PDFDict,
  PDFHexString,
  PDFNumber,
  PDFObjectParser,
  PDFParser,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import {
  arrayIn,
  asDict,
  elementsOf,
  nameIn,
  nameText,
  numberIn,
  rawIn,
  resolve,
  setIn,
} from './pdf-objects.ts';

/** What pdf-lib's parser has and its types hide. */
interface Parser {
  readonly bytes: ByteSource;
  readonly context: PDFContext;
  cryptoFactory?: { readonly algorithm: number; readonly encryptMetadata?: boolean } | undefined;
  parseDict(ref?: PDFRef): PDFDict;
  parseString(ref?: PDFRef): PDFString;
  parseDictOrStream(ref?: PDFRef): unknown;
}

interface ByteSource {
  readonly bytes: Uint8Array;
}

const parser = PDFObjectParser.prototype as unknown as Parser;
const { parseDict, parseDictOrStream, parseString } = parser;
const { parseDocument } = PDFParser.prototype;

// pdf-lib 2.11.1 takes the first `endstream` for the end of a stream whose length is an object of its own, and
// decrypts streams that are never encrypted. It reads a file from front to back, so both are settled in the dictionary.
parser.parseDict = function parse(ref) {
  const dict = parseDict.call(this, ref);
  const length = rawIn(dict, 'Length');
  if (length instanceof PDFRef) {
    const value = this.context.lookup(length) ?? plainNumber(this.bytes, length);
    if (value instanceof PDFNumber) setIn(dict, 'Length', value);
  }
  if (this.cryptoFactory && isClear(dict, this.cryptoFactory)) this.cryptoFactory = undefined;
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

// pdf-lib 2.11.1 takes what it decrypted for the string as it is written, so that a parenthesis or backslash breaks it.
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
  return context;
};

/** pdf-lib 2.11.1 follows no references in an encryption dictionary, and fails where the file has no identifier. */
function completeEncryption(context: PDFContext): void {
  const { trailerInfo } = context;
  const encryption = asDict(context, trailerInfo.Encrypt);
  if (!encryption) return;
  for (const [key, value] of encryption.entries()) encryption.set(key, resolve(context, value) ?? value);
  const hasId = elementsOf(context, trailerInfo.ID)[0];
  if (!hasId) trailerInfo.ID = context.obj([PDFHexString.of(''), PDFHexString.of('')]);
}

/** ISO 32000-2, 7.5.8.2 (cross-reference streams), 7.6.2 (`EncryptMetadata`) and 7.6.6 (the filter `Identity`). */
function isClear(
  dict: PDFDict,
  { algorithm, encryptMetadata }: NonNullable<Parser['cryptoFactory']>,
): boolean {
  const type = nameIn(dict, 'Type');
  if (type === 'XRef') return true;
  // Only these algorithms know the entry; pdf-lib has false for all others.
  const isMetadataClear = algorithm >= 4 && encryptMetadata === false;
  if (type === 'Metadata' && isMetadataClear) return true;
  const filter = nameIn(dict, 'Filter') ?? nameText(resolve(dict.context, arrayIn(dict, 'Filter')[0]));
  if (filter !== 'Crypt') return false;
  const parameters = rawIn(dict, 'DecodeParms');
  const own = asDict(dict.context, elementsOf(dict.context, parameters)[0] ?? parameters);
  return ((own && nameIn(own, 'Name')) ?? 'Identity') === 'Identity';
}

/** An initialization vector and the padding of AES. */
const mostCipherBytes = 32;
const lineEndBytes = 2;

/** Whether a stream is shorter than it says: its length came too late, in an object stream behind it. */
export function hasCutStream(context: PDFContext): boolean {
  const tolerance = lineEndBytes + (context.isDecrypted ? mostCipherBytes : 0);
  return context.enumerateIndirectObjects().some(([, object]) => {
    if (!(object instanceof PDFRawStream) || !(rawIn(object.dict, 'Length') instanceof PDFRef)) return false;
    return (numberIn(object.dict, 'Length') ?? 0) > object.contents.length + tolerance;
  });
}

const numbersOf = new WeakMap<Uint8Array, ReadonlyMap<string, number>>();
const chunkBytes = 1 << 20;
/** As long as an object that is a number may be. */
const overlapBytes = 100;

/** The value of an object that is a number and stands later in the file; of several versions the last. */
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
