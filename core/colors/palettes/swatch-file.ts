import { parseColor } from '#core/colors/notation/color-parser.ts';
import type { Swatch } from './palettes.ts';

const colorEntry = 1;
const processColor = 2;

/** Writes the swatches as an Adobe Swatch Exchange file for design programs: big-endian, names in UTF-16. */
export function makeSwatchFile(swatches: readonly Swatch[]): Uint8Array<ArrayBuffer> {
  const entries = swatches.map(writeEntry);
  const bytes = new Uint8Array(12 + entries.reduce((length, entry) => length + entry.length, 0));
  const view = new DataView(bytes.buffer);
  writeAscii(view, 0, 'ASEF');
  // Version 1.0, then the number of entries.
  view.setUint16(4, 1);
  view.setUint32(8, swatches.length);
  let offset = 12;
  for (const entry of entries) {
    bytes.set(entry, offset);
    offset += entry.length;
  }
  return bytes;
}

/**
 * Writes kind and length, the name with a terminating zero, the color model, three channels from 0 to 1, and a flag for
 * no spot color.
 */
function writeEntry({ name, hex }: Swatch): Uint8Array {
  const nameUnits = name.length + 1;
  const bodyLength = 2 + nameUnits * 2 + 4 + 12 + 2;
  const view = new DataView(new ArrayBuffer(6 + bodyLength));
  view.setUint16(0, colorEntry);
  view.setUint32(2, bodyLength);
  view.setUint16(6, nameUnits);
  for (let index = 0; index < name.length; index += 1) view.setUint16(8 + index * 2, name.charCodeAt(index));
  const model = 8 + nameUnits * 2;
  writeAscii(view, model, 'RGB ');
  for (const [index, channel] of parseColor(hex).coordinates.entries()) {
    view.setFloat32(model + 4 + index * 4, channel / 255);
  }
  view.setUint16(model + 16, processColor);
  return new Uint8Array(view.buffer);
}

function writeAscii(view: DataView, offset: number, text: string): void {
  for (let index = 0; index < text.length; index += 1) view.setUint8(offset + index, text.charCodeAt(index));
}
