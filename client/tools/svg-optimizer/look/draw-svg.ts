import { createObjectUrl } from '#client/lib/files/object-urls.ts';
import type { Raster } from '#core/images/pixels/raster.ts';

const longSidePx = 480;
/** The default size of a drawing in CSS. */
const fallbackSize = { width: 300, height: 150 };

/**
 * Draws an SVG to pixels as a browser image: no script runs, and nothing is loaded. Undefined if the browser cannot
 * draw it.
 */
export async function drawSvg(svg: string | Blob): Promise<Raster | undefined> {
  // A string is encoded as UTF-8, whatever encoding its declaration names.
  const type = typeof svg === 'string' ? 'image/svg+xml;charset=utf-8' : 'image/svg+xml';
  const { url, revoke } = createObjectUrl(new Blob([svg], { type }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const { naturalWidth, naturalHeight } = image.naturalWidth > 0 ? image : toNatural(fallbackSize);
    const scale = longSidePx / Math.max(naturalWidth, naturalHeight);
    const width = Math.max(1, Math.round(naturalWidth * scale));
    const height = Math.max(1, Math.round(naturalHeight * scale));
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    if (!context) return undefined;
    context.drawImage(image, 0, 0, width, height);
    return { width, height, pixels: context.getImageData(0, 0, width, height).data };
  } catch {
    // The browser cannot draw it, so there is nothing to compare.
    return undefined;
  } finally {
    revoke();
  }
}

function toNatural({ width, height }: { readonly width: number; readonly height: number }) {
  return { naturalWidth: width, naturalHeight: height };
}
