/** Converts the keys of a JSON text and leaves the rest unchanged; a truncated text is converted as far as possible. */
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

/**
 * Returns the offset after the closing quote. It uses a loop, because a single pattern would exhaust the stack on
 * strings of many megabytes.
 */
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

/**
 * Returns a JSON string; undefined if it is invalid, since the preview of a file reads its beginning without
 * validation.
 */
function readString(token: string): string | undefined {
  try {
    return JSON.parse(token) as string;
  } catch {
    return undefined;
  }
}
