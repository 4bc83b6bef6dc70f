import { type PDFContext, PDFDict, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { nameIn, rawIn, refIn } from '#client/lib/pdf/objects/pdf-objects.ts';

/** The bytes that each kind of content takes in a PDF. */
export interface SpaceUse {
  pictures: number;
  fonts: number;
  attachments: number;
  metadata: number;
  /** Page contents and forms. */
  content: number;
}

const fontKeys = ['FontFile', 'FontFile2', 'FontFile3'] as const;

/** Sums the compressed size of a file's streams by their purpose. */
export function measureSpace(context: PDFContext): SpaceUse {
  const use: SpaceUse = { pictures: 0, fonts: 0, attachments: 0, metadata: 0, content: 0 };
  const fonts = new Set<PDFRef>();
  const objects = context.enumerateIndirectObjects();
  for (const [, object] of objects) {
    if (!(object instanceof PDFDict)) continue;
    for (const key of fontKeys) {
      const ref = refIn(object, key);
      if (ref) fonts.add(ref);
    }
  }
  for (const [ref, object] of objects) {
    if (!(object instanceof PDFRawStream)) continue;
    const kind = kindOf(object, fonts.has(ref));
    if (kind) use[kind] += object.getContents().length;
  }
  return use;
}

function kindOf({ dict }: PDFRawStream, isFont: boolean): keyof SpaceUse | undefined {
  const type = nameIn(dict, 'Type');
  if (type === 'XRef' || type === 'ObjStm') return undefined;
  if (isFont) return 'fonts';
  if (type === 'EmbeddedFile') return 'attachments';
  if (type === 'Metadata') return 'metadata';
  if (nameIn(dict, 'Subtype') === 'Image' && rawIn(dict, 'Width')) return 'pictures';
  return 'content';
}
