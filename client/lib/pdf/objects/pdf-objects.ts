import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';

// Real files contain values of the wrong type. These readers treat such a value as absent instead of failing.

/** Follows a reference; returns any other object unchanged. */
export function resolve(context: PDFContext, value: PDFObject | undefined): PDFObject | undefined {
  return value instanceof PDFRef ? context.lookup(value) : value;
}

/** Returns a dictionary, or a stream's dictionary. */
export function asDict(context: PDFContext, value: PDFObject | undefined): PDFDict | undefined {
  const object = resolve(context, value);
  if (object instanceof PDFDict) return object;
  return object instanceof PDFStream ? object.dict : undefined;
}

/** Returns the elements of an array; none if `value` is not an array. */
export function elementsOf(context: PDFContext, value: PDFObject | undefined): PDFObject[] {
  const object = resolve(context, value);
  return object instanceof PDFArray ? object.asArray() : [];
}

/** Returns the entry `key` as written, without following a reference. */
export function rawIn(owner: PDFDict, key: string): PDFObject | undefined {
  return owner.get(PDFName.of(key));
}

export function refIn(owner: PDFDict, key: string): PDFRef | undefined {
  const value = rawIn(owner, key);
  return value instanceof PDFRef ? value : undefined;
}

export function dictIn(owner: PDFDict, key: string): PDFDict | undefined {
  return asDict(owner.context, rawIn(owner, key));
}

export function arrayIn(owner: PDFDict, key: string): PDFObject[] {
  return elementsOf(owner.context, rawIn(owner, key));
}

/** Returns the text of a name entry, without its slash. */
export function nameIn(owner: PDFDict, key: string): string | undefined {
  return nameText(resolve(owner.context, rawIn(owner, key)));
}

export function numberIn(owner: PDFDict, key: string): number | undefined {
  const value = resolve(owner.context, rawIn(owner, key));
  return value instanceof PDFNumber ? value.asNumber() : undefined;
}

export function textIn(owner: PDFDict, key: string): string | undefined {
  return stringText(resolve(owner.context, rawIn(owner, key)));
}

export function nameText(value: PDFObject | undefined): string | undefined {
  return value instanceof PDFName ? value.decodeText() : undefined;
}

/** Decodes a text string (PDFDocEncoding, UTF-16 or UTF-8). */
export function stringText(value: PDFObject | undefined): string | undefined {
  if (!(value instanceof PDFString || value instanceof PDFHexString)) return undefined;
  const bytes = value.asBytes();
  // pdf-lib 2.11.1 does not support UTF-8, which PDF 2.0 introduced (ISO 32000-2, 7.9.2.2).
  const isUtf8 = utf8Mark.every((byte, index) => bytes[index] === byte);
  return isUtf8 ? new TextDecoder().decode(bytes) : value.decodeText();
}

const utf8Mark = [0xef, 0xbb, 0xbf];

/** Returns a string's bytes, one per character, to compare identifiers (ISO 32000-1, 7.9.4). */
export function byteStringOf(value: PDFObject | undefined): string | undefined {
  if (!(value instanceof PDFString || value instanceof PDFHexString)) return undefined;
  return bytesAsText(value);
}

/** Returns the bytes of a string or name, one per character. */
export function bytesAsText(value: PDFString | PDFHexString | PDFName): string {
  return Array.from(value.asBytes(), (byte) => String.fromCharCode(byte)).join('');
}

/** Does the opposite of `byteStringOf`. */
export function byteStringObject(text: string): PDFHexString {
  return PDFHexString.fromBytes(Uint8Array.from(text, (character) => character.charCodeAt(0)));
}

export function setIn(owner: PDFDict, key: string, value: PDFObject | undefined): void {
  if (value === undefined) owner.delete(PDFName.of(key));
  else owner.set(PDFName.of(key), value);
}

/** Encodes text as a PDF text string in UTF-16, which allows any character. */
export function textObject(text: string): PDFHexString {
  return PDFHexString.fromText(text);
}

/** Returns the document catalog. Throws a TypeError if there is none; a parsed file always has one. */
export function catalogOf(context: PDFContext): PDFDict {
  const catalog = asDict(context, context.trailerInfo.Root);
  if (!catalog) throw new TypeError('The document has no catalog.');
  return catalog;
}

/** Returns `owner[key]`; creates it as an indirect dictionary if it does not exist. */
export function ensureDictIn(owner: PDFDict, key: string): PDFDict {
  const existing = dictIn(owner, key);
  if (existing) return existing;
  const created = PDFDict.withContext(owner.context);
  setIn(owner, key, owner.context.register(created));
  return created;
}
