import { tryCopyObject } from '#client/lib/pdf/objects/copy-pages.ts';
import { listPages } from '#client/lib/pdf/objects/page-tree.ts';
import {
  arrayIn,
  asDict,
  catalogOf,
  dictIn,
  elementsOf,
  nameIn,
  rawIn,
  resolve,
  setIn,
  textIn,
} from '#client/lib/pdf/objects/pdf-objects.ts';
import { append } from '#core/collections/append.ts';
import { PDFArray, type PDFContext, PDFDict, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { listLostPreferences } from './document-properties.ts';
import { explicitDestination, type PagePairs, readNamedDestinations } from './named-destinations.ts';
import { hasUsageRights, usageRights } from './usage-rights.ts';

/** A file and the copies of its pages; `source` is undefined if its objects cannot be read. */
export interface SourcePages {
  readonly name: string;
  readonly source: PDFContext | undefined;
  readonly pages: PagePairs;
}

/** The parts missing from the result, with the names of their files. */
export type LostParts = ReadonlyMap<string, readonly string[]>;

/** Entries that other code carries over or reports in notes of its own. */
const handled = new Set(
  `Type Pages Version Extensions Outlines Names Dests PageLabels PageLayout PageMode ViewerPreferences AcroForm
  OCProperties StructTreeRoot MarkInfo Lang Collection NeedsRendering AA Perms DSS AF OpenAction Metadata`.split(
    /\s+/,
  ),
);
// Some programs write a `Type`, which ISO 32000-2 does not define.
const handledNames = new Set(['Dests', 'EmbeddedFiles', 'JavaScript', 'Type']);
/** Entries that apply to a file whatever pages are taken from it. */
const copied = ['URI', 'OutputIntents', 'Requirements'];
const nouns = new Map([
  ['Threads', 'Article threads'],
  ['SpiderInfo', 'Web capture data'],
  ['PieceInfo', 'Private data of programs'],
  ['OutputIntents', 'Output intents'],
  ['URI', 'The base address of links'],
  ['Legal', 'The legal attestation'],
  ['DPartRoot', 'Document parts'],
]);

/**
 * Carries over the catalog entries other than pages, bookmarks, names and forms (ISO 32000-2, 7.7.2). Associated files
 * come from all sources; the opening page and the entries for any pages only from a single source. Returns what was
 * lost.
 */
export function carryCatalogParts(context: PDFContext, sources: readonly SourcePages[]): LostParts {
  const lost = new Map<string, string[]>();
  const lose = (noun: string, name: string) => lost.set(noun, [...(lost.get(noun) ?? []), name]);
  const associated: PDFObject[] = [];
  const isOnly = sources.length === 1;
  for (const { name, source, pages } of sources) {
    if (!source) {
      lose('Properties beside title and author, if there are any,', name);
      continue;
    }
    const catalog = catalogOf(source);
    append(associated, carryAssociatedFiles(context, source));
    if (rawIn(catalog, 'OpenAction') && !(isOnly && carryOpening(context, source, pages))) {
      if (!isOnly) lose('The opening view', name);
      else if (openingOf(source)) lose(openingLeftOut, name);
    }
    const layers = dictIn(catalog, 'OCProperties');
    if (layers && arrayIn(layers, 'Configs').length > 0) lose('Further layer settings', name);
    if (!isOnly && hasProperties(source)) lose('Title, author and other properties', name);
    for (const key of keysOf(catalog).filter((each) => !handled.has(each))) {
      const value = rawIn(catalog, key);
      const copy =
        isOnly && copied.includes(key) && value ? tryCopyObject(source, value, context) : undefined;
      if (copy) setIn(catalogOf(context), key, copy);
      else lose(nouns.get(key) ?? `The entry “${key}”`, name);
    }
    if (hasUsageRights(source)) lose(usageRights, name);
    if (isOnly) for (const key of listLostPreferences(catalog)) lose(`The viewer preference “${key}”`, name);
    const names = dictIn(catalog, 'Names');
    for (const key of names ? keysOf(names).filter((each) => !handledNames.has(each)) : [])
      lose(`The names of “${key}”`, name);
  }
  if (associated.length > 0) setIn(catalogOf(context), 'AF', context.obj(associated));
  // Beads refer to article threads, which are not in the result.
  for (const ref of listPages(context)) {
    const page = asDict(context, ref);
    if (page) setIn(page, 'B', undefined);
  }
  return lost;
}

/** Other actions on opening are reported with the actions. */
const openingLeftOut = 'The opening view, on a page that you left out,';

const keysOf = (dict: PDFDict) => dict.keys().map((key) => key.decodeText());

/** Properties that programs write about themselves; the last one is of pdfTeX. */
const ofPrograms = new Set(['Creator', 'Producer', 'CreationDate', 'ModDate', 'Trapped', 'PTEX.Fullbanner']);

function hasProperties(source: PDFContext): boolean {
  const info = asDict(source, source.trailerInfo.Info);
  const isTold = info && keysOf(info).some((key) => !ofPrograms.has(key) && textIn(info, key)?.trim());
  return isTold === true || rawIn(catalogOf(source), 'Metadata') !== undefined;
}

/**
 * Carries over the list of associated files, which marks hybrid invoices (Factur-X). It refers to attached files that
 * are already in the result.
 */
function carryAssociatedFiles(context: PDFContext, source: PDFContext): PDFObject[] {
  const attached = attachedFiles(context);
  return arrayIn(catalogOf(source), 'AF').flatMap((value) => {
    const file = asDict(source, value);
    if (!file) return [];
    const same = attached.find((each) => fileKey(asDict(context, each)) === fileKey(file));
    return same ?? tryCopyObject(source, value, context) ?? [];
  });
}

function fileKey(file: PDFDict | undefined): string {
  return file ? ['UF', 'F', 'Desc'].map((key) => textIn(file, key) ?? '').join('\n') : '';
}

function attachedFiles(context: PDFContext): PDFRef[] {
  const names = dictIn(catalogOf(context), 'Names');
  const found: PDFRef[] = [];
  const seen = new Set<PDFDict>();
  const stack = names ? [dictIn(names, 'EmbeddedFiles')] : [];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    append(
      found,
      arrayIn(node, 'Names').filter((value) => value instanceof PDFRef),
    );
    append(
      stack,
      arrayIn(node, 'Kids').map((kid) => asDict(context, kid)),
    );
  }
  return found;
}

/**
 * Carries over the page and position at which a file opens. Returns false if that page was not taken, or if the file
 * runs an action on opening.
 */
function carryOpening(context: PDFContext, source: PDFContext, pages: PagePairs): boolean {
  const destination = openingOf(source);
  const [page, ...view] = elementsOf(source, destination);
  const copy = pages.find(([ref]) => ref === page)?.[1];
  const values = view.map((value) => tryCopyObject(source, value, context));
  if (!copy || values.includes(undefined)) return false;
  setIn(catalogOf(context), 'OpenAction', context.obj([copy, ...values]));
  return true;
}

function openingOf(source: PDFContext): PDFArray | undefined {
  const action = resolve(source, rawIn(catalogOf(source), 'OpenAction'));
  const isGoTo = action instanceof PDFDict && nameIn(action, 'S') === 'GoTo';
  const value = isGoTo ? rawIn(action, 'D') : action;
  return explicitDestination(source, value, readNamedDestinations(source));
}
