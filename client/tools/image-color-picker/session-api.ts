import type { ColorFormat } from '#core/colors/notation/color-formats.ts';

export interface OpenedPicture {
  readonly width: number;
  readonly height: number;
  /** The name of its color space; undefined for sRGB. */
  readonly profileName: string | undefined;
}

export interface LookRequest {
  /** The horizontal position in pixels of the upright picture, from the upper left corner. */
  readonly x: number;
  readonly y: number;
  /** The side of the averaged square in pixels; odd. */
  readonly side: number;
}

/** The color at a position, and its surroundings. */
export interface Look extends LookRequest {
  readonly hex: string;
  /** The exact color in CSS notation. */
  readonly css: string;
  /** Undefined if all averaged pixels are transparent. */
  readonly formats: readonly ColorFormat[] | undefined;
  readonly name: string;
  readonly isExactName: boolean;
  readonly isInSrgb: boolean;
  /** The opacity, 0 to 1. */
  readonly alpha: number;
  /** The deviation of the averaged pixels, 0 to 255. */
  readonly deviation: number;
  /** The surrounding pixels, row by row, as CSS; undefined outside the picture. */
  readonly around: readonly (string | undefined)[];
}

/** The side of the surrounding square in pixels. */
export const aroundSide = 11;

export interface ContrastOfColors {
  /** The contrast ratio of WCAG 2.2, 1 to 21. */
  readonly ratio: number;
  /** The APCA 0.1.9 contrast of the first color as text on the second, -108 to 106. */
  readonly apca: number;
}

/** The methods of the worker. It holds one picture, so that the pixels are not transferred. */
export interface PickerSession {
  /** Loads the code that the first picture needs. */
  warmUp(): void;
  open(request: { readonly file: File }): Promise<OpenedPicture>;
  look(request: LookRequest): Look;
  /** Computes the contrast of two CSS colors. */
  contrast(request: { readonly text: string; readonly under: string }): ContrastOfColors;
}
