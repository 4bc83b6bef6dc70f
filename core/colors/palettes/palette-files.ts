import type { Swatch } from './palettes.ts';

/** Writes a GIMP palette, which Inkscape and Krita read as well. */
export function makeGimpPalette(swatches: readonly Swatch[], name: string): string {
  const rows = swatches.map((swatch) => {
    const channels = [1, 3, 5].map((at) =>
      String(Number.parseInt(swatch.hex.slice(at, at + 2), 16)).padStart(3),
    );
    return `${channels.join(' ')}\t${oneLine(swatch.name)}`;
  });
  return ['GIMP Palette', `Name: ${oneLine(name)}`, 'Columns: 0', '#', ...rows, ''].join('\n');
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
