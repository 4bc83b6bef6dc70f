import { readHex } from './picture-style.ts';

export const pointsPerMillimeter = 72 / 25.4;

/** A color as three shares, for the operators rg and RG. */
export function pdfColor(hex: string): string {
  const { red, green, blue } = readHex(hex);
  return [red, green, blue].map((value) => (value / 255).toFixed(4)).join(' ');
}

/** Puts the objects into a file with its table of offsets; all text here is ASCII, so characters are bytes. */
export function joinPdf(objects: readonly string[]): string {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return [
    file,
    `xref\n0 ${size}\n0000000000 65535 f \n${entries}`,
    `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
  ].join('');
}
