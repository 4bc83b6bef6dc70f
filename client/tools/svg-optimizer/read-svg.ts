/** The declaration that says the encoding; it is ASCII in all but UTF-16. */
const declaredEncoding = /^\s*<\?xml\b[^>]*?\bencoding\s*=\s*["']([\w.-]+)["']/;
const declarationBytes = 200;

/** Reads an SVG in the encoding that its XML declaration names (XML 1.0, 4.3.3); undefined where it names none that fits. */
export function decodeDeclared(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, declarationBytes));
  const label = declaredEncoding.exec(head)?.[1];
  try {
    return label === undefined ? undefined : new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    // The name is unknown, or it is not the encoding of these bytes.
    return undefined;
  }
}

/** Makes the declaration true of the text that is saved, which is UTF-8. */
export function declareUtf8(svg: string): string {
  return svg.replace(declaredEncoding, (declaration, label: string) =>
    /^utf-?8$/i.test(label) ? declaration : declaration.replace(label, 'UTF-8'),
  );
}
