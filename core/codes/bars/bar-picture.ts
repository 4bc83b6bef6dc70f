import { type BarSymbol, encodeBars } from './bar-engine.ts';
import { type Bar, type Contour, hasGlyph, letterWidth, outlineText, type PlacedText } from './glyphs.ts';
import type { CodeContent } from './content-parts.ts';
import { placeDigits } from './digit-text.ts';

/** A barcode ready to be drawn, with its quiet zone and its text. Lengths are in modules, y grows downwards. */
export interface BarPicture {
  readonly width: number;
  readonly height: number;
  readonly bars: readonly Bar[];
  readonly letters: readonly Contour[];
  /** The characters of the text that the font has no letter for. */
  readonly missing: string;
}

export interface PictureOptions {
  readonly isMatrix: boolean;
  readonly heightModules: number;
  readonly wide: number | undefined;
  /** The quiet zones left and right; a matrix code uses the first on all four sides. */
  readonly quiet: readonly [number, number];
  readonly hasText: boolean;
  /** How many modules to take off each bar, because ink is expected to widen it by as much. */
  readonly reduction: number;
  /** Adds bearer bars above and below, which support a printing plate. */
  readonly hasBearers: boolean;
}

const captionSize = 10;
const leastCaptionSize = 5;
const titleSize = 8;
const bearerHeight = 4;
/** The margin above and below the bars, for which the standard requires none. */
const linearMargin = 2;

/** Combines bars, quiet zone and text. Throws a ToolInputError if the symbology cannot hold the content. */
export function composePicture(content: CodeContent, options: PictureOptions): BarPicture {
  const symbol = encodeBars(content, options.heightModules, options.wide);
  return options.isMatrix ? composeMatrix(symbol, options.quiet[0]) : composeLinear(symbol, content, options);
}

function composeMatrix({ width, height, bars }: BarSymbol, quiet: number): BarPicture {
  return {
    width: width + 2 * quiet,
    height: height + 2 * quiet,
    bars: bars.map((bar) => ({ ...bar, x: bar.x + quiet, y: bar.y + quiet })),
    letters: [],
    missing: '',
  };
}

function composeLinear(symbol: BarSymbol, content: CodeContent, options: PictureOptions): BarPicture {
  const { quiet, hasText, hasBearers, reduction } = options;
  const { caption, title } = hasText ? content : { caption: '', title: '' };
  const digits = hasText && content.digitText ? placeDigits(content.digitText, symbol.bars) : [];
  // Digits beside the bars need their space even if the quiet zone is narrower.
  const leftReach = Math.max(quiet[0], ...digits.map(({ x }) => Math.ceil(-x)));
  const rightReach = Math.max(
    symbol.width + quiet[1],
    ...digits.map(({ text, x, size }) => Math.ceil(x + widthOf(text, size))),
  );
  const barsAndQuiet = leftReach + rightReach;
  const captionHeight = sizeFor(caption, barsAndQuiet, captionSize);
  const width = Math.max(barsAndQuiet, Math.ceil(widthOf(caption, captionHeight)));
  const left = leftReach + Math.floor((width - barsAndQuiet) / 2);
  const bearer = hasBearers ? bearerHeight : 0;
  const top = linearMargin + (title === '' ? 0 : titleSize + 1) + bearer;
  const bottom = top + symbol.height + bearer;
  const middle = left + symbol.width / 2;
  const texts = [
    ...digits.map((text) => ({ ...text, x: text.x + left, y: text.y + top })),
    center(title, middle, linearMargin + titleSize * 0.7, sizeFor(title, width * 0.92, titleSize), width),
    center(caption, middle, bottom + 1 + captionHeight * 0.75, captionHeight, width),
  ];
  const textBottom = Math.max(
    bottom,
    ...digits.map(({ y }) => y + top),
    caption === '' ? 0 : bottom + 1 + captionHeight,
  );
  const bars = symbol.bars.map((bar) => ({
    x: bar.x + left + reduction / 2,
    y: bar.y + top,
    width: bar.width - reduction,
    height: bar.height,
  }));
  return {
    width,
    height: Math.ceil(textBottom + linearMargin),
    bars: hasBearers ? [...bars, ...bearers(width, top, bottom)] : bars,
    letters: texts.flatMap(outlineText),
    missing: Array.from(caption + title)
      .filter((character) => !hasGlyph(character))
      .join(''),
  };
}

function bearers(width: number, top: number, bottom: number): readonly Bar[] {
  const bar = { x: 0, width, height: bearerHeight };
  return [
    { ...bar, y: top - bearerHeight },
    { ...bar, y: bottom - bearerHeight },
  ];
}

function widthOf(text: string, size: number): number {
  return Array.from(text).length * letterWidth * size;
}

/**
 * Returns the largest text size that fits, but not less than the smallest readable one. A text that is still too long
 * widens the picture.
 */
function sizeFor(text: string, width: number, most: number): number {
  if (text === '') return most;
  return Math.max(leastCaptionSize, Math.min(most, width / widthOf(text, 1)));
}

function center(text: string, middle: number, y: number, size: number, width: number): PlacedText {
  const length = widthOf(text, size);
  return { text, size, y, x: Math.max(0, Math.min(width - length, middle - length / 2)) };
}
