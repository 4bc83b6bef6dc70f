import { ToolInputError } from '#core/errors.ts';
import type { Raster } from '#core/images/pixels/raster.ts';
import { createLibHeif } from './libheif.mjs';

/**
 * Decodes the main picture of a HEIC file, upright, with libheif (LGPL-3.0, unmodified, a separate file in the build).
 * Throws a ToolInputError for a file it cannot read.
 */
export async function decodeByLibHeif(bytes: Uint8Array): Promise<Raster> {
  const complaints: string[] = [];
  const note = (line: string) => complaints.push(line);
  const { HeifDecoder } = createLibHeif({ print: note, printErr: note });
  const images = new HeifDecoder().decode(bytes);
  const image = images.find((candidate) => candidate.is_primary()) ?? images[0];
  const width = image?.get_width() ?? 0;
  const height = image?.get_height() ?? 0;
  if (!image || width * height === 0) throw unreadable(complaints);
  const pixels = new Uint8ClampedArray(width * height * 4);
  const result = await new Promise((resolve) => image.display({ data: pixels, width, height }, resolve));
  for (const each of images) each.free();
  if (!result) throw unreadable(complaints);
  return { width, height, pixels };
}

function unreadable(complaints: readonly string[]): ToolInputError {
  const reason = complaints.at(-1);
  return new ToolInputError(`The HEIC file is damaged and could not be read${reason ? `: ${reason}` : ''}.`, {
    hint: 'Copy or download the file again.',
  });
}
