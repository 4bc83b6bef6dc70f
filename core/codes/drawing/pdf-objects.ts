import { readHex } from './picture-style.ts';

export const pointsPerMillimeter = 72 / 25.4;

/** Writes a color as three fractions, for the operators rg and RG. */
export function pdfColor(hex: string): string {
  const { red, green, blue } = readHex(hex);
  return [red, green, blue].map((value) => (value / 255).toFixed(4)).join(' ');
}

/** Joins the objects to a file with a table of offsets. All text is ASCII, so one character is one byte. */
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
