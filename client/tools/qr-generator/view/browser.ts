import { createObjectUrl } from '#client/lib/files/object-urls.ts';
import { formatBytes } from '#core/numbers/number-format.ts';
import { ToolInputError } from '#core/errors.ts';
import type { Logo } from '#core/codes/drawing/logo-picture.ts';
import { countSvgElements, mostSvgElements } from '#core/codes/drawing/svg-weight.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

/** Limits larger than any logo needs, even in print; they keep all copies of the pixels small. */
const mostPx = 512;
const mostBytes = 10_000_000;
const mostPixels = 50_000_000;
/** The largest logos of drawing programs are a tenth of this; larger files may block the page for minutes. */
const mostSvgBytes = 1_000_000;

/** Reads a picture for the center of a code. Rejects with a ToolInputError if it is not a picture. */
export async function loadLogo(file: File): Promise<Logo> {
  const isVector = file.type === 'image/svg+xml';
  const limit = isVector ? mostSvgBytes : mostBytes;
  if (file.size > limit) {
    throw new ToolInputError(
      `${file.name} has ${formatBytes(file.size)}; a logo may have ${formatBytes(limit)}.`,
      {
        hint: 'Make the picture smaller first: 512 pixels across are enough.',
      },
    );
  }
  if (isVector) await checkVector(file);
  const { url, revoke } = createObjectUrl(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode().catch(() => {
      throw new ToolInputError(`${file.name} could not be read as a picture.`, {
        hint: 'Use a PNG, JPEG, WebP or SVG file.',
      });
    });
    checkPixels(image, file.name);
    return { name: file.name, ...drawPixels(image, isVector) };
  } finally {
    revoke();
  }
}

/** Throws for an SVG with too many elements: a small file can require endless drawing that cannot be stopped. */
async function checkVector(file: File): Promise<void> {
  if (countSvgElements(await file.text()) <= mostSvgElements) return;
  throw new ToolInputError(`${file.name} draws more than ${writeNumber(mostSvgElements)} elements.`, {
    hint: 'Simplify it, or save it as PNG.',
  });
}

function checkPixels({ naturalWidth, naturalHeight }: HTMLImageElement, name: string): void {
  if (naturalWidth * naturalHeight <= mostPixels) return;
  throw new ToolInputError(`${name} has ${naturalWidth} × ${naturalHeight} pixels: too many for a logo.`, {
    hint: 'Make the picture smaller first: 512 pixels across are enough.',
  });
}

function drawPixels(image: HTMLImageElement, isVector: boolean): Omit<Logo, 'name'> {
  // An SVG may have no size of its own; it is sharp at any size.
  const [naturalWidth, naturalHeight] = [image.naturalWidth || mostPx, image.naturalHeight || mostPx];
  const scale = mostPx / Math.max(naturalWidth, naturalHeight);
  const factor = isVector ? scale : Math.min(1, scale);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(naturalWidth * factor));
  canvas.height = Math.max(1, Math.round(naturalHeight * factor));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const { width, height, data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { picture: { width, height, pixels: data }, dataUrl: canvas.toDataURL('image/png') };
}
