const reservedOnWindows = /^(?:con|prn|aux|nul|com[1-9]|lpt[1-9])(?:\.|$)/i;
// Control characters (\p{Cc}) and the characters Windows refuses in names.
const forbiddenCharacters = /[\p{Cc}<>:"/\\|?*]/gu;
/** Marks that reverse the direction of the text after them: `invoice‮fdp.exe` would look like a PDF. */
const directionMarks = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;
/** File systems allow 255 bytes. The rest is for a number in brackets. */
const mostBytes = 240;

/**
 * Splits `photo.final.jpg` into base `photo.final` and extension `jpg`; a leading dot does not begin an extension.
 */
export function splitFileName(name: string): { base: string; extension: string } {
  const dot = name.lastIndexOf('.');
  if (dot <= 0 || dot === name.length - 1) return { base: name, extension: '' };
  return { base: name.slice(0, dot), extension: name.slice(dot + 1) };
}

/** Replaces the extension of a name; `photo` becomes `photo.webp`. */
export function replaceExtension(name: string, extension: string): string {
  return `${splitFileName(name).base}.${extension}`;
}

/** Returns a name that every common file system allows: at most 240 bytes of UTF-8, no reserved name, never empty. */
export function safeFileName(name: string): string {
  const cleaned = name
    .replace(directionMarks, '')
    .replace(forbiddenCharacters, '_')
    .replace(/[. ]+$/, '')
    .trim();
  const { base, extension } = splitOrWhole(cleaned);
  const shortBase = cutToBytes(base, mostBytes - sizeOf(extension) - 1);
  const short = extension ? `${shortBase}.${extension}` : shortBase;
  if (short === '') return 'file';
  return reservedOnWindows.test(short) ? `_${short}` : short;
}

/** A longer text after the last dot is the end of a sentence, not an extension. */
const longestExtension = 20;

function splitOrWhole(name: string): { base: string; extension: string } {
  const parts = splitFileName(name);
  return parts.extension.length > longestExtension ? { base: name, extension: '' } : parts;
}

function sizeOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** Cuts a text to at most `most` bytes of UTF-8 without splitting a character. */
function cutToBytes(text: string, most: number): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(Math.max(0, most)));
  return text.slice(0, read);
}

/**
 * Returns the names in the same order, made unique as `name (2).ext`. Names that differ only in letter case count as
 * equal.
 */
export function uniqueFileNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const { base, extension } = splitFileName(name);
    let candidate = name;
    for (let count = 2; taken.has(candidate.toLowerCase()); count += 1) {
      candidate = `${base} (${count})${extension ? `.${extension}` : ''}`;
    }
    taken.add(candidate.toLowerCase());
    return candidate;
  });
}
