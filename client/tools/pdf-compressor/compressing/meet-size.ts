import type { PDFContext, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { writePdf } from '#client/lib/pdf/objects/write-pdf.ts';
import type { PictureChanges } from './change-pictures.ts';
import type { PictureRequest } from './recompress-image.ts';

/** The steps from the mildest on; each is smaller than the one before. */
const steps = [
  { pixelsPerInch: 300, quality: 88 },
  { pixelsPerInch: 225, quality: 82 },
  { pixelsPerInch: 180, quality: 77 },
  { pixelsPerInch: 150, quality: 72 },
  { pixelsPerInch: 120, quality: 65 },
  { pixelsPerInch: 96, quality: 58 },
  { pixelsPerInch: 72, quality: 45 },
] as const satisfies readonly PictureRequest[];

export const levels = { good: steps[1], small: steps[3], smallest: steps[5] } as const;

/** Changes all pictures again from their originals; reports progress as a part of this pass. */
export type ChangeOnce = (
  options: PictureRequest,
  before: PictureChanges | undefined,
  pass: number,
) => Promise<PictureChanges>;

/** A result of at least this part of the limit is not refined further. */
const closeEnough = 0.9;
/** A nearly lossless level, the lower bound before the first step. */
const hardlyChanged: PictureRequest = { pixelsPerInch: 600, quality: 95 };
/** Each refinement takes as long as a step. */
const refinements = 2;
export const mostPasses = steps.length + refinements;

/**
 * Changes pictures step by step until the document is small enough. Then it tries levels between the last step that was
 * too large and the first that fits, to keep as much quality as possible. Undefined if no change is needed.
 */
export async function meetSize(
  context: PDFContext,
  limitBytes: number,
  change: ChangeOnce,
): Promise<PictureChanges | undefined> {
  let changes: PictureChanges | undefined;
  let missed: PictureRequest = hardlyChanged;
  let pass = 0;
  for (const step of steps) {
    if (sizeOf(context) <= limitBytes) break;
    if (changes) missed = changes.options;
    changes = await change(step, changes, pass);
    pass += 1;
  }
  if (!changes || sizeOf(context) > limitBytes) return changes;
  let best = { changes, pictures: picturesIn(context, changes) };
  for (let round = 0; round < refinements && sizeOf(context) < limitBytes * closeEnough; round += 1) {
    const tried = await change(between(missed, best.changes.options), best.changes, pass + round);
    if (sizeOf(context) <= limitBytes) best = { changes: tried, pictures: picturesIn(context, tried) };
    else {
      missed = tried.options;
      for (const [ref, picture] of best.pictures) context.assign(ref, picture);
    }
  }
  return best.changes;
}

const sizeOf = (context: PDFContext) => writePdf(context).size;

function between(one: PictureRequest, other: PictureRequest): PictureRequest {
  const middle = (key: keyof PictureRequest) => Math.round((one[key] + other[key]) / 2);
  return { pixelsPerInch: middle('pixelsPerInch'), quality: middle('quality') };
}

/** Returns the current pictures. */
function picturesIn(context: PDFContext, { originals }: PictureChanges): ReadonlyMap<PDFRef, PDFRawStream> {
  return new Map(
    [...originals].map(([ref, original]) => [
      ref,
      (context.lookup(ref) as PDFRawStream | undefined) ?? original,
    ]),
  );
}
