import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { countFields } from './field-tree.ts';

// ISO 32000-2, 12.7.4.2: invoice is the parent of two fields, and none that can be filled in.
test('counts the fields that can be filled in, whatever they are grouped under', async () => {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage();
  for (const name of ['invoice.a', 'invoice.b', 'total']) pdf.getForm().createTextField(name).addToPage(page);
  const group = pdf.getForm().createRadioGroup('way');
  group.addOptionToPage('air', page);
  group.addOptionToPage('sea', page);
  expect(countFields(pdf.context)).toBe(4);
});
