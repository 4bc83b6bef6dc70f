import { ToolInputError } from '#core/errors.ts';
import { unlessMistaken } from '#client/tool-kit/asking/unless-mistaken.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';
import { readYaml } from '#core/yaml/reading/read-yaml.ts';
import type { Guarded } from './guarded.ts';

/** A block text that says its indentation by a number (YAML 1.2.2, 8.1.1.1). */
const numberedBlock = /[:\-?][ \t]+(?:[!&]\S+[ \t]+)*[|>][+-]?[1-9]/;

/** Prettier keeps the number of a block text when it changes the indentation, and with it the text. */
export function guardYaml(source: string): Guarded {
  const block = numberedBlock.exec(source);
  if (!block) return { text: source, restore: (laidOut) => laidOut };
  const before = valuesOf(source);
  return {
    text: source,
    restore: (laidOut) => {
      if (before === undefined || before === valuesOf(laidOut)) return laidOut;
      throw new ToolInputError('Prettier would change the text of a block here.', {
        ...placeOf(source, block.index),
        hint: 'Choose the indent that the file has, or write the text in quotes.',
      });
    },
  };
}

/** Returns the values of the documents; undefined if they cannot be read here. */
function valuesOf(text: string): string | undefined {
  return unlessMistaken(() => readYaml(text, { version: '1.2', mergesKeys: false }).documents.join('\n'));
}
