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

// Files in the wild hold values of the wrong type; these readers treat such a value as absent instead of failing.

/** Follows a reference; anything else comes back as it is. */
export function resolve(context: PDFContext, value: PDFObject | undefined): PDFObject | undefined {
  return value instanceof PDFRef ? context.lookup(value) : value;
}

/** A dictionary, or a stream's dictionary. */
export function asDict(context: PDFContext, value: PDFObject | undefined): PDFDict | undefined {
  const object = resolve(context, value);
  if (object instanceof PDFDict) return object;
  return object instanceof PDFStream ? object.dict : undefined;
}

/** The elements of an array; none when `value` is no array. */
export function elementsOf(context: PDFContext, value: PDFObject | undefined): PDFObject[] {
  const object = resolve(context, value);
  return object instanceof PDFArray ? object.asArray() : [];
}

/** The entry `key` as written: a reference is not followed. */
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

/** A name's text, without its slash. */
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

/** A text string decoded (PDFDocEncoding, UTF-16 or UTF-8). */
export function stringText(value: PDFObject | undefined): string | undefined {
  if (!(value instanceof PDFString || value instanceof PDFHexString)) return undefined;
  const bytes = value.asBytes();
  // pdf-lib 2.11.1 does not know UTF-8, which came with PDF 2.0 (ISO 32000-2, 7.9.2.2).
  const isUtf8 = utf8Mark.every((byte, index) => bytes[index] === byte);
  return isUtf8 ? new TextDecoder().decode(bytes) : value.decodeText();
}

const utf8Mark = [0xef, 0xbb, 0xbf];

/** A string's bytes, one a character: what identifiers are compared by (ISO 32000-1, 7.9.4). */
export function byteStringOf(value: PDFObject | undefined): string | undefined {
  if (!(value instanceof PDFString || value instanceof PDFHexString)) return undefined;
  return bytesAsText(value);
}

/** A string's or name's bytes, one a character. */
export function bytesAsText(value: PDFString | PDFHexString | PDFName): string {
  return Array.from(value.asBytes(), (byte) => String.fromCharCode(byte)).join('');
}

/** The opposite of `byteStringOf`. */
export function byteStringObject(text: string): PDFHexString {
  return PDFHexString.fromBytes(Uint8Array.from(text, (character) => character.charCodeAt(0)));
}

export function setIn(owner: PDFDict, key: string, value: PDFObject | undefined): void {
  if (value === undefined) owner.delete(PDFName.of(key));
  else owner.set(PDFName.of(key), value);
}

/** Writes text as PDF text strings want it: any character, in UTF-16. */
export function textObject(text: string): PDFHexString {
  return PDFHexString.fromText(text);
}

/** The document catalog. A file that was parsed always has one; a TypeError says that this one was not. */
export function catalogOf(context: PDFContext): PDFDict {
  const catalog = asDict(context, context.trailerInfo.Root);
  if (!catalog) throw new TypeError('The document has no catalog.');
  return catalog;
}

/** `owner[key]`, created as an indirect dictionary when there is none. */
export function ensureDictIn(owner: PDFDict, key: string): PDFDict {
  const existing = dictIn(owner, key);
  if (existing) return existing;
  const created = PDFDict.withContext(owner.context);
  setIn(owner, key, owner.context.register(created));
  return created;
}
