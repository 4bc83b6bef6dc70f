import { arrayIn, asDict, dictIn, nameIn, rawIn, setIn } from '#client/lib/pdf/objects/pdf-objects.ts';
import { visitDicts } from '#client/lib/pdf/objects/visit-dicts.ts';
import { type PDFContext, type PDFDict, PDFName } from '@cantoo/pdf-lib';

/**
 * Adds the entries without which pdf.js (6.5.438) skips all text of a font: its type, a name and the font that a
 * composite one consists of. Use only for reading text. Returns whether anything changed.
 */
export function completeFonts(context: PDFContext): boolean {
  let isChanged = false;
  visitDicts(context, (font) => {
    if (nameIn(font, 'Type') === 'Font' && completeFont(context, font)) isChanged = true;
  });
  return isChanged;
}

function completeFont(context: PDFContext, font: PDFDict): boolean {
  let isChanged = false;
  const add = (dict: PDFDict, key: string, value: string) => {
    if (rawIn(dict, key)) return;
    setIn(dict, key, PDFName.of(value));
    isChanged = true;
  };
  add(font, 'Subtype', 'TrueType');
  const kind = nameIn(font, 'Subtype');
  const descriptor = dictIn(font, 'FontDescriptor');
  if (kind !== 'Type3' && !(descriptor && rawIn(descriptor, 'FontName'))) add(font, 'BaseFont', 'Unnamed');
  if (kind === 'Type0' && !asDict(context, arrayIn(font, 'DescendantFonts')[0])) {
    const system = context.obj({ Registry: 'Adobe', Ordering: 'Identity', Supplement: 0 });
    const part = context.obj({ Type: 'Font', Subtype: 'CIDFontType2', BaseFont: 'Unnamed' });
    part.set(PDFName.of('CIDSystemInfo'), system);
    setIn(font, 'DescendantFonts', context.obj([context.register(part)]));
    isChanged = true;
  }
  return isChanged;
}
