import type { ColorFormat } from '#core/colors/notation/color-formats.ts';

export interface OpenedPicture {
  readonly width: number;
  readonly height: number;
  /** The name of its color space where that is not sRGB. */
  readonly profileName: string | undefined;
}

export interface LookRequest {
  /** In pixels of the picture as it is seen, from the left upper corner. */
  readonly x: number;
  readonly y: number;
  /** Of the square that is averaged; odd. */
  readonly side: number;
}

/** The color of a place, and what is around it. */
export interface Look extends LookRequest {
  readonly hex: string;
  /** CSS that shows it as the picture means it. */
  readonly css: string;
  /** Undefined where nothing but transparency was averaged. */
  readonly formats: readonly ColorFormat[] | undefined;
  readonly name: string;
  readonly isExactName: boolean;
  readonly isInSrgb: boolean;
  /** 0 to 1. */
  readonly alpha: number;
  /** How much the averaged pixels differ, 0 to 255. */
  readonly deviation: number;
  /** The pixels around, row by row, as CSS; undefined beyond the picture. */
  readonly around: readonly (string | undefined)[];
}

/** Pixels a side of what is shown around a place. */
export const aroundSide = 11;

export interface ContrastOfColors {
  /** WCAG 2.2, 1 to 21. */
  readonly ratio: number;
  /** APCA 0.1.9 of the first as text upon the second, -108 to 106. */
  readonly apca: number;
}

/** What the worker offers. It holds one picture, so that its pixels need not move. */
export interface PickerSession {
  open(request: { readonly file: File }): Promise<OpenedPicture>;
  look(request: LookRequest): Look;
  /** Of two colors as CSS writes them. */
  contrast(request: { readonly text: string; readonly under: string }): ContrastOfColors;
}
