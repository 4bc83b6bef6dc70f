import { withSvgImage } from '#client/lib/images/browser/svg-image.ts';
import type { Raster } from '#core/images/pixels/raster.ts';

const longSidePx = 480;
/** The default size of a drawing in CSS. */
const fallbackSize = { width: 300, height: 150 };

/**
 * Draws an SVG to pixels as a browser image: no script runs, and nothing is loaded. Undefined if the browser cannot
 * draw it.
 */
export async function drawSvg(svg: string | Blob): Promise<Raster | undefined> {
  // If the browser cannot draw it, there is nothing to compare.
  return withSvgImage(svg, drawImage).catch(() => undefined);
}

function drawImage(image: HTMLImageElement): Raster | undefined {
  const { naturalWidth, naturalHeight } = image.naturalWidth > 0 ? image : toNatural(fallbackSize);
  const scale = longSidePx / Math.max(naturalWidth, naturalHeight);
  const width = Math.max(1, Math.round(naturalWidth * scale));
  const height = Math.max(1, Math.round(naturalHeight * scale));
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.drawImage(image, 0, 0, width, height);
  return { width, height, pixels: context.getImageData(0, 0, width, height).data };
}

function toNatural({ width, height }: { readonly width: number; readonly height: number }) {
  return { naturalWidth: width, naturalHeight: height };
}
