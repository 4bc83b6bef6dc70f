import { type OtherWords, type StateField, withWords } from './state-schema.ts';

/** A color; the value is always #rrggbb in small letters. */
export function color(initial: string, label?: string, words?: OtherWords): StateField<string> {
  return withWords(
    { initial, box: 'color', wanted: 'a color such as #1e90ff', accept: readHexColor },
    label,
    words,
  );
}

function readHexColor(raw: unknown): string | undefined {
  if (typeof raw !== 'string' || !/^#(?:[0-9a-f]{3}){1,2}$/i.test(raw)) return undefined;
  const full = raw.length === 4 ? raw.replace(/[0-9a-f]/gi, '$&$&') : raw;
  return full.toLowerCase();
}
