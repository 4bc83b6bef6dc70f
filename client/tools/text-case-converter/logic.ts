import { ToolInputError } from '#core/errors.ts';
import { type CaseId, caseLabels } from './case-labels.ts';
import { toCase } from './cases.ts';
import { replaceKeys } from './json-keys.ts';
import type { CaseOptions } from './options.ts';

export interface Conversion {
  readonly text: string;
  /** Different names that became equal. */
  readonly collisions: readonly string[];
}

/** A name in code; the characters around its words stay. The limit prevents a stack overflow by endless repetitions. */
const nameToken = /[\p{L}_$][\p{L}\p{N}\p{M}_$]*(?:-[\p{L}\p{N}\p{M}_$]+){0,50}/gu;

/** Converts the parts of the text in the chosen scope. Throws a ToolInputError for invalid JSON. */
export function convertText(text: string, id: CaseId, options: CaseOptions): Conversion {
  switch (options.scope) {
    case 'lines':
      return { text: convertLines(text, id, options), collisions: [] };
    case 'whole':
      return { text: toCase(text, id, options), collisions: [] };
    case 'keys':
      requireJson(text);
      return convertKeys(text, id, options);
    case 'names':
      return convertNames(text, id, options);
  }
}

/** Looks only for the breaks: a pattern for a line of megabytes may exhaust the stack. */
function convertLines(text: string, id: CaseId, options: CaseOptions): string {
  const parts = text.split(/([\r\n]+)/);
  return parts.map((part, index) => (index % 2 === 0 ? toCase(part, id, options) : part)).join('');
}

/** Converts the beginning of a text for a preview; JSON may be truncated anywhere. */
export function previewText(head: string, id: CaseId, options: CaseOptions): string {
  return options.scope === 'keys' ? convertKeys(head, id, options).text : convertText(head, id, options).text;
}

/** Detects the identifier cases that a text already has, line by line. */
export function detectCases(text: string, options: CaseOptions): readonly CaseId[] {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  if (lines.length === 0 || lines.some((line) => /\s/.test(line.trim()))) return [];
  return caseLabels
    .filter(
      ({ id, isForNames }) => isForNames && lines.every((line) => toCase(line, id, options) === line.trim()),
    )
    .map(({ id }) => id);
}

function convertKeys(text: string, id: CaseId, options: CaseOptions): Conversion {
  const names = new NameMap((name) => toCase(name, id, options));
  const converted = replaceKeys(text, (key) => names.convert(key));
  return { text: converted, collisions: names.collisions() };
}

/** Throws a ToolInputError for a text that is not JSON. */
export function requireJson(text: string): void {
  try {
    JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new ToolInputError(`This is not JSON: ${error.message}`, {
      hint: 'Fix it (the JSON Formatter shows how), or convert the text instead of its keys.',
    });
  }
}

function convertNames(text: string, id: CaseId, options: CaseOptions): Conversion {
  const names = new NameMap((name) => {
    const before = /^[_$]*/.exec(name)?.[0] ?? '';
    const end = name.length - trailingSigns(name);
    const middle = name.slice(before.length, Math.max(before.length, end));
    const after = name.slice(Math.max(before.length, end));
    // A single word may be a keyword or prose as well as a name.
    const isCompound = /[_$-]/.test(middle) || /[\p{Ll}\p{N}]\p{Lu}|\p{Lu}\p{Lu}\p{Ll}/u.test(middle);
    return isCompound ? before + toCase(middle, id, options) + after : name;
  });
  return { text: text.replace(nameToken, (name) => names.convert(name)), collisions: names.collisions() };
}

function trailingSigns(name: string): number {
  let count = 0;
  while (/^[_$]$/.test(name.charAt(name.length - 1 - count))) count += 1;
  return count;
}

/** Converts each name once, and detects names that became equal. */
class NameMap {
  readonly #convert: (name: string) => string;
  readonly #results = new Map<string, string>();

  constructor(convert: (name: string) => string) {
    this.#convert = convert;
  }

  convert(name: string): string {
    const known = this.#results.get(name);
    if (known !== undefined) return known;
    const result = this.#convert(name);
    this.#results.set(name, result);
    return result;
  }

  collisions(): readonly string[] {
    const seen = new Set<string>();
    const doubled = new Set<string>();
    for (const result of this.#results.values()) {
      if (seen.has(result)) doubled.add(result);
      seen.add(result);
    }
    return [...doubled];
  }
}
