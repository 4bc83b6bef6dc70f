import type { KeywordCase } from 'sql-formatter';
import { isBlank, type Unit } from './units.ts';

/** The options for the case of words. */
export interface Cases {
  readonly keywordCase?: KeywordCase;
  readonly dataTypeCase?: KeywordCase;
}

export const inCase = (text: string, wished: KeywordCase = 'preserve'): string =>
  wished === 'upper' ? text.toUpperCase() : wished === 'lower' ? text.toLowerCase() : text;

/**
 * Phrases of several keywords, of which the engine knows only some words in some dialects. They are those of SQL:2016
 * and of the servers' manuals; a word in parentheses before or behind is only a condition.
 */
const keywords = [
  String.raw`(?:(?:asc|desc) )?nulls (?:first|last)|(?:respect|ignore) nulls|within group|with ordinality|grouping sets`,
  String.raw`filter(?= \( where)|over(?= \()|group by (?:all|rollup|cube)|with (?:rollup|cube)`,
  String.raw`(?:rows|range|groups) (?:between|unbounded preceding|current row)|unbounded (?:preceding|following)`,
  String.raw`(?:preceding|following)(?= (?:and|\)|exclude))|exclude (?:ties|group|current row|no others)`,
  String.raw`fetch (?:first|next)(?: rows?(?: only| with ties)?)?|(?:percent )?rows? (?:only|with ties)|(?<=offset \S+ )rows?`,
  String.raw`for (?:no key )?(?:update|share)|for key share|skip locked|nowait|at time zone|at local`,
  String.raw`is (?:not )?distinct from|not (?:i?like|rlike|similar to|in|exists)|similar to|as of (?:system )?time`,
  String.raw`on conflict(?: on constraint)?|do nothing|do update(?: set)?|on duplicate key update`,
  String.raw`merge into|then (?:insert|update|delete)|when (?:not )?matched(?: by (?:source|target))?|insert or (?:replace|ignore)`,
  String.raw`(?:cross|outer) apply|natural join|join lateral|with recursive|tablesample bernoulli`,
  String.raw`as (?:not )?materialized|start with|connect by(?: prior)?|for xml (?:path|auto|raw)`,
  String.raw`(?:primary|foreign|unique) key|on (?:delete|update) (?:cascade|restrict|no action|set null|set default)`,
  String.raw`if (?:not )?exists|generated (?:always|by default) as(?: identity)?|without rowid|with(?: no)? data`,
  String.raw`create (?:or replace )?(?:(?:temp(?:orary)?|unique|materialized|recursive) )?(?:table|view|index|trigger|function|procedure)(?: concurrently)?`,
  String.raw`(?:refresh|drop|alter) materialized view|(?:index|view) concurrently|returns table|default values`,
  String.raw`(?:before|after|instead of) (?:insert|update|delete)|for each (?:row|statement)|with check option`,
  String.raw`(?:alter|add|drop|rename) (?:column|constraint)|rename to|set data type|(?:set|drop) (?:default|not null)`,
  String.raw`(?:begin|start|commit|rollback) (?:transaction|work)|truncate table|(?:restart|continue) identity(?: cascade)?`,
  String.raw`on commit (?:drop|(?:delete|preserve) rows)|(?:not )?deferrable(?: initially (?:deferred|immediate))?|row level security`,
].join('|');
/** The engine would begin a line inside these. */
const inline =
  /^(?:is (?:not )?distinct from|(?:rows|range|groups) between|unbounded .*|preceding|following|and(?: current row)?)$/i;
const frameAnd = String.raw`(?<=(?:preceding|following|current row) )(?:and current row|and)`;
const types = String.raw`(?:time(?:stamp)? )?with(?:out)? (?:local )?time zone|double precision|(?:character|char|bit) varying`;

const phrase = new RegExp(
  String.raw`(?<![^ ])(?<![.:] )(?:(?<keywordCase>${keywords}|${frameAnd})|(?<dataTypeCase>${types}))(?![^ ])(?! [.:])`,
  'gi',
);

/** Marks the words of known phrases, and hides those that the engine would break from it. */
export function markPhrases(units: readonly Unit[]): readonly Unit[] {
  const solid = Array.from(units.keys()).filter((index) => !isBlank(units[index]));
  const cells = solid.map((index) => {
    const { kind = 'sign', text = '' } = units[index] ?? {};
    return /^(?:string|name)$/.test(kind) || /\s/.test(text) ? "'" : text;
  });
  const marked = [...units];
  const starts = new Map<number, number>();
  let at = 0;
  for (const [cell, text] of cells.entries()) {
    starts.set(at, cell);
    at += text.length + 1;
  }
  for (const { index, 0: text, groups } of cells.join(' ').matchAll(phrase)) {
    const first = starts.get(index) ?? 0;
    const isType = groups?.dataTypeCase !== undefined;
    for (const at of solid.slice(first, first + text.split(' ').length)) {
      const unit = units[at];
      if (unit?.kind !== 'word') continue;
      const isTie = / with ties$/i.test(text) && /^(?:with|ties)$/i.test(unit.text);
      const isHidden = isType || isTie || inline.test(text);
      marked[at] = {
        ...unit,
        mask: isHidden ? 'x'.repeat(unit.text.length) : unit.mask,
        phrase: isType ? 'dataTypeCase' : 'keywordCase',
      };
    }
  }
  return marked;
}
