import { readOwn } from '#core/collections/read-own.ts';

const letters: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '0': '\0', '\\': '\\' };
const escape =
  /\\(?:u\{(?<point>[\da-f]{1,6})\}|u(?<unit>[\da-f]{4})|x(?<byte>[\da-f]{2})|(?<letter>[nrt0\\]))/gi;

/**
 * Replaces `\n`, `\r`, `\t`, `\0`, `\\`, `\xXX`, `\uXXXX` and `\u{…}`; any other backslash stays unchanged.
 */
export function readEscapes(text: string): string {
  return text.replaceAll(escape, (...values: unknown[]) => {
    const whole = values[0] as string;
    const { point, unit, byte, letter } = values.at(-1) as Partial<Record<string, string>>;
    if (letter !== undefined) return readOwn(letters, letter) ?? whole;
    const code = Number.parseInt(point ?? unit ?? byte ?? '', 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
