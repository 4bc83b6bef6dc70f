import type { WritableKind } from '#core/images/containers/image-container.ts';
import type { ImageHeader } from '#core/images/containers/image-header.ts';
import { type ImageNote, informOf } from '../image-note.ts';

/** The formats that the specification asks for, then our additions. */
export const outputFormats = ['jpeg', 'png', 'webp', 'avif', 'same'] as const;
export type OutputFormat = (typeof outputFormats)[number];

/** Chooses the format to write; `same` falls back to another one if the input's format cannot be written. */
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
