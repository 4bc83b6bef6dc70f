import type { DialectId } from '../dialects.ts';

const setting = String.raw`set\s+(?:session\s+|local\s+)?standard_conforming_strings\s*(?:=|\bto\b)\s*`;
/** Prefixes of off, false and no are enough for PostgreSQL. */
const off = String.raw`'?(?:off?|f(?:a(?:l(?:se?)?)?)?|no?|0)'?\s*;`;
const [turnsOff, sets] = [new RegExp(`^${setting}${off}$`, 'i'), new RegExp(`^${setting}`, 'i')];
const asCall =
  /^select\s+(?:pg_catalog\s*\.\s*)?set_config\s*\(\s*'standard_conforming_strings'\s*,\s*'(\w+)'/i;
/** A new session begins with the default, too. */
const resets = /^(?:reset\s+(?:all|standard_conforming_strings)|discard\s+all|\\c(?:onnect)?\b)/i;
const mayMatter = /standard_conforming_strings|\b(?:reset|discard)\s+all\b|\\c/i;

/**
 * Returns the dialect whose tokens the text after a statement has. By PostgreSQL 4.1.2.1, a backslash escapes in every
 * string while standard_conforming_strings is off, as it always does in Redshift.
 */
export function lexisBehind(statement: string, dialect: DialectId, lexis: DialectId): DialectId {
  // It is a short statement, perhaps with a long comment before it.
  if (dialect !== 'postgresql' || !mayMatter.test(statement.slice(-200))) return lexis;
  const code = statement.replaceAll(/--[^\r\n]*|\/\*[\s\S]*?\*\//g, ' ').trim();
  if (turnsOff.test(code)) return 'redshift';
  const [, value] = asCall.exec(code) ?? [];
  if (value !== undefined) return /^(?:of|f|n|0)/i.test(value) ? 'redshift' : dialect;
  return sets.test(code) || resets.test(code) ? dialect : lexis;
}

/** True if a line of the text turns the setting off, which only PostgreSQL knows. */
export const hasEscapeSetting = (sql: string): boolean =>
  new RegExp(String.raw`^[ \t]*${setting}${off}`, 'im').test(sql);
