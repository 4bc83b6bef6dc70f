import { closePdf, openPdf, type OpenPdfOptions } from '#client/lib/pdf/parsing/open-pdf.ts';

/** A merged file and its expected properties. */
export interface CheckRequest {
  readonly blob: Blob;
  readonly pageCount: number;
  readonly password: string;
}

/**
 * Opens a result with pdf.js, which did not write it, and compares the number of pages. Throws an Error, which means a
 * bug.
 */
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
