import { type PDFContext, PDFRawStream, type PDFRef } from '@cantoo/pdf-lib';
import { placeImages } from '#client/lib/pdf/content/placed-images.ts';
import { nameIn } from '#client/lib/pdf/objects/pdf-objects.ts';
import { type ImageTools, type PictureRequest, recompressImage } from './recompress-image.ts';
import { describeImage } from './image-samples.ts';

/** The changed pictures of a document, and their originals. */
export interface PictureChanges {
  readonly options: PictureRequest;
  readonly originals: ReadonlyMap<PDFRef, PDFRawStream>;
  readonly changed: ReadonlySet<PDFRef>;
  readonly scaled: number;
  /** The number of pictures of kinds that stay unchanged. */
  readonly leftAlone: number;
}

interface Scope {
  readonly signal: AbortSignal;
  report(share: number): void;
}

/** Re-encodes every picture that becomes smaller, one at a time; `before` restores the originals of an earlier step. */
export async function changePictures(
  context: PDFContext,
  options: PictureRequest,
  tools: ImageTools,
  { signal, report }: Scope,
  before?: PictureChanges,
): Promise<PictureChanges> {
  const { sizes, isUncertain } = placeImages(context);
  const masks = maskRefs(context);
  const originals = before?.originals ?? listPictures(context, masks);
  const changed = new Set<PDFRef>();
  let [scaled, done] = [0, 0];
  for (const [ref, original] of originals) {
    signal.throwIfAborted();
    const shown = isUncertain ? undefined : sizes.get(ref);
    const made = await recompressImage(original, shown, options, tools);
    context.assign(ref, made?.stream ?? original);
    if (made) changed.add(ref);
    if (made?.isScaled) scaled += 1;
    done += 1;
    report(done / originals.size);
  }
  const leftAlone = [...originals.values()].filter((original) => !describeImage(original)).length;
  return { options, originals, changed, scaled, leftAlone };
}

function listPictures(context: PDFContext, masks: ReadonlySet<unknown>): Map<PDFRef, PDFRawStream> {
  const found = new Map<PDFRef, PDFRawStream>();
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || masks.has(ref)) continue;
    if (nameIn(object.dict, 'Subtype') === 'Image') found.set(ref, object);
  }
  return found;
}

/** Lists the masks, which are not changed, because losses in them would be visible at every edge. */
function maskRefs(context: PDFContext): ReadonlySet<unknown> {
  const masks = new Set<unknown>();
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue;
    for (const [key, value] of object.dict.entries()) {
      if (['/SMask', '/Mask'].includes(key.toString())) masks.add(value);
    }
  }
  return masks;
}
