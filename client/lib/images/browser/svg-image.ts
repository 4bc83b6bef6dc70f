import { createObjectUrl } from '#client/lib/files/object-urls.ts';

/**
 * Opens an SVG as a browser image and hands it to `work`: no script runs, and nothing outside the file is loaded.
 * Rejects if the browser cannot draw it.
 */
export async function withSvgImage<Value>(
  svg: string | Blob,
  work: (image: HTMLImageElement) => Value | Promise<Value>,
): Promise<Value> {
  const { url, revoke } = addressOf(svg);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return await work(image);
  } finally {
    revoke();
  }
}

function addressOf(svg: string | Blob): { readonly url: string; revoke(): void } {
  // Chromium refuses to read back HTML within a drawing that has a blob: address.
  if (typeof svg === 'string' && svg.includes('foreignObject')) {
    return {
      url: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`,
      revoke: () => undefined,
    };
  }
  // A string is encoded as UTF-8, whatever encoding its declaration names.
  const type = typeof svg === 'string' ? 'image/svg+xml;charset=utf-8' : 'image/svg+xml';
  return createObjectUrl(new Blob([svg], { type }));
}
