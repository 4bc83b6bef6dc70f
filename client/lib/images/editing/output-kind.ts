import type { WritableKind } from '#core/images/containers/image-container.ts';
import type { ImageHeader } from '#core/images/containers/image-header.ts';
import { type ImageNote, informOf } from '../image-note.ts';

/** The specification's three, then what goes beyond it. */
export const outputFormats = ['jpeg', 'png', 'webp', 'avif', 'same'] as const;
export type OutputFormat = (typeof outputFormats)[number];

/** The format to write; `same` falls back where the source's own cannot be written. */
export function chooseKind(
  header: ImageHeader,
  format: OutputFormat,
): { kind: WritableKind; notes: ImageNote[] } {
  if (format !== 'same') return { kind: format, notes: [] };
  switch (header.kind) {
    case 'jpeg':
    case 'png':
    case 'webp':
    case 'avif':
      return { kind: header.kind, notes: [] };
    case 'heic':
      return {
        kind: 'jpeg',
        notes: [informOf('format-replaced', 'HEIC cannot be written here: saved as JPEG.')],
      };
    case 'gif':
    case 'bmp':
      return {
        kind: 'png',
        notes: [
          informOf('format-replaced', `${header.kind.toUpperCase()} cannot be written here: saved as PNG.`),
        ],
      };
  }
}
