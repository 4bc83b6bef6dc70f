import type { DialectId } from '../dialects.ts';
import type { Unit } from './units.ts';

/** MySQL manual 11.2.5: without IGNORE_SPACE, these are functions only if the parenthesis follows directly. */
const gluedFunctions =
  /^(?:adddate|bit_and|bit_or|bit_xor|cast|count|curdate|curtime|date_add|date_sub|extract|group_concat|json_arrayagg|json_objectagg|max|mid|min|now|position|session_user|st_collect|std|stddev|stddev_pop|stddev_samp|subdate|substr|substring|sum|sysdate|system_user|trim|variance|var_pop|var_samp)$/i;
/** Standard SQL is included because Auto-detect uses it if the dialect is unclear. */
const gluing = new Set<DialectId>(['sql', 'mysql', 'mariadb', 'singlestoredb', 'tidb']);

/** True if white space before a parenthesis means that this name is not a function. */
export function keepsGap(name: string, dialect: DialectId): boolean {
  return gluing.has(dialect) && gluedFunctions.test(name);
}

/** Keywords of ClickHouse that are hardly ever the name of a column, function, type, engine or format. */
const clickhouseKeywords =
  /^(?:all|alter|and|array|as|asc|asof|between|by|case|create|cross|delete|desc|distinct|drop|else|end|engine|except|exists|format|from|full|global|group|having|if|ilike|in|inner|insert|intersect|interval|into|is|join|left|like|limit|not|null|nulls|offset|on|or|order|outer|over|partition|prewhere|primary|qualify|right|sample|select|semi|set|settings|table|then|to|union|update|using|values|view|when|where|window|with)$/i;
const tableWords = /^(?:from|join|into|update|table|truncate|describe|desc|use|database|schema)$/i;
const hasCase = /\p{Lu}|\p{Ll}/u;

/** True if a word may be case-sensitive, so that no option may change it. */
export function isCaseKept(units: readonly Unit[], index: number, dialect: DialectId): boolean {
  const [before, unit, after] = [units[index - 1], units[index], units[index + 1]];
  if (unit?.kind !== 'word' || !hasCase.test(unit.text)) return false;
  // Parts of a path, JSON members and tables may be case-sensitive: MySQL 11.2.3, BigQuery, Snowflake.
  if (/^[.:]$/.test(before?.text ?? '') || /^[.:]$/.test(after?.text ?? '')) return true;
  if (
    tableWords.test(before?.text ?? '') &&
    !/^(?:select|values|table|set|if|only|lateral)$/i.test(unit.text)
  )
    return after?.text !== '(' || /^(?:into|table)$/i.test(before?.text ?? '');
  if (dialect !== 'clickhouse') return false;
  // ClickHouse manual, Syntax: keywords are not case-sensitive, but all names are.
  if (
    /^(?:engine|format|type|codec|=)$/i.test(before?.text ?? '') &&
    !/^(?:select|case|not)$/i.test(unit.text)
  )
    return true;
  const isCall = after?.text === '(' && !after.isApart && /^(?:array|if|left|right|format)$/i.test(unit.text);
  return isCall || !clickhouseKeywords.test(unit.text);
}
