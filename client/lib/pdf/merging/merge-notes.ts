import type { DroppedActions } from '#client/lib/pdf/document/actions.ts';
import type { PdfFacts } from '#client/lib/pdf/parsing/pdf-facts.ts';
import type { PDFContext } from '@cantoo/pdf-lib';
import { countFields } from '#client/lib/pdf/forms/field-tree.ts';
import type { RenamedField } from '#client/lib/pdf/forms/form-fields.ts';
import { describeRebuilt } from '#client/lib/pdf/repairing/rebuild-table.ts';
import type { MergeNote, MergeRequest, MergeSource, PdfSource } from './merge-request.ts';
import type { CarriedParts } from './source-parts.ts';
import { formatCount } from '#core/numbers/number-format.ts';

/** Results of a merge that are not known from the facts about the files. */
export interface MergeOutcome extends CarriedParts {
  readonly renamedFields: readonly RenamedField[];
  /** The fields of pages that are in the result more than once. */
  readonly copiedFields: readonly RenamedField[];
  /** The number of fields that are kept only as a picture. */
  readonly strayFieldCount: number;
  /** By file name: what was lost when a picture was decoded. */
  readonly pictureLosses: readonly (readonly [name: string, loss: string])[];
  readonly droppedActions: DroppedActions;
  readonly lostLinkCount: number;
  readonly bookmarkCount: number;
  /** The number of bookmarks whose page is not in the result. */
  readonly lostBookmarkCount: number;
}

const maxNames = 3;

/** Writes the notes on what the result kept, changed and lost. */
export function writeNotes(
  { options }: MergeRequest,
  sources: readonly MergeSource[],
  outcome: MergeOutcome,
  context: PDFContext,
): MergeNote[] {
  const pdfs = sources.filter((source): source is PdfSource => source.kind === 'pdf');
  const filesWith = (has: (facts: PdfFacts) => boolean) =>
    pdfs.filter(({ facts }) => has(facts)).map(({ name }) => name);
  return [
    ...keptNotes(outcome, context, pdfs),
    ...pdfs.flatMap(({ name, facts: { rebuilt } }) =>
      rebuilt ? [changed(describeRebuilt(name, rebuilt))] : [],
    ),
    ...changedNotes(outcome, options.password !== '', filesWith),
    ...lostNotes(outcome, options.bookmarks === 'none', filesWith, pdfs),
  ];
}

function keptNotes(outcome: MergeOutcome, context: PDFContext, pdfs: readonly PdfSource[]): MergeNote[] {
  const attachmentCount = pdfs.reduce((sum, { facts }) => sum + facts.attachmentCount, 0);
  const parts = [
    counted(outcome.bookmarkCount, 'bookmark'),
    counted(countFields(context), 'form field'),
    counted(outcome.layerCount, 'layer'),
    counted(attachmentCount, 'attached file'),
  ].filter((part) => part !== undefined);
  return parts.length > 0 ? [{ level: 'kept', text: `The result has ${joinWords(parts)}.` }] : [];
}

type FilesWith = (has: (facts: PdfFacts) => boolean) => string[];

function changedNotes(outcome: MergeOutcome, isProtected: boolean, filesWith: FilesWith): MergeNote[] {
  const notes: MergeNote[] = [];
  const { renamedFields, copiedFields, redrawnFields } = outcome;
  if (renamedFields.length > 0) {
    const examples = listNames(renamedFields, 'is now');
    notes.push(changed(`Form fields with the same name were renamed: ${examples}.`));
  }
  if (copiedFields.length > 0) {
    const examples = listNames(copiedFields, 'is');
    notes.push(changed(`Form fields have other names on further copies of a page: ${examples}.`));
  }
  if (redrawnFields.affected.length > 0) {
    const [affected, asking] = [quoteNames(redrawnFields.affected), quoteNames(redrawnFields.asking)];
    notes.push(
      changed(
        `Viewers may draw the form fields of ${affected} again, because of NeedAppearances in ${asking}.`,
      ),
    );
  }
  const encrypted = filesWith((facts) => facts.isEncrypted);
  if (encrypted.length > 0 && !isProtected) {
    notes.push(changed(`The result has no password, though ${quoteNames(encrypted)} had protection.`));
  }
  const tagged = filesWith((facts) => facts.isTagged);
  const untagged = filesWith((facts) => !facts.isTagged);
  if (outcome.areTagsSimplified) {
    notes.push(changed('Tags for screen readers are simpler: they leave out links and form fields.'));
  }
  if (tagged.length > 0 && untagged.length > 0) {
    notes.push(
      changed(`Tags for screen readers cover ${quoteNames(tagged)} only; the other pages have none.`),
    );
  }
  return notes;
}

function lostNotes(
  outcome: MergeOutcome,
  areBookmarksUnwanted: boolean,
  filesWith: FilesWith,
  pdfs: readonly PdfSource[],
): MergeNote[] {
  const notes: MergeNote[] = [];
  const add = (names: readonly string[], text: (names: string) => string) => {
    if (names.length > 0) notes.push({ level: 'lost', text: text(quoteNames(names)) });
  };
  const signed = filesWith((facts) => facts.signatureCount > 0);
  add(
    signed,
    (names) =>
      `Digital signatures in ${names}: a rewritten file breaks them. What they looked like is still on the page.`,
  );
  add(
    outcome.filesWithoutLayers,
    (names) => `Layers of ${names}: everything on them shows now, hidden or not.`,
  );
  add(
    filesWith((facts) => facts.hasXfa),
    (names) => `The XFA form in ${names}; the plain form fields are there.`,
  );
  add(
    filesWith((facts) => facts.hasDocumentScripts),
    (names) => `Scripts that ${names} ran on opening or closing.`,
  );
  const actions = [...outcome.droppedActions].map(([noun, count]) => formatCount(count, noun));
  if (actions.length > 0) {
    notes.push({
      level: 'lost',
      text: `Actions of pages, links, bookmarks and fields: ${joinWords(actions)}.`,
    });
  }
  add(
    filesWith((facts) => facts.isPortfolio),
    (names) => `The portfolio view of ${names}; its files are attached.`,
  );
  for (const [noun, names] of outcome.lostParts) add(names, (quoted) => `${noun} of ${quoted}.`);
  if (outcome.strayFieldCount > 0) {
    const fields = counted(outcome.strayFieldCount, 'form field') ?? '';
    notes.push({
      level: 'lost',
      text: `${fields} that no form in their file lists: they can no longer be filled in, and may show no value.`,
    });
  }
  for (const { name, facts } of pdfs) {
    if (facts.conformance !== undefined)
      add([name], (names) => `${facts.conformance} conformance of ${names}.`);
  }
  if (outcome.lostBookmarkCount > 0 && !areBookmarksUnwanted) {
    const bookmarks = counted(outcome.lostBookmarkCount, 'bookmark') ?? '';
    notes.push({
      level: 'lost',
      text: `${bookmarks} to pages that you left out, or that are missing from the file.`,
    });
  }
  if (outcome.lostLinkCount === Infinity) {
    notes.push({ level: 'lost', text: 'Links to pages that you left out.' });
  } else if (outcome.lostLinkCount > 0) {
    notes.push({
      level: 'lost',
      text: `${counted(outcome.lostLinkCount, 'link') ?? ''} to pages that you left out.`,
    });
  }
  for (const [name, loss] of outcome.pictureLosses) notes.push({ level: 'lost', text: `“${name}”: ${loss}` });
  if (areBookmarksUnwanted)
    add(
      filesWith((facts) => facts.hasOutline),
      (names) => `Bookmarks of ${names}, as you chose.`,
    );
  return notes;
}

function listNames(fields: readonly RenamedField[], verb: string): string {
  const examples = fields.slice(0, maxNames).map(({ from, to }) => `“${from}” ${verb} “${to}”`);
  const rest = fields.length > maxNames ? ` and ${fields.length - maxNames} more` : '';
  return examples.join(', ') + rest;
}

function changed(text: string): MergeNote {
  return { level: 'changed', text };
}

function counted(count: number, noun: string): string | undefined {
  return count === 0 ? undefined : formatCount(count, noun);
}

function quoteNames(names: readonly string[]): string {
  const shown = names.slice(0, maxNames).map((name) => `“${name}”`);
  const rest = names.length - shown.length;
  return joinWords(rest > 0 ? [...shown, `${rest} more`] : shown);
}

function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}
