import { findStrayFields, listFields } from '#client/lib/pdf/forms/stray-fields.ts';
import { readPdfObjects } from '#client/lib/pdf/objects/read-objects.ts';
import { writePdf } from '#client/lib/pdf/objects/write-pdf.ts';
import type { PDFContext } from '@cantoo/pdf-lib';
import type { PdfSource } from './merge-request.ts';

/** A file that is taken apart into many is read once. */
const known = new WeakMap<PdfSource, Promise<PDFContext | undefined>>();
const completed = new WeakMap<PdfSource, Promise<PdfSource>>();

/** The objects of a source, which nobody may change; undefined where this parser cannot read them. */
export function readSourceObjects(source: PdfSource): Promise<PDFContext | undefined> {
  const reading = known.get(source) ?? readPdfObjects(source.file, source.password);
  known.set(source, reading);
  return reading;
}

/** The same file with every field of its pages in its form's list: pdf.js (6.5.438) takes the fields of the list alone. */
export function completeForm(source: PdfSource): Promise<PdfSource> {
  const completing = completed.get(source) ?? complete(source);
  completed.set(source, completing);
  return completing;
}

async function complete(source: PdfSource): Promise<PdfSource> {
  const objects = await readSourceObjects(source);
  if (!objects || findStrayFields(objects).length === 0) return source;
  const own = await readPdfObjects(source.file, source.password);
  if (!own) return source;
  listFields(own, findStrayFields(own));
  const { kind, id, name, facts } = source;
  return { kind, id, name, facts, file: writePdf(own) };
}
