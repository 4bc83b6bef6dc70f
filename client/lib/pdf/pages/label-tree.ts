import { type PDFContext, PDFName } from '@cantoo/pdf-lib';
import { toLabelRanges } from './page-labels.ts';
import { catalogOf, setIn, textObject } from '#client/lib/pdf/objects/pdf-objects.ts';

/** Sets the page labels, one per page; undefined removes all labels. */
export function setPageLabels(context: PDFContext, labels: readonly string[] | undefined): void {
  const catalog = catalogOf(context);
  if (!labels) {
    setIn(catalog, 'PageLabels', undefined);
    return;
  }
  const nums = toLabelRanges(labels).flatMap(({ startIndex, style, prefix, first }) => [
    startIndex,
    context.obj({
      S: style === undefined ? undefined : PDFName.of(style),
      P: prefix === '' ? undefined : textObject(prefix),
      St: style === undefined || first === 1 ? undefined : first,
    }),
  ]);
  setIn(catalog, 'PageLabels', context.register(context.obj({ Nums: nums })));
}
