/** One operation of a content stream: its operator, and the numbers and names before it. */
export interface ContentOperation {
  readonly operator: string;
  readonly numbers: readonly number[];
  /** The last name before the operator, without its slash. */
  readonly name: string | undefined;
}

const whitespace = new Set([0, 9, 10, 12, 13, 32]);
const delimiters = new Set(Array.from('()<>[]{}/%', (character) => character.charCodeAt(0)));
const [backslash, open, close] = [0x5c, 0x28, 0x29];

/**
 * Reads the operations of a content stream (ISO 32000-1, 7.8.2), one by one. Skips strings, the data of inline images,
 * and damaged parts: it does not validate.
 */
export function* readOperations(bytes: Uint8Array): Generator<ContentOperation> {
  let numbers: number[] = [];
  let name: string | undefined;
  let at = 0;
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0;
    if (whitespace.has(byte)) at += 1;
    else if (byte === 0x25) at = endOfLine(bytes, at);
    else if (byte === open) at = endOfString(bytes, at);
    else if (byte === 0x3c) at = bytes[at + 1] === 0x3c ? at + 2 : endOfHex(bytes, at);
    else if (byte === 0x2f) {
      const end = endOfWord(bytes, at + 1);
      name = decodeName(bytes.subarray(at + 1, end));
      at = end;
    } else if (delimiters.has(byte)) at += 1;
    else {
      const end = endOfWord(bytes, at);
      const word = latin1(bytes.subarray(at, end));
      at = end;
      const number = Number(word);
      if (/^[-+.\d]/.test(word)) numbers.push(Number.isFinite(number) ? number : 0);
      else {
        yield { operator: word, numbers, name };
        numbers = [];
        name = undefined;
        if (word === 'ID') at = endOfInlineImage(bytes, at);
      }
    }
  }
}

function endOfLine(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at += 1;
  return at;
}

function endOfString(bytes: Uint8Array, from: number): number {
  let depth = 0;
  for (let at = from; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === backslash) at += 1;
    else if (byte === open) depth += 1;
    else if (byte === close) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return bytes.length;
}

function endOfHex(bytes: Uint8Array, from: number): number {
  const end = bytes.indexOf(0x3e, from);
  return end < 0 ? bytes.length : end + 1;
}

function endOfWord(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && !whitespace.has(bytes[at] ?? 0) && !delimiters.has(bytes[at] ?? 0)) at += 1;
  return Math.max(at, from);
}

/**
 * Finds the end of an inline image. Its data may hold any bytes, so it ends at a separate `EI` that is followed by
 * text.
 */
function endOfInlineImage(bytes: Uint8Array, from: number): number {
  for (let at = from + 1; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== 0x45 || bytes[at + 1] !== 0x49) continue;
    if (!whitespace.has(bytes[at - 1] ?? 0)) continue;
    const behind = bytes.subarray(at + 2, at + 12);
    const isText = behind.every((byte) => whitespace.has(byte) || (byte >= 32 && byte < 127));
    if (isText && (behind.length === 0 || whitespace.has(behind[0] ?? 0))) return at + 2;
  }
  return bytes.length;
}

function latin1(bytes: Uint8Array): string {
  let text = '';
  // Spreading them takes three times as long.
  for (const byte of bytes.subarray(0, 256)) text += String.fromCharCode(byte);
  return text;
}

/** Decodes a name, in which `#20` means the byte 0x20 (7.3.5). */
function decodeName(bytes: Uint8Array): string {
  const plain = latin1(bytes).replaceAll(/#([\da-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return new TextDecoder().decode(Uint8Array.from(plain, (character) => character.charCodeAt(0)));
}
