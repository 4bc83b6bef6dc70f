import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { writeObjects } from '#client/lib/pdf/fixtures/write-objects.ts';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import operation from './operation.ts';

async function extract(file: File, options: object = {}) {
  const { parts } = await executeOperation(operation, [file], options);
  const content = parts[0]?.content;
  return { text: typeof content === 'string' ? content : '' };
}

test('what was filled into a form is written at its field; passwords and hidden fields are skipped', async () => {
  const document = await PDFDocument.create();
  const page = document.addPage([400, 400]);
  page.drawText('Name:', { x: 20, y: 345, size: 12 });
  page.drawText('Town:', { x: 20, y: 305, size: 12 });
  const form = document.getForm();
  const name = form.createTextField('name');
  name.setText('Zoë Müller');
  name.addToPage(page, { x: 100, y: 338, width: 200, height: 22 });
  const town = form.createDropdown('town');
  town.addOptions(['Bern', 'Genf']);
  town.select('Genf');
  town.addToPage(page, { x: 100, y: 298, width: 200, height: 22 });
  const secret = form.createTextField('secret');
  secret.setText('hunter2');
  secret.enablePassword();
  secret.addToPage(page, { x: 100, y: 200, width: 200, height: 22 });
  const { text } = await extract(new File([await document.save()], 'form.pdf'), { form: 'lines' });
  expect(text).toBe('Name: Zoë Müller\n\nTown: Genf\n');
});

// ISO 32000-1, 12.7.4.2 and 12.7.4.4: what pdf-lib draws, which poppler reads as “4” and “l” of ZapfDingbats: ✔ and ●.
test('the marks of buttons and all lines of lists are read', async () => {
  const document = await PDFDocument.create();
  const page = document.addPage([400, 400]);
  const form = document.getForm();
  const radio = form.createRadioGroup('size');
  for (const [index, label] of ['Milk', 'Sugar', 'Small', 'Large'].entries()) {
    const y = 345 - index * 40;
    page.drawText(label, { x: 50, y, size: 12 });
    const place = { x: 20, y: y - 2, width: 14, height: 14 };
    if (index > 1) radio.addOptionToPage(label, page, place);
    else form.createCheckBox(label).addToPage(page, place);
  }
  form.getCheckBox('Sugar').check();
  radio.select('Large');
  const list = form.createOptionList('cakes');
  list.addOptions(['Apple', 'Plum', 'Pear', 'Fig', 'Out of sight', 'Far out']);
  list.select('Plum');
  list.addToPage(page, { x: 20, y: 100, width: 200, height: 60 });
  list.setFontSize(12);
  const { text } = await extract(new File([await document.save()], 'form.pdf'), { form: 'lines' });
  expect(text.split(/\n+/)).toEqual([
    'Milk',
    '✔ Sugar',
    'Small',
    '● Large',
    'Apple',
    '✔ Plum',
    'Pear',
    'Fig',
    '',
  ]);
});

// ISO 32000-1, 12.7.4.3.
test('reads the value of a text field that is a stream', async () => {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R]>>>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 400]/Annots[4 0 R]>>',
    '<</Type/Annot/Subtype/Widget/FT/Tx/T(long)/Rect[20 20 300 40]/DA(/F 10 Tf)/V 5 0 R>>',
    '<</Length 12>>\nstream\nA long value\nendstream',
  ];
  const file = new File([writeObjects(objects)], 'field.pdf');
  expect((await extract(file)).text).toBe('A long value\n');
});
