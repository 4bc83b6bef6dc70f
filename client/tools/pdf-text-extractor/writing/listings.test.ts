import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import operation from '../operation.ts';

const listing = [
  'def area(r):',
  '    """Area of a circle."""',
  '    if r < 0:',
  '        raise ValueError("r < 0")',
  '',
  '    return 3.14159 * r ** 2',
  '',
  '',
  'print(area(2))',
];
const short = ['def f(x):', '    return x * 2', '', 'print(f(3))'];

// CommonMark 0.31, 4.5: a code block keeps its lines.
test.each([{ code: listing }, { code: short }])(
  'writes a listing of $code.length lines with empty lines as one block',
  async ({ code }) => {
    const document = await PDFDocument.create();
    const font = await document.embedFont(StandardFonts.Courier);
    const text = await document.embedFont(StandardFonts.Helvetica);
    const page = document.addPage([600, 800]);
    page.drawText('Save this file in a folder of your own:', { x: 50, y: 730, size: 10, font: text });
    code.forEach(
      (line, index) => line && page.drawText(line, { x: 50, y: 700 - index * 12, size: 10, font }),
    );
    page.drawText('Then run it with your own numbers.', { x: 50, y: 560, size: 10, font: text });
    const file = new File([await document.save()], 'code.pdf');
    const { parts } = await executeOperation(operation, [file], { form: 'markdown' });
    expect(parts[0]?.content).toBe(
      `Save this file in a folder of your own:\n\n\`\`\`\n${code.join('\n')}\n\`\`\`\n\nThen run it with your own numbers.\n`,
    );
  },
);

// Chromium draws each part of a line by itself. Spaces of a line are not drawn.
test('keeps aligned comments on the lines of their code', async () => {
  const lines = [
    ['const retries = 3;', '// how often to try'],
    ['let isOpen = false;', '// set by open()'],
    ['function open() {', '// called once'],
    ['  isOpen = true;', ''],
    ['}', ''],
  ];
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Courier);
  const page = document.addPage([600, 800]);
  lines.forEach(([code = '', comment = ''], index) => {
    page.drawText(code, { x: 50, y: 700 - index * 12, size: 10, font });
    if (comment) page.drawText(comment, { x: 230, y: 700 - index * 12, size: 10, font });
  });
  const file = new File([await document.save()], 'code.pdf');
  const { parts } = await executeOperation(operation, [file], { form: 'lines' });
  expect(parts[0]?.content).toBe(`${lines.map((line) => line.join(' ').trim()).join('\n')}\n`);
});
