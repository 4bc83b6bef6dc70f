import { decodeText } from '#core/text/encodings/text-decoding.ts';

/** The declaration that says the encoding; it is ASCII in all but UTF-16. */
const declaredEncoding = /^\s*<\?xml\b[^>]*?\bencoding\s*=\s*["']([\w.-]+)["']/;
const declarationBytes = 200;

/** Reads an SVG in the encoding that its XML declaration names (XML 1.0, 4.3.3), or else as any text file. */
export function decodeSvg(bytes: Uint8Array): string {
  const read = decodeText(bytes);
  if (read.hasByteOrderMark || read.encoding.startsWith('utf-16')) return read.text;
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, declarationBytes));
  const label = declaredEncoding.exec(head)?.[1];
  try {
    return label === undefined ? read.text : new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    // The name is unknown, or it is not the encoding of these bytes.
    return read.text;
  }
}

/** Makes the declaration true of the text that is saved, which is UTF-8. */
export function declareUtf8(svg: string): string {
  return svg.replace(declaredEncoding, (declaration, label: string) =>
    /^utf-?8$/i.test(label) ? declaration : declaration.replace(label, 'UTF-8'),
  );
}
