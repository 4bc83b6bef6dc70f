import { acceptValues, type StateSchema } from '#client/tool-kit/state/state-schema.ts';
import { ToolInputError } from '#core/errors.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { readOwn } from '#core/collections/read-own.ts';

type Values = Readonly<Record<string, unknown>>;

/** The format's own key distinguishes our files from other JSON. */
const formatKey = 'sundryTool';
const version = 1;

/** Writes a file with the content of all boxes of a calculator. */
export function writeKeptFile(toolId: string, schema: StateSchema, state: Values): string {
  const values = Object.fromEntries(
    Object.keys(schema).flatMap((key) => (key === 'reader' ? [] : [[key, readOwn(state, key)] as const])),
  );
  return `${JSON.stringify({ [formatKey]: toolId, version, values }, null, 2)}\n`;
}

/** Reads the boxes’ values from such a file. Throws a ToolInputError for any other JSON. */
export function readKeptFile(text: string, name: string, toolId: string, schema: StateSchema): Values {
  const file = parseObject(text, name);
  const made = file[formatKey];
  if (made !== toolId) {
    const whose =
      typeof made === 'string' ? `of another tool, ${made.slice(0, 40)}` : 'not one that was saved here';
    throw new ToolInputError(`${name} is JSON, but ${whose}.`, {
      hint: 'Open a file from “Save all”, or a table as CSV.',
    });
  }
  if (typeof file.version !== 'number' || file.version > version) {
    throw new ToolInputError(`${name} was saved by a newer version of this page.`, {
      hint: 'Reload the page, and open it again.',
    });
  }
  const accepted = acceptValues(schema, file.values, ['option', 'input']) as Values;
  const given = Object.keys(file.values ?? {}).filter((key) => Object.hasOwn(schema, key));
  const lost = given.filter((key) => !Object.hasOwn(accepted, key));
  if (given.length > 0 && lost.length === 0) return accepted;
  throw new ToolInputError(
    lost.length > 0
      ? `${name} is damaged: ${formatCount(lost.length, 'value')} cannot be read (${lost.slice(0, 3).join(', ')}).`
      : `${name} is damaged: it has no values.`,
    { hint: 'Open another copy of it.' },
  );
}

function parseObject(text: string, name: string): Values {
  try {
    const value: unknown = JSON.parse(text.replace(/^\ufeff/, ''));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Values;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new ToolInputError(`${name} is broken JSON.`, { hint: 'Open another copy of it.' });
  }
  throw new ToolInputError(`${name} is JSON, but not one that was saved here.`, {
    hint: 'Open a file from “Save all”, or a table as CSV.',
  });
}

/** Returns whether a text begins as JSON and not as a table. */
export function looksLikeJson(text: string): boolean {
  return /^\ufeff?\s*[{[]/.test(text);
}
