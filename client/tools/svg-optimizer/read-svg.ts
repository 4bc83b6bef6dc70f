/** Matches the XML declaration with the encoding; it is ASCII in all encodings but UTF-16. */
const declaredEncoding = /^\s*<\?xml\b[^>]*?\bencoding\s*=\s*["']([\w.-]+)["']/;
const declarationBytes = 200;

/** Decodes an SVG with the encoding in its XML declaration (XML 1.0, 4.3.3); undefined if it names none that fits. */
export function decodeDeclared(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, declarationBytes));
  const label = declaredEncoding.exec(head)?.[1];
  try {
    return label === undefined ? undefined : new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    // The encoding is unknown, or does not fit these bytes.
    return undefined;
  }
}

/** Changes the declared encoding to UTF-8, which the saved text has. */
export function declareUtf8(svg: string): string {
  return svg.replace(declaredEncoding, (declaration, label: string) =>
    /^utf-?8$/i.test(label) ? declaration : declaration.replace(label, 'UTF-8'),
  );
}
