import type { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { type Operation, waitForText } from '#benchmarks/operation.ts';
import { preparePeer } from './pdf.ts';

interface Library {
  readonly PDFDocument: typeof PDFDocument;
  readonly StandardFonts: typeof StandardFonts;
}

export const invoiceOperation: Operation = {
  name: 'invoice-generator: the sample, drawn and with its e-invoice',
  peer: 'pdf-lib, as many words in a standard font (no e-invoice, no PDF/A, Latin script alone)',
  path: '/tools/invoice-generator',
  prepare: () => Promise.resolve(''),
  // A person comes to the form before pressing a button in it. The peer's library is loaded before the clock starts, too.
  async beforeOurs(page) {
    await page.getByRole('button', { name: 'Try a sample' }).hover();
    await page.waitForTimeout(1000);
  },
  async runOurs(page) {
    await page.getByRole('button', { name: 'Try a sample' }).click();
    await waitForText(page, '1,482.15 EUR');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    await saving;
    return {};
  },
  beforePeer: preparePeer,
  async runPeer(page) {
    await page.evaluate(async () => {
      const { PDFDocument: Document, StandardFonts: fonts } = Reflect.get(globalThis, 'PDFLib') as Library;
      const invoice = await Document.create();
      const font = await invoice.embedFont(fonts.Helvetica);
      const sheet = invoice.addPage([595, 842]);
      for (let line = 0; line < 40; line += 1) {
        sheet.drawText(`${line + 1}. Advice by the hour, 8 h at 80.00, 640.00`, {
          x: 50,
          y: 790 - line * 18,
          size: 10,
          font,
        });
      }
      await invoice.save();
    });
    return {};
  },
};
