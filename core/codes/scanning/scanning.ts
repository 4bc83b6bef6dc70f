import { blur, drawGray, type GrayImage, type Tones } from './gray-image.ts';
import type { PlacedLogo } from '#core/codes/drawing/logo-picture.ts';
import type { Shapes } from '#core/codes/drawing/shapes.ts';

/** An independent reader: returns the text in a picture, undefined for none. `isInverted` looks for light on dark. */
export type ReadCode = (image: GrayImage, isInverted: boolean) => Promise<string | undefined>;

export interface ScanSubject {
  readonly across: number;
  readonly modules: Uint8Array;
  /** The shapes of the modules; undefined for squares. */
  readonly shapes?: Shapes | undefined;
  /** The logo over its center. */
  readonly logo?: PlacedLogo | undefined;
  /** The width of the light border in modules. */
  readonly quietZone: number;
  /** The picture's width and height in pixels. */
  readonly sizePx: number;
  readonly tones: Tones;
  /** The text that the code must contain. */
  readonly text: string;
}

/** Whether the reader finds the same text, another one, or nothing. */
export type Outcome = 'same' | 'other' | 'nothing';

/** How much strain the code withstands before the reader fails. */
export interface ScanReport {
  /** Whether the reader finds the same text, another one, or nothing. */
  readonly outcome: Outcome;
  /** The text found, if it is another one. */
  readonly foundText?: string;
  /** True if only readers that look for light codes on a dark background read it. */
  readonly isInverted: boolean;
  /** The smallest width in pixels at which it was still read, and the same in pixels per module. */
  readonly smallestPx: number | undefined;
  readonly smallestModulePx: number | undefined;
  /** The strongest blur at which it was still read, as standard deviation in modules; 0 for none. */
  readonly blurModules: number;
}

const modulePixels = [4, 3, 2.5, 2, 1.7, 1.4] as const;
const blurs = [0.3, 0.45, 0.6, 0.75, 0.9] as const;
/** Pixels per module for blurred pictures; enough that sampling does not affect the result. */
const cleanModulePx = 5;

/** Scans the code unchanged, then at smaller and smaller sizes, and with more and more blur. */
export async function scanBack(
  subject: ScanSubject,
  read: ReadCode,
  reportProgress: (fraction: number) => void,
): Promise<ScanReport> {
  const total = subject.across + 2 * subject.quietZone;
  const draw = (sizePx: number) => drawGray(subject, subject.quietZone, sizePx, subject.tones);
  const { text: found, isInverted } = await readAsIs(subject, read);
  const isRead = async (image: GrayImage) => (await read(image, isInverted)) === subject.text;
  const outcome = outcomeOf(found, subject.text);
  if (outcome === 'nothing') return { ...nothingBorne, outcome, isInverted };
  if (outcome === 'other') return { ...nothingBorne, outcome, isInverted, foundText: found ?? '' };

  reportProgress(0.2);
  const sized = async (modulePx: number) => isRead(draw(Math.round(total * modulePx)));
  const smallestModulePx = await lastPassed(modulePixels, sized);
  reportProgress(0.6);
  const clean = draw(total * cleanModulePx);
  const blurModules = await lastPassed(blurs, async (share) => isRead(blur(clean, share * cleanModulePx)));
  return {
    outcome,
    isInverted,
    smallestModulePx,
    smallestPx: smallestModulePx === undefined ? undefined : Math.round(total * smallestModulePx),
    blurModules: blurModules ?? 0,
  };
}

/** Compares the text found with the expected text. */
export function outcomeOf(found: string | undefined, text: string): Outcome {
  return found === undefined ? 'nothing' : found === text ? 'same' : 'other';
}

/** Returns the text read from the undamaged picture. Looks for light on dark only if it finds nothing else. */
export async function readAsIs(
  subject: ScanSubject,
  read: ReadCode,
): Promise<{ text: string | undefined; isInverted: boolean }> {
  const total = subject.across + 2 * subject.quietZone;
  const sizePx = Math.max(subject.sizePx, total * 3);
  const plain = drawGray(subject, subject.quietZone, sizePx, subject.tones);
  const straight = await read(plain, false);
  if (straight !== undefined) return { text: straight, isInverted: false };
  const found = await read(plain, true);
  return { text: found, isInverted: found !== undefined };
}

const nothingBorne = {
  smallestPx: undefined,
  smallestModulePx: undefined,
  blurModules: 0,
};

/** Returns the last step before the first one that fails. */
async function lastPassed(
  steps: readonly number[],
  passes: (step: number) => Promise<boolean>,
): Promise<number | undefined> {
  let last: number | undefined;
  for (const step of steps) {
    if (!(await passes(step))) break;
    last = step;
  }
  return last;
}
