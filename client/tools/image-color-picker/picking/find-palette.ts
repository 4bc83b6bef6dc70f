import { inform } from '#client/tool-kit/operations/notes.ts';
import type { FileInput } from '#client/tool-kit/operations/operation.ts';
import type { OperationResult } from '#client/tool-kit/operations/operation-result.ts';
import { listFormats, writeHex } from '#core/colors/notation/color-formats.ts';
import { findDominantColors } from '#core/colors/palettes/dominant-colors.ts';
import { makeGimpPalette, nearestName } from '#core/colors/palettes/palettes.ts';
import { makeSwatchFile } from '#core/colors/palettes/swatch-file.ts';
import { isInGamut } from '#core/colors/spaces/color-conversion.ts';
import type { ColorSource } from '#core/colors/spaces/color-source.ts';
import { type Note, ToolInputError } from '#core/errors.ts';
import { splitFileName } from '#core/files/file-names.ts';
import { tallyColors } from '#core/images/pixels/color-tally.ts';
import type { PickerState } from '../state.ts';
import { openPicture } from './open-picture.ts';
import { percent } from './percent.ts';

/** One color of the palette. */
export interface PaletteColor {
  readonly color: ColorSource;
  /** The color in the chosen notation. */
  readonly text: string;
  readonly hex: string;
  /** The CSS name of the most similar color. */
  readonly name: string;
  /** The fraction of all pixels that have a color, 0 to 1. */
  readonly share: number;
}

/** Finds the palette of a picture. Throws a ToolInputError for a picture that cannot be read or has no color. */
export async function findPalette(
  input: FileInput,
  { count, notation }: PickerState,
): Promise<OperationResult<readonly PaletteColor[]>> {
  const picture = await openPicture(await input.bytes());
  const tallied = tallyColors(picture.raster);
  const weighed = tallied.map(({ mean, pixelCount }) => ({
    color: picture.toColor(mean),
    weight: pixelCount,
  }));
  if (weighed.length === 0) {
    throw new ToolInputError('The picture is transparent throughout: it has no color.', {
      hint: 'Choose another one.',
    });
  }
  const palette = findDominantColors(weighed, count).map(({ color, share }) => ({
    color,
    text: listFormats(color).find(({ id }) => id === notation)?.text ?? writeHex(color),
    hex: writeHex(color),
    name: nearestName(color).name,
    share,
  }));
  const wide = palette.filter(({ color }) => !isInGamut(color, 'srgb')).length;
  const notes: Note[] = [...picture.notes];
  if (wide > 0) {
    const sentence = `${wide} of the colors ${wide === 1 ? 'lies' : 'lie'} outside sRGB: HEX, RGB and HSL are the nearest there is.`;
    notes.push(inform(sentence, 'Display P3 and OKLCH hold them.'));
  }
  const { base } = splitFileName(input.name);
  return {
    parts: writeFiles(palette, base),
    figures: palette.map(({ text, name, share }) => ({ label: `${percent(share)} · ${name}`, value: text })),
    notes,
    detail: palette,
  };
}

function writeFiles(palette: readonly PaletteColor[], base: string) {
  const css = palette.map(
    ({ text, name, share }, index) => `  --color-${index + 1}: ${text}; /* ${name}, ${percent(share)} */`,
  );
  const json = palette.map(({ text, hex, name, share }) => ({
    color: text,
    hex,
    name,
    share: Math.round(share * 1e4) / 1e4,
  }));
  const swatches = palette.map(({ hex, name }, index) => ({ hex, name: `${index + 1} ${name}` }));
  return [
    { name: `${base}-palette.css`, kind: 'css', content: [':root {', ...css, '}', ''].join('\n') },
    { name: `${base}-palette.json`, kind: 'json', content: `${JSON.stringify(json, null, 2)}\n` },
    { name: `${base}-palette.gpl`, kind: 'text', content: makeGimpPalette(swatches, base) },
    { name: `${base}-palette.ase`, kind: 'file', content: new Blob([makeSwatchFile(swatches)]) },
  ] as const;
}
