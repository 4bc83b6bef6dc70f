import { closePdf, openPdf, type OpenPdfOptions } from '#client/lib/pdf/parsing/open-pdf.ts';

/** A merged file and what it ought to be. */
export interface CheckRequest {
  readonly blob: Blob;
  readonly pageCount: number;
  readonly password: string;
}

/** Opens a result with pdf.js, which had no part in writing it, and counts its pages. Throws an Error that is a bug. */
export async function checkResult(
  { blob, pageCount, password }: CheckRequest,
  options: OpenPdfOptions,
): Promise<void> {
  const opened = await openPdf(blob, { ...options, ...(password === '' ? {} : { password }) });
  if (opened.status !== 'open') throw new Error('The result does not open with its password.');
  const { numPages } = opened.pdf;
  await closePdf(opened.pdf);
  if (numPages !== pageCount) throw new Error(`The result has ${numPages} pages instead of ${pageCount}.`);
}
