import { findUnits } from './units/find-units.ts';
import { readOwn } from '#core/collections/read-own.ts';

/** The two sides of a conversion; the target is undefined if the text names none. */
export interface QuerySides {
  readonly source: string;
  readonly target: string | undefined;
}

const vulgarFractions: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

/** Normalizes notations with variants: fractions, the micro sign, powers, “per”. */
export function normalizeQuery(text: string): string {
  return (
    text
      .replace(/[½⅓⅔¼¾⅛⅜⅝⅞]/g, (character) => ` ${readOwn(vulgarFractions, character) ?? ''}`)
      .replace(/\u03bc/g, 'µ')
      // Clock times: 1:30 by itself has hours, 5:30 min/km minutes.
      .replace(/^(\s*\d+):([0-5]\d)(?=\s*(?:min|minutes?)(?:\/|\s+per\s))/iu, '$1 $2/60')
      .replace(/^(\s*\d+):([0-5]\d)(?::([0-5]\d))?(?=\s+(?:in|to|as)\s)/iu, '$1 h $2 min $3 s')
      .replace(/ min {2}s/u, ' min')
      .replace(/\bmach\s+(?=\d)([\d.,]+)/giu, '$1 mach')
      .replace(/(?<=\p{L})\^(?=[23](?!\d))/gu, '')
      .replace(/(?<=\p{L})\s+per\s+(?=\p{L}|100)/giu, '/')
      .replace(/\/\s*100\s*(?:km|kilomet(?:er|re)s?)\b/giu, '/hkm')
  );
}

/**
 * Splits a conversion into input and target: `12 ft in m`, `convert 10 kg to lbs`, `how many feet in a mile`. The
 * separating word is the last one with a unit after it: in `5 in in cm`, the second `in`.
 */
export function splitSides(text: string): QuerySides {
  const plain = text.replace(
    /^\s*(?:please\s+)?(?:(?:convert|what(?:['’]s|\s+is)|how\s+much\s+is)\s+|(?:a\s+)?(?:temperature|distance|length|height|weight|mass|volume|area|speed|pace)(?:\s+of)?\s+(?=[-−]?\d))/iu,
    '',
  );
  const question =
    /^\s*how\s+(?:many|much)\s+(?<target>.+?)\s+(?:(?:are|is)\s+)?(?:there\s+)?(?:in|make|to|is|are|equals?)\s+(?<source>[^?]+?)\s*\??\s*$/isu.exec(
      plain,
    )?.groups;
  if (question?.source !== undefined) {
    return { source: withCount(question.source), target: question.target };
  }
  // `seconds in a year`
  const each = /^\s*(?<target>\D+?)\s+(?:in|per)\s+(?<source>(?:an?|one|1)\s+\D+?)\s*\??\s*$/isu.exec(
    plain,
  )?.groups;
  if (each?.source !== undefined && findUnits(each.target ?? '').length > 0) {
    return { source: withCount(each.source), target: each.target };
  }
  const match =
    /^(?<source>.*?\S)\s*(?:\s(?:in|to|into|as)\s|=|→|->)[\s?]*(?<target>[^=→>]*?)\s*\??\s*$/isu.exec(plain);
  const { source = plain, target } = match?.groups ?? {};
  if (target === undefined || target === '')
    return { source: withCount(source.replace(/[=→?]\s*$/, '')), target: undefined };
  const deeper = /^(?:in|to|into|as)\s+(?<rest>.+)$/isu.exec(target)?.groups?.rest;
  if (deeper !== undefined) return { source: withCount(`${source} in`), target: deeper };
  // `meters to feet` means one meter.
  const isUnitAlone = findUnits(source).length > 0 && !/^[\d"'′″°]/.test(source);
  return { source: isUnitAlone ? `1 ${source}` : withCount(source), target };
}

/** Replaces `a mile` with `1 mile`, and the like. */
function withCount(source: string): string {
  return source
    .replace(/^\s*half\s+an?\s+/iu, '1/2 ')
    .replace(/^\s*(?:a\s+)?quarter\s+(?:of\s+an?\s+)?(?=\p{L})/iu, '1/4 ')
    .replace(/^\s*(?:a\s+)?dozen\s+/iu, '12 ')
    .replace(/^\s*(?:an?|one)\s+/iu, '1 ');
}
