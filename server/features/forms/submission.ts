import { createHash } from 'node:crypto';
import { checkField, contactRules, type FieldRule, suggestionRules } from '#contracts/forms.ts';
import { honeypotField } from '#contracts/form-token.ts';
import { HttpProblem } from '#server/http/problem.ts';

export const formTables = {
  contact_messages: contactRules,
  tool_suggestions: suggestionRules,
} as const satisfies Readonly<Record<string, Readonly<Record<string, FieldRule>>>>;

export type FormTable = keyof typeof formTables;

export interface Submission {
  readonly table: FormTable;
  /** The values by column, trimmed, in NFC. */
  readonly fields: Readonly<Record<string, string>>;
  /** True if the hidden field was filled in. */
  readonly isTrapped: boolean;
  /** A hash that is equal only for equal content. */
  readonly bodyHash: string;
}

/**
 * Reads a form's row from a request's JSON: an object, or an array of one. Throws an HttpProblem 400 that names each
 * invalid field.
 */
export function readSubmission(table: FormTable, body: unknown): Submission {
  const row: unknown = Array.isArray(body) && body.length === 1 ? body[0] : body;
  if (typeof row !== 'object' || row === null || Array.isArray(row)) {
    throw new HttpProblem(400, 'invalid', 'Send one object.');
  }
  const rules: Readonly<Record<string, FieldRule>> = formTables[table];
  // A Map, because a name like __proto__ is not an ordinary property.
  const faults = new Map<string, string>();
  const given = new Map<string, unknown>(Object.entries(row));
  for (const key of given.keys()) {
    if (!Object.hasOwn(rules, key) && key !== honeypotField) faults.set(key, 'There is no such field.');
  }
  const cleaned = new Map<string, string>();
  for (const [key, rule] of Object.entries(rules)) {
    const value = given.get(key) ?? (rule.isOptional ? '' : undefined);
    const fault = typeof value === 'string' ? checkField(rule, value) : `${rule.label} is missing.`;
    if (fault !== undefined) faults.set(key, fault);
    cleaned.set(key, clean(value));
  }
  if (faults.size > 0) {
    const [first = ''] = faults.values();
    throw new HttpProblem(400, 'invalid', first, { fields: Object.fromEntries(faults) });
  }
  const fields = Object.fromEntries(cleaned);
  return {
    table,
    fields,
    isTrapped: clean(given.get(honeypotField)) !== '',
    bodyHash: createHash('sha256')
      .update(JSON.stringify([table, fields]))
      .digest('hex'),
  };
}

function clean(value: unknown): string {
  return typeof value === 'string' ? value.toWellFormed().trim().normalize('NFC') : '';
}
