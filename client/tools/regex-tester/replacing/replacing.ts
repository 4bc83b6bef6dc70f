import { readOwn } from '#core/collections/read-own.ts';

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '0': '\0', '\\': '\\' };

/** Replaces escapes such as \n and \t, as in a string literal, and \u{…}, \uXXXX, \xXX. */
export function readEscapes(replacement: string): string {
  return replacement.replace(
    /\\(?:u\{([0-9a-f]{1,6})\}|u([0-9a-f]{4})|x([0-9a-f]{2})|([nrt0\\]))/gi,
    (whole, point?: string, unit?: string, byte?: string, letter?: string) => {
      if (letter !== undefined) return readOwn(escapes, letter) ?? whole;
      const code = parseInt(point ?? unit ?? byte ?? '', 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}
