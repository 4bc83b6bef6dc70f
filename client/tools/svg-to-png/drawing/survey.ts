import { inform, warn } from '#client/tool-kit/operations/notes.ts';
import type { Note } from '#core/errors.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';

interface Survey {
  /** Returns true for a picture that is outside the file. */
  readElement(name: string, attributes: Readonly<Record<string, string>>, offset: number): boolean;
  leaveElement(name: string): void;
  readText(text: string, offset: number): void;
  readStyleSheet(body: string, offset: number): void;
  notes(): readonly Note[];
}

interface External {
  readonly address: string;
  readonly offset: number;
}

const cssAddress = /url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)/gi;
const isInside = (address: string) => /^\s*(?:#|data:|$)/i.test(address);

/** Finds parts that a picture cannot show: other files, scripts, and fonts that are not in the file. */
export function createSurvey(svg: string): Survey {
  const externals: External[] = [];
  let isScripted = false;
  let hasText = false;
  let isStyle = false;
  const take = (address: string, offset: number): boolean => {
    if (isInside(address)) return false;
    externals.push({ address: address.trim(), offset });
    return true;
  };
  const readCss = (css: string, offset: number) => {
    for (const [, address, imported] of css.matchAll(cssAddress)) take(address ?? imported ?? '', offset);
  };
  return {
    readElement(name, attributes, offset) {
      isStyle = name === 'style';
      if (name === 'text' || name === 'foreignObject') hasText = true;
      if (name === 'script') isScripted = true;
      let isOutside = false;
      for (const [key, value] of Object.entries(attributes)) {
        if (/^(?:.+:)?href$/.test(key) && name !== 'a' && name !== 'script') {
          isOutside = take(value, offset) || isOutside;
        } else if (value.includes('(')) readCss(value, offset);
      }
      return isOutside && /^(?:image|feImage)$/.test(name);
    },
    leaveElement() {
      isStyle = false;
    },
    readText(text, offset) {
      if (isStyle) readCss(text, offset - text.length);
    },
    readStyleSheet(body, offset) {
      take(/\bhref\s*=\s*["']([^"']*)/.exec(body)?.[1] ?? '', offset);
    },
    notes: () => [
      ...(externals.length > 0 ? [describeExternals(svg, externals)] : []),
      ...(isScripted ? [scripted] : []),
      ...(hasText ? [lettered] : []),
    ],
  };
}

function describeExternals(svg: string, externals: readonly External[]): Note {
  const [{ address, offset } = { address: '', offset: 0 }, ...others] = externals;
  const shown = address.length > 80 ? `${address.slice(0, 80)}…` : address;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return warn(
    `Not drawn, because outside the file: ${shown}${more}.`,
    'Embed it as a data: address.',
    placeOf(svg, Math.max(0, Math.min(offset, svg.length - 1))),
  );
}

const scripted = warn('Scripts do not run: what they would draw is missing.');

const lettered = inform(
  'Text is drawn in the fonts of this device, unless the file embeds its own.',
  'Convert text to paths for the same look everywhere.',
);
