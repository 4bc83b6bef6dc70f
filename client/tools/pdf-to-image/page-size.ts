import { ToolInputError } from '#core/errors.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

/** In points (1/72 inch) or in pixels. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

export type SizeBy = 'resolution' | 'width' | 'height';

const pointsPerInch = 72;
/** The longest side, and the most pixels, that every browser's canvas takes. */
const maxSide = 16_384;

/** Pixels for each point of a page, so that the picture gets the size that is asked for. */
export function scaleFor(
  page: PageSize,
  { sizeBy, dotsPerInch, pixels }: { sizeBy: SizeBy; dotsPerInch: number; pixels: number },
): number {
  if (sizeBy === 'resolution') return dotsPerInch / pointsPerInch;
  return pixels / page[sizeBy];
}

/** Refuses a picture that is too large, before anything is drawn; tells what would do. Throws a ToolInputError. */
export function checkPictureSize(page: PageSize, scale: number, maxPixels: number, pageNumber: number): void {
  const [width, height] = [page.width * scale, page.height * scale];
  const allowed = Math.min(
    maxSide / Math.max(page.width, page.height),
    Math.sqrt(maxPixels / (page.width * page.height)),
  );
  if (scale <= allowed) return;
  throw new ToolInputError(
    `Page ${pageNumber} would have ${writeNumber(Math.round(width))} × ${writeNumber(Math.round(height))} pixels: more than this device can draw.`,
    {
      field: 'dotsPerInch',
      hint: `At most ${writeNumber(Math.floor(allowed * pointsPerInch))} pixels an inch work for this page.`,
    },
  );
}
