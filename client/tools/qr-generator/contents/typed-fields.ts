import { shorten } from '#core/text/writing/shorten.ts';
import { ToolInputError } from '#core/errors.ts';
import type { FormValues } from '../state.ts';
import type { ContentForm, FormField } from './content-form.ts';

/**
 * Reads a form's fields from lines such as `ssid: Our network`; a line that begins with a space continues the value
 * above. Throws a ToolInputError with the line of an unknown field.
 */
export function readFields(text: string, { fields }: ContentForm): FormValues {
  const values = new Map<string, string>();
  let current: string | undefined;
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (current !== undefined && /^[ \t]/.test(line)) {
      values.set(current, `${values.get(current) ?? ''}\n${line.trim()}`);
      continue;
    }
    if (line.trim() === '') continue;
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(0, colon)).trim();
    const field = fields.find((each) => each.name === name);
    if (!field) throw unknownField(line, name, fields, index + 1);
    const value = line.slice(colon + 1).trim();
    checkChoice(field, value, index + 1);
    values.set(name, value);
    current = name;
  }
  return Object.fromEntries(values);
}

function unknownField(
  text: string,
  name: string,
  fields: readonly FormField[],
  line: number,
): ToolInputError {
  const names = fields.map((each) => each.name).join(', ');
  const message =
    name === ''
      ? `“${shorten(text, 40)}” is not a field with its value.`
      : `There is no field “${shorten(name, 40)}” in this kind of content.`;
  return new ToolInputError(message, {
    line,
    column: 1,
    hint: `Write a field a line, like “${fields[0]?.name ?? 'text'}: …”. There are ${names}.`,
  });
}

function checkChoice({ name, type, choices }: FormField, value: string, line: number): void {
  const values = type === 'flag' ? ['yes', 'no'] : choices?.map((each) => each.value);
  if (!values || value === '' || values.includes(value)) return;
  throw new ToolInputError(`“${name}” cannot be “${shorten(value, 40)}”.`, {
    line,
    column: name.length + 2,
    hint: `It is one of ${values.join(', ')}.`,
  });
}
