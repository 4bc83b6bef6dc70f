import { hasFragileNames, spellOutDestinations } from '#client/lib/pdf/document/carry-destinations.ts';
import { findStrayFields, listFields } from '#client/lib/pdf/forms/stray-fields.ts';
import { readPdfObjects } from '#client/lib/pdf/objects/read-objects.ts';
import { writePdf } from '#client/lib/pdf/objects/write-pdf.ts';
import type { PDFContext } from '@cantoo/pdf-lib';
import type { PdfSource } from './merge-request.ts';

/** A file that is split into many is read once. */
const known = new WeakMap<PdfSource, Promise<PDFContext | undefined>>();
const prepared = new WeakMap<PdfSource, Promise<PdfSource>>();

/** Returns the objects of a source, which must not be changed; undefined if this parser cannot read them. */
export function readSourceObjects(source: PdfSource): Promise<PDFContext | undefined> {
  const reading = known.get(source) ?? readPdfObjects(source.file, source.password);
  known.set(source, reading);
  return reading;
}

/**
 * Returns a version of the file that pdf.js (6.5.438) copies completely. All fields of its pages are in the form's
 * list, because pdf.js takes only those, and links to names that pdf.js would change are replaced.
 */
export function prepareSource(source: PdfSource): Promise<PdfSource> {
  const preparing = prepared.get(source) ?? prepare(source);
  prepared.set(source, preparing);
  return preparing;
}

async function prepare(source: PdfSource): Promise<PdfSource> {
  const objects = await readSourceObjects(source);
  if (!objects) return source;
  const hasStrayFields = findStrayFields(objects).length > 0;
  const isFragile = hasFragileNames(objects);
  const own = hasStrayFields || isFragile ? await readPdfObjects(source.file, source.password) : undefined;
  if (!own) return source;
  if (hasStrayFields) listFields(own, findStrayFields(own));
  if (isFragile) spellOutDestinations(own);
  const { kind, id, name, facts } = source;
  return { kind, id, name, facts, file: writePdf(own) };
}
