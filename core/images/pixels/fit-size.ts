/**
 * Fits a picture's size into a box, keeping its aspect ratio and never enlarging it. An undefined side follows the
 * other one. The result is at least 1 × 1 pixel.
 */
export function fitSize(
  source: { readonly width: number; readonly height: number },
  box: { readonly width?: number | undefined; readonly height?: number | undefined },
): { width: number; height: number } {
  const scale = Math.min(1, (box.width ?? Infinity) / source.width, (box.height ?? Infinity) / source.height);
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(source.width), height: side(source.height) };
}
