import { readOwn } from '#core/collections/read-own.ts';
import {
  asDict,
  dictIn,
  elementsOf,
  nameIn,
  rawIn,
  resolve,
  setIn,
  textIn,
} from '#client/lib/pdf/objects/pdf-objects.ts';
import { visitDicts } from '#client/lib/pdf/objects/visit-dicts.ts';
import { PDFArray, type PDFContext, type PDFDict, PDFNull } from '@cantoo/pdf-lib';

/** Addresses that a reader hands to a browser, a mail program or a phone; any other may start a program or open a file. */
const plainAddress = /^(?:(?:https?|s?ftp|mailto|tel|sms|geo|urn|doi|news):|www\.|\/\/|#)/i;

/** The actions that lead outside the document (ISO 32000-1, 12.6.4). */
const nouns: Readonly<Record<string, string>> = {
  JavaScript: 'script',
  Launch: 'program start',
  SubmitForm: 'form submission',
  ImportData: 'data import',
  GoToR: 'file link',
  GoToE: 'file link',
  Rendition: 'media playback',
  Movie: 'media playback',
  Sound: 'media playback',
  RichMediaExecute: 'media playback',
  URI: 'web request',
};

/** The number of dropped actions by name. */
export type DroppedActions = ReadonlyMap<string, number>;

/**
 * Drops all actions that run automatically (`AA`: on opening a page, on leaving a field …). Of the actions that run on
 * a click, it drops those that lead outside the document: scripts, programs, form submissions, other files. Links to
 * pages, the web, mail and phones stay.
 */
export function dropActions(context: PDFContext): DroppedActions {
  const dropped = new Map<string, number>();
  const count = (action: PDFDict) => {
    const noun = nounOf(action);
    dropped.set(noun, (dropped.get(noun) ?? 0) + 1);
  };
  visitDicts(context, (dict) => {
    dropAdditional(dict, count);
    for (const key of ['A', 'PA', 'OpenAction', 'Next']) dropAction(context, dict, key, count);
  });
  return dropped;
}

type Count = (action: PDFDict) => void;

/** Drops additional actions. A resource may also be named `AA`, so it checks that every value is an action. */
function dropAdditional(dict: PDFDict, count: Count): void {
  const values = (dictIn(dict, 'AA')?.entries() ?? []).map(([, value]) => asDict(dict.context, value));
  if (rawIn(dict, 'AA') === undefined || !values.every((value) => value && isAction(value))) return;
  for (const action of values) if (action) count(action);
  setIn(dict, 'AA', undefined);
}

function dropAction(context: PDFContext, dict: PDFDict, key: string, count: Count): void {
  const value = resolve(context, rawIn(dict, key));
  const actions = value instanceof PDFArray && key === 'Next' ? elementsOf(context, value) : [value];
  const kept = actions.filter((each) => {
    const action = asDict(context, each);
    if (!action || !isAction(action) || isSafe(action)) return true;
    count(action);
    return false;
  });
  if (kept.length < actions.length) setIn(dict, key, kept.length > 0 ? context.obj(kept) : undefined);
}

function isAction(dict: PDFDict): boolean {
  return nameIn(dict, 'S') !== undefined;
}

function isSafe(action: PDFDict): boolean {
  const kind = nameIn(action, 'S') ?? '';
  if (kind === 'GoTo') return !leadsNowhere(action);
  return kind === 'URI' ? plainAddress.test(addressIn(action)) : readOwn(nouns, kind) === undefined;
}

/** Returns whether a jump has lost its page, which was not taken into the result. */
function leadsNowhere(action: PDFDict): boolean {
  const { context } = action;
  const destination = resolve(context, rawIn(action, 'D'));
  if (!(destination instanceof PDFArray) || destination.size() === 0) return false;
  const page = resolve(context, destination.get(0));
  return page === undefined || page === PDFNull;
}

/** Readers skip white space and controls, in front of the address or in its scheme. */
function addressIn(action: PDFDict): string {
  return (textIn(action, 'URI') ?? '').replace(/[\s\p{Cc}]/gu, '');
}

function nounOf(action: PDFDict): string {
  const kind = nameIn(action, 'S') ?? '';
  if (kind === 'GoTo') return 'page jump';
  const address = addressIn(action);
  if (kind !== 'URI' || plainAddress.test(address)) return readOwn(nouns, kind) ?? 'other action';
  if (/^(?:java|vb)script:|^data:/i.test(address)) return 'script';
  // Without a scheme it is relative: another file beside this one.
  return /^file:|^[^:]*$|^[a-z]:/i.test(address) ? 'file link' : 'program start';
}
