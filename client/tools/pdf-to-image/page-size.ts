import { ToolInputError } from '#core/errors.ts';
import { maxWebpSide } from '#core/images/containers/webp-container.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

/** A size in points (1/72 inch) or in pixels. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

export type SizeBy = 'resolution' | 'width' | 'height';
export type PictureFormat = 'png' | 'jpeg' | 'webp';

export interface SizeRequest {
  readonly format: PictureFormat;
  readonly sizeBy: SizeBy;
  readonly dotsPerInch: number;
  readonly pixels: number;
}

export const pointsPerInch = 72;
/** PNG is written band by band, so its limits are the waiting time and libpng's longest side. */
const png = { side: 1_000_000, pixels: 1e9 };
/** JPEG and WebP are drawn as a whole. Every browser's canvas supports 16,384 pixels; WebP has 14 bits per side. */
const sides = { jpeg: 16_384, webp: maxWebpSide };
const names = { png: 'PNG', jpeg: 'JPEG', webp: 'WebP' };

/** Returns the pixels per point that give the picture its requested size. */
export function scaleFor(
  page: PageSize,
  { sizeBy, dotsPerInch, pixels }: Omit<SizeRequest, 'format'>,
): number {
  if (sizeBy === 'resolution') return dotsPerInch / pointsPerInch;
  return pixels / page[sizeBy];
}

/**
 * Rejects a picture that is too large for its format before anything is drawn, and says what is possible. JPEG and WebP
 * may have at most `maxPixels`. Throws a ToolInputError.
 */
export function checkPictureSize(
  page: PageSize,
  options: SizeRequest,
  maxPixels: number,
  pageNumber: number,
): void {
  const scale = scaleFor(page, options);
  const allowed = largestScale(page, options.format, maxPixels);
  if (scale <= allowed) return;
  const [width, height] = [page.width * scale, page.height * scale].map((side) =>
    writeNumber(Math.round(side)),
  );
  const takesMore = options.format !== 'png' && scale <= largestScale(page, 'png', maxPixels);
  const { field, most } = describeMost(page, options.sizeBy, allowed);
  throw new ToolInputError(
    `Page ${pageNumber} would have ${width} × ${height} pixels: more than can be made a ${names[options.format]} here.`,
    { field, hint: `At most ${most} work for this page${takesMore ? '. PNG takes this size' : ''}.` },
  );
}

function largestScale({ width, height }: PageSize, format: PictureFormat, maxPixels: number): number {
  const limits = format === 'png' ? png : { side: sides[format], pixels: maxPixels };
  return Math.min(limits.side / Math.max(width, height), Math.sqrt(limits.pixels / (width * height)));
}

/** Describes the largest allowed size in the unit of the request. */
function describeMost(page: PageSize, sizeBy: SizeBy, scale: number) {
  if (sizeBy === 'resolution') {
    return {
      field: 'dotsPerInch',
      most: `${writeNumber(Math.floor(scale * pointsPerInch))} DPI`,
    };
  }
  return { field: 'pixels', most: `${writeNumber(Math.floor(page[sizeBy] * scale))} pixels of ${sizeBy}` };
}
