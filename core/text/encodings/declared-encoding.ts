/** HTML, 13.2.3.2: browsers search this many bytes for a declaration. */
const headBytes = 1024;

const xml = /^\s*<\?xml\b[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/;
const css = /^@charset "([\w.:-]+)";/;
/** Comments are skipped. */
const html = /^\s*(?=<)(?:<!--[^]*?-->|(?!<!--)[^])*?<meta\b[^>]*?\bcharset\s*=\s*["']?\s*([\w.:-]+)/i;

/**
 * Returns the encoding that a text's own format names, by its WHATWG name: XML (1.0, 4.3.3), HTML (`<meta charset>`)
 * and CSS (`@charset`). Undefined for none, and for UTF-8 and UTF-16, which the bytes show better.
 */
export function declaredEncoding(bytes: Uint8Array): string | undefined {
  // All encodings but UTF-16 agree with ASCII in a declaration.
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, headBytes));
  const label = (xml.exec(head) ?? css.exec(head) ?? html.exec(head))?.[1];
  if (label === undefined) return undefined;
  try {
    const { encoding } = new TextDecoder(label);
    return encoding.startsWith('utf-') ? undefined : encoding;
  } catch {
    // The encoding is unknown.
    return undefined;
  }
}

/** Changes the encoding that a text declares to UTF-8, which a saved text has. */
export function declareUtf8(text: string): string {
  const declaration = [xml, css, html].find((each) => each.test(text.slice(0, headBytes)));
  if (!declaration) return text;
  return text.replace(declaration, (found, label: string) => {
    const at = found.lastIndexOf(label);
    return /^utf-?8$/i.test(label) ? found : `${found.slice(0, at)}UTF-8${found.slice(at + label.length)}`;
  });
}
