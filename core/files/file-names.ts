const reservedOnWindows = /^(?:con|prn|aux|nul|com[1-9]|lpt[1-9])(?:\.|$)/i;
// Control characters (\p{Cc}) and the characters Windows refuses in names.
const forbiddenCharacters = /[\p{Cc}<>:"/\\|?*]/gu;

/** Splits `photo.final.jpg` into base `photo.final` and extension `jpg`; a leading dot is no extension. */
export function splitFileName(name: string): { base: string; extension: string } {
  const dot = name.lastIndexOf('.');
  if (dot <= 0 || dot === name.length - 1) return { base: name, extension: '' };
  return { base: name.slice(0, dot), extension: name.slice(dot + 1) };
}

/** The same name with another extension; `photo` becomes `photo.webp`. */
export function replaceExtension(name: string, extension: string): string {
  return `${splitFileName(name).base}.${extension}`;
}

/** A name that every common file system takes: at most 200 characters, no reserved name, never empty. */
export function safeFileName(name: string): string {
  const cleaned = name
    .replace(forbiddenCharacters, '_')
    .replace(/[. ]+$/, '')
    .trim();
  const { base, extension } = splitFileName(cleaned);
  const shortBase = base.slice(0, 200 - extension.length - 1);
  const short = extension ? `${shortBase}.${extension}` : shortBase;
  if (short === '') return 'file';
  return reservedOnWindows.test(short) ? `_${short}` : short;
}

/** The same names in the same order, each made unique as `name (2).ext`; letter case does not tell names apart. */
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
