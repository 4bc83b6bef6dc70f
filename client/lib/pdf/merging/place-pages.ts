import { rotationOf, setPages, turnPage } from '#client/lib/pdf/objects/page-tree.ts';
import { arrayIn, asDict } from '#client/lib/pdf/objects/pdf-objects.ts';
import { type PDFContext, PDFNumber, type PDFRef } from '@cantoo/pdf-lib';
import { duplicatePage } from '#client/lib/pdf/pages/duplicate-page.ts';
import type { EmbeddedImage } from '#client/lib/pdf/pictures/embed-image.ts';
import {
  a4,
  addBlankPage,
  addImagePage,
  type ImagePageSize,
  layOutImage,
  type PageSize,
} from '#client/lib/pdf/pictures/image-page.ts';
import type { RenamedField } from '#client/lib/pdf/forms/form-fields.ts';
import type { OutputPage } from './merge-request.ts';

/** The pages and pictures that the result is made of. */
export interface PageStock {
  /** The pages by source and page index. */
  readonly pdfPages: ReadonlyMap<string, ReadonlyMap<number, PDFRef>>;
  /** The pictures by source. */
  readonly images: ReadonlyMap<string, EmbeddedImage>;
  readonly imagePageSize: ImagePageSize;
}

/**
 * Puts the pages into the document in order: rotated, duplicated or newly created. Returns them in that order, and the
 * form fields of duplicates that got other names.
 */
export function placePages(context: PDFContext, pages: readonly OutputPage[], stock: PageStock) {
  const copiedFields: RenamedField[] = [];
  const originals = pages.map((page) => originalOf(page, stock));
  const sizes = originals.map((ref) => (ref ? shownSize(context, ref) : undefined));
  const usual = mostCommonSize(sizes.filter((size) => size !== undefined)) ?? a4;
  const used = new Set<PDFRef>();
  // Pages are duplicated before any page is rotated, so that a copy starts with the original rotation.
  const placed = pages.map((page, index) => {
    const original = originals[index];
    if (original) {
      if (used.has(original)) return duplicatePage(context, original, copiedFields);
      used.add(original);
      return original;
    }
    const image = page.sourceId === undefined ? undefined : stock.images.get(page.sourceId);
    if (image) return addImagePage(context, image, layOutImage(image, stock.imagePageSize, usual));
    return addBlankPage(context, sizes[index - 1] ?? sizes[index + 1] ?? usual);
  });
  placed.forEach((ref, index) => {
    const page = asDict(context, ref);
    const turn = pages[index]?.turn ?? 0;
    if (page && turn !== 0) turnPage(page, turn);
  });
  setPages(context, placed);
  return { placed, copiedFields };
}

function originalOf(page: OutputPage, { pdfPages }: PageStock): PDFRef | undefined {
  return page.sourceId === undefined ? undefined : pdfPages.get(page.sourceId)?.get(page.pageIndex);
}

/** Returns the size at which a page is shown: its crop box, or else its media box, rotated. */
function shownSize(context: PDFContext, ref: PDFRef): PageSize | undefined {
  const page = asDict(context, ref);
  if (!page) return undefined;
  const crop = arrayIn(page, 'CropBox');
  const box = (crop.length === 4 ? crop : arrayIn(page, 'MediaBox')).map((value) =>
    value instanceof PDFNumber ? value.asNumber() : Number.NaN,
  );
  const width = Math.abs((box[2] ?? Number.NaN) - (box[0] ?? Number.NaN));
  const height = Math.abs((box[3] ?? Number.NaN) - (box[1] ?? Number.NaN));
  if (!(width >= 3 && height >= 3)) return undefined;
  return rotationOf(page) % 180 === 0 ? { width, height } : { width: height, height: width };
}

function mostCommonSize(sizes: readonly PageSize[]): PageSize | undefined {
  const counts = new Map<string, { size: PageSize; count: number }>();
  for (const size of sizes) {
    const key = `${Math.round(size.width)}×${Math.round(size.height)}`;
    const entry = counts.get(key) ?? { size, count: 0 };
    entry.count += 1;
    counts.set(key, entry);
  }
  return [...counts.values()].toSorted((left, right) => right.count - left.count)[0]?.size;
}
