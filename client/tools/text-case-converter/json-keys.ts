/** The JSON text with its keys converted and all else as it is; a text that is cut off is converted as far as it goes. */
export function replaceKeys(text: string, convert: (key: string) => string): string {
  const parts: string[] = [];
  let done = 0;
  let start = text.indexOf('"');
  while (start >= 0) {
    const end = endOfString(text, start);
    if (end === undefined) break;
    const key = isKeyBefore(text, end) ? readString(text.slice(start, end)) : undefined;
    if (key !== undefined) {
      parts.push(text.slice(done, start), JSON.stringify(convert(key)));
      done = end;
    }
    start = text.indexOf('"', end);
  }
  return parts.join('') + text.slice(done);
}

/** Behind the closing quote. A loop, not one pattern: strings of many megabytes would exhaust its stack. */
function endOfString(text: string, start: number): number | undefined {
  const sign = /["\\]/g;
  sign.lastIndex = start + 1;
  for (let match = sign.exec(text); match; match = sign.exec(text)) {
    if (match[0] === '"') return sign.lastIndex;
    sign.lastIndex += 1;
  }
  return undefined;
}

function isKeyBefore(text: string, end: number): boolean {
  const colon = /\s*:/y;
  colon.lastIndex = end;
  return colon.test(text);
}

/** Undefined where it is no JSON string: the preview of a file looks at its beginning without checking the whole. */
function readString(token: string): string | undefined {
  try {
    return JSON.parse(token) as string;
  } catch {
    return undefined;
  }
}
