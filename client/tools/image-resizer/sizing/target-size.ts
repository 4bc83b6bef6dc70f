import type { PixelSize } from '#client/lib/images/editing/edit-picture.ts';
import { ToolInputError } from '#core/errors.ts';

export const lengthUnits = ['px', '%', 'mm', 'cm', 'in'] as const;
export type LengthUnit = (typeof lengthUnits)[number];

export const fits = ['inside', 'fill', 'pad', 'stretch'] as const;
export type Fit = (typeof fits)[number];

/** A requested size. Sides are in `unit`; a missing side follows the other; without both the size stays. */
export interface SizeRequest {
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly unit: LengthUnit;
  /** The resolution in pixels per inch, for the units of length. */
  readonly dotsPerInch: number;
  readonly fit: Fit;
  readonly mayEnlarge: boolean;
}

/** A planned size in pixels: the canvas, and the size to which the picture is scaled before it is cropped or padded. */
export interface SizePlan {
  readonly canvas: PixelSize;
  readonly scaled: PixelSize;
  /** Whether enlarging was requested but not allowed. */
  readonly isHeldBack: boolean;
}

/** Plans the scaling of a picture. Half pixels are rounded up, and no side is less than 1. Throws a ToolInputError. */
export function planSize(source: PixelSize, options: SizeRequest): SizePlan {
  const box = boxOf(source, options);
  const across = box.width === undefined ? undefined : box.width / source.width;
  const down = box.height === undefined ? undefined : box.height / source.height;
  if (across === undefined || down === undefined || options.fit === 'inside') {
    const wished = Math.min(across ?? Infinity, down ?? Infinity);
    const scale = Number.isFinite(wished) && options.mayEnlarge ? wished : Math.min(1, wished);
    const scaled = scaleBy(source, scale, box);
    return { canvas: scaled, scaled, isHeldBack: Number.isFinite(wished) && scale < wished };
  }
  const canvas = { width: toPixels(box.width ?? 0), height: toPixels(box.height ?? 0) };
  if (options.fit === 'stretch') return { canvas, scaled: canvas, isHeldBack: false };
  const wished = options.fit === 'fill' ? Math.max(across, down) : Math.min(across, down);
  const scale = options.mayEnlarge || options.fit === 'fill' ? wished : Math.min(1, wished);
  const scaled = scaleBy(source, scale, box);
  return {
    canvas,
    scaled: options.fit === 'fill' ? atLeast(scaled, canvas) : scaled,
    isHeldBack: scale < wished,
  };
}

/** Returns the requested box in pixels, not rounded. */
function boxOf(source: PixelSize, { width, height, unit, dotsPerInch }: SizeRequest) {
  const side = (name: 'width' | 'height', value: number | undefined) => {
    if (value === undefined) return undefined;
    if (!(value > 0)) throw new ToolInputError(`The ${name} must be more than 0.`, { field: name });
    return unit === '%' ? (value * source[name]) / 100 : value * pixelsPer(unit, dotsPerInch);
  };
  return { width: side('width', width), height: side('height', height) };
}

/**
 * Returns the pixels per unit; exact if the length is a whole number of pixels: 25.4 mm at 300 pixels per inch are 300.
 */
function pixelsPer(unit: Exclude<LengthUnit, '%'>, dotsPerInch: number): number {
  const perInch = { px: undefined, in: 1, cm: 2.54, mm: 25.4 }[unit];
  return perInch === undefined ? 1 : dotsPerInch / perInch;
}

function scaleBy(source: PixelSize, scale: number, box: ReturnType<typeof boxOf>): PixelSize {
  const side = (name: keyof PixelSize) => {
    const wished = box[name];
    const length = source[name] * scale;
    // The side that determines the scale must match the request exactly, despite floating-point errors.
    return toPixels(wished !== undefined && Math.abs(wished - length) < 1e-6 ? wished : length);
  };
  return { width: side('width'), height: side('height') };
}

function toPixels(length: number): number {
  return Math.max(1, Math.round(length * (1 + Number.EPSILON)));
}

function atLeast(size: PixelSize, least: PixelSize): PixelSize {
  return { width: Math.max(size.width, least.width), height: Math.max(size.height, least.height) };
}

/** Reads the widths of a `srcset`, separated by spaces, commas or semicolons; ascending and without duplicates. */
export function readWidths(text: string): number[] {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '');
  const widths = words.map((word) => Number(/^(\d+)(?:w|px)?$/i.exec(word)?.[1] ?? NaN));
  const wrong = words.find((_, index) => !isWidth(widths[index]));
  if (widths.length === 0 || wrong !== undefined || widths.length > maxWidths) {
    throw new ToolInputError(
      wrong !== undefined
        ? `“${wrong}” is not a width in pixels.`
        : `There are ${widths.length === 0 ? 'no widths' : `more than ${maxWidths} widths`}.`,
      { field: 'widths', hint: 'Write widths in pixels, like 320, 640, 1280.' },
    );
  }
  return [...new Set(widths)].toSorted((one, other) => one - other);
}

const isWidth = (width = NaN) => width >= 1 && width <= maxWidth;
const maxWidth = 65_500;
const maxWidths = 20;
