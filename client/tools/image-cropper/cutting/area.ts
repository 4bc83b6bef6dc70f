import { ToolInputError } from '#core/errors.ts';
import type { PixelArea } from '#core/images/pixels/raster.ts';
import { toSignificant } from '#core/numbers/rational.ts';
import { readRatio } from '#core/numbers/ratio-text.ts';
import { cropRatios } from '../ratios.ts';
import type { CropperState } from '../state.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface PlannedArea {
  readonly area: PixelArea;
  /** True if the requested area was larger than the picture. */
  readonly isReduced: boolean;
  /** The requested aspect ratio (width / height), if the area has it within pixel precision. */
  readonly ratio?: number | undefined;
}

type AreaRequest = Pick<
  CropperState,
  'left' | 'top' | 'width' | 'height' | 'unit' | 'ratio' | 'ownRatio' | 'focusAcross' | 'focusDown'
>;

/**
 * Returns the chosen aspect ratio (width / height); undefined for none. Throws a ToolInputError for an invalid custom
 * ratio.
 */
export function chosenRatio(
  options: Pick<CropperState, 'ratio' | 'ownRatio'>,
  size: Size,
): number | undefined {
  if (options.ratio === 'picture') return size.width / size.height;
  if (options.ratio === 'own')
    return Number(toSignificant(readRatio(options.ownRatio, 'en', 'ownRatio'), 15));
  const chosen = cropRatios.find(({ id }) => id === options.ratio);
  return chosen && 'ratio' in chosen ? chosen.ratio[0] / chosen.ratio[1] : undefined;
}

export function hasOwnArea({ left, top, width, height }: AreaRequest): boolean {
  return [left, top, width, height].some((length) => length !== undefined);
}

/**
 * Plans the crop area in whole pixels. A missing side follows the ratio, or reaches to the picture's edge; without any
 * size it is the largest area of the ratio. Throws a ToolInputError for an area outside the picture.
 */
export function planArea(size: Size, options: AreaRequest): PlannedArea {
  const ratio = chosenRatio(options, size);
  if (!hasOwnArea(options)) {
    const focus = { across: options.focusAcross / 100, down: options.focusDown / 100 };
    const area = ratio === undefined ? whole(size) : largestOfRatio(size, ratio, focus);
    return { area, isReduced: false, ratio };
  }
  const pixels = (length: number | undefined, side: number) =>
    length !== undefined && options.unit === '%' ? (length / 100) * side : length;
  const left = pixels(options.left, size.width) ?? 0;
  const top = pixels(options.top, size.height) ?? 0;
  const [givenWidth, givenHeight] = [pixels(options.width, size.width), pixels(options.height, size.height)];
  const width =
    givenWidth ??
    (ratio !== undefined && givenHeight !== undefined ? givenHeight * ratio : size.width - left);
  const height =
    givenHeight ?? (ratio !== undefined && givenWidth !== undefined ? givenWidth / ratio : size.height - top);
  const across = planSide({ start: left, length: width, side: size.width, names: ['left', 'width'] });
  const down = planSide({ start: top, length: height, side: size.height, names: ['top', 'height'] });
  const area = { left: across.start, top: down.start, width: across.length, height: down.length };
  const isInRatio = ratio !== undefined && Math.abs(area.width - area.height * ratio) <= Math.max(1, ratio);
  return { area, isReduced: across.isReduced || down.isReduced, ratio: isInRatio ? ratio : undefined };
}

export function whole({ width, height }: Size): PixelArea {
  return { left: 0, top: 0, width, height };
}

interface Side {
  readonly start: number;
  readonly length: number;
  /** The length of the picture's side. */
  readonly side: number;
  readonly names: readonly [start: string, length: string];
}

function planSide({ start, length, side, names: [startName, lengthName] }: Side) {
  const what = startName === 'left' ? 'wide' : 'high';
  if (Math.round(start) >= side) {
    throw new ToolInputError(`The area begins outside the picture, which is ${side} pixels ${what}.`, {
      field: startName,
      hint: 'Begin further to the left and the top.',
    });
  }
  if (length <= 0) {
    throw new ToolInputError(`The area is 0 pixels ${what}.`, {
      field: lengthName,
      hint: 'One is the least.',
    });
  }
  const first = Math.round(start);
  const end = Math.min(side, Math.max(first + 1, Math.round(start + length)));
  return { start: first, length: end - first, isReduced: Math.round(start + length) > side };
}

/** Returns the largest area of a ratio within a picture, centered on the focus (0 to 1) as far as possible. */
function largestOfRatio(
  { width, height }: Size,
  ratio: number,
  focus: { readonly across: number; readonly down: number },
): PixelArea {
  const areaWidth = Math.max(1, Math.min(width, Math.round(height * ratio)));
  const areaHeight = Math.max(1, Math.min(height, Math.round(width / ratio)));
  const startOf = (side: number, length: number, share: number) =>
    Math.max(0, Math.min(side - length, Math.round(side * share - length / 2)));
  return {
    left: startOf(width, areaWidth, focus.across),
    top: startOf(height, areaHeight, focus.down),
    width: areaWidth,
    height: areaHeight,
  };
}

/** Returns the size of a picture after a rotation. */
export function turnedSize({ width, height }: Size, turn: CropperState['turn']): Size {
  return turn === '90' || turn === '270' ? { width: height, height: width } : { width, height };
}
