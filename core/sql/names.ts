import type { DialectId } from './dialects.ts';
import type { Unit } from './units.ts';

/** MySQL manual 11.2.5: without IGNORE_SPACE these are functions only where the parenthesis follows at once. */
const gluedFunctions =
  /^(?:adddate|bit_and|bit_or|bit_xor|cast|count|curdate|curtime|date_add|date_sub|extract|group_concat|json_arrayagg|json_objectagg|max|mid|min|now|position|session_user|st_collect|std|stddev|stddev_pop|stddev_samp|subdate|substr|substring|sum|sysdate|system_user|trim|variance|var_pop|var_samp)$/i;
/** Standard SQL is what Auto-detect takes where nothing shows which dialect it is. */
const gluing = new Set<DialectId>(['sql', 'mysql', 'mariadb', 'singlestoredb', 'tidb']);

/** Whether white space before a parenthesis makes this name something else than a function. */
export function keepsGap(name: string, dialect: DialectId): boolean {
  return gluing.has(dialect) && gluedFunctions.test(name);
}

/** Words of ClickHouse that are hardly the name of a column, function, type, engine or format. */
const clickhouseKeywords =
  /^(?:all|alter|and|array|as|asc|asof|between|by|case|create|cross|delete|desc|distinct|drop|else|end|engine|except|exists|format|from|full|global|group|having|if|ilike|in|inner|insert|intersect|interval|into|is|join|left|like|limit|not|null|nulls|offset|on|or|order|outer|over|partition|prewhere|primary|qualify|right|sample|select|semi|set|settings|table|then|to|union|update|using|values|view|when|where|window|with)$/i;
const tableWords = /^(?:from|join|into|update|table|truncate|describe|desc|use|database|schema)$/i;
const hasCase = /\p{Lu}|\p{Ll}/u;

/** Whether the letters of a word may be told apart by case, so that no option may change them. */
export function isCaseKept(units: readonly Unit[], index: number, dialect: DialectId): boolean {
  const [before, unit, after] = [units[index - 1], units[index], units[index + 1]];
  if (unit?.kind !== 'word' || !hasCase.test(unit.text)) return false;
  // Parts of a path, members in JSON, and tables: MySQL 11.2.3, BigQuery, Snowflake.
  if (/^[.:]$/.test(before?.text ?? '') || /^[.:]$/.test(after?.text ?? '')) return true;
  if (
    tableWords.test(before?.text ?? '') &&
    !/^(?:select|values|table|set|if|only|lateral)$/i.test(unit.text)
  )
    return after?.text !== '(' || /^(?:into|table)$/i.test(before?.text ?? '');
  if (dialect !== 'clickhouse') return false;
  // ClickHouse manual, Syntax: keywords may be written in any case, names of anything may not.
  if (
    /^(?:engine|format|type|codec|=)$/i.test(before?.text ?? '') &&
    !/^(?:select|case|not)$/i.test(unit.text)
  )
    return true;
  const isCall = after?.text === '(' && !after.isApart && /^(?:array|if|left|right|format)$/i.test(unit.text);
  return isCall || !clickhouseKeywords.test(unit.text);
}
