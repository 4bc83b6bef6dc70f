import { colorsNamed } from 'culori/fn';

/** The 148 named colors of CSS Color 4 (section 6.1), each with its hexadecimal digits. */
export const namedColors: ReadonlyMap<string, string> = new Map(
  Object.entries(colorsNamed).map(([name, value]) => [name, value.toString(16).padStart(6, '0')]),
);
