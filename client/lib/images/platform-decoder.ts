import { ToolInputError } from '#core/errors.ts';
import type { Bytes } from '#core/images/byte-access.ts';
import type { ImageHeader } from '#core/images/containers/image-header.ts';
import type { Raster } from '#core/images/pixels/raster.ts';

/**
 * Decodes with the browser's own decoder, in a worker; undefined if it does not know the format. Throws a
 * ToolInputError in browsers that falsify pixels read back from a canvas.
 */
export async function decodeByPlatform(
  bytes: Bytes,
  { kind }: Pick<ImageHeader, 'kind'>,
): Promise<Raster | undefined> {
  const bitmap = await createImageBitmap(new Blob([bytes], { type: `image/${kind}` })).catch(() => undefined);
  if (!bitmap) return undefined;
  const { width, height } = bitmap;
  const context = openCanvas(width, height);
  if (!context) return undefined;
  checkReadBack();
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, pixels: data };
}

function openCanvas(width: number, height: number): OffscreenCanvasRenderingContext2D | null {
  return new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
}

const probeSide = 16;

/**
 * Throws if the browser falsifies pixels. Brave and Firefox can add noise to pixels read back, to prevent
 * fingerprinting; that would spoil the picture.
 */
function checkReadBack(): void {
  const context = openCanvas(probeSide, probeSide);
  if (!context) return;
  const probe = new ImageData(probeSide, probeSide);
  for (let index = 0; index < probe.data.length; index += 1)
    probe.data[index] = index % 4 === 3 ? 255 : (index * 37) % 256;
  context.putImageData(probe, 0, 0);
  const { data } = context.getImageData(0, 0, probeSide, probeSide);
  if (data.every((value, index) => value === probe.data[index])) return;
  throw new ToolInputError(
    'This browser protects against fingerprinting by falsifying pixels, so this picture cannot be read unharmed.',
    {
      hint: 'Allow canvas access for this site, or save the picture as a plain RGB JPEG or PNG first.',
    },
  );
}
