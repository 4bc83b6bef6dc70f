import { readOwn } from '#core/collections/read-own.ts';
import { ToolInputError } from '#core/errors.ts';
import { dayOfWeek, dayOfWeekFromOne, type FieldRule } from './dialects.ts';

/** Days of the week count from 0 for Sunday in the engine. */
export function shift(value: number, rule: FieldRule): number {
  return rule === dayOfWeekFromOne ? value - 1 : value;
}

export function readValue(text: string, rule: FieldRule, at: number): number {
  const index = rule.names?.indexOf(text.toUpperCase()) ?? -1;
  if (index >= 0) return rule === dayOfWeek ? index : index + 1;
  const value = /^\d{1,4}$/.test(text) ? Number(text) : NaN;
  if (!(value >= rule.min && value <= rule.max)) throw wrongValue(text, rule, at);
  return value;
}

export function wrongValue(text: string, { name, min, max, names }: FieldRule, at: number): ToolInputError {
  const picker = /^H\b/.test(text) ? 'Jenkins picks a value for H' : 'cronie picks a random value for ~';
  return new ToolInputError(
    text === '' ? `A ${name} is missing here.` : `“${text}” is not a valid ${name}.`,
    {
      offset: at,
      hint: /^H\b|^\d*~\d*$/.test(text)
        ? `${picker}, which cannot be calculated. Write a number from ${min} to ${max} instead.`
        : `It goes from ${min} to ${max}${names ? `, or ${names[0] ?? ''} to ${names.at(-1) ?? ''}` : ''}.`,
    },
  );
}

/** Signs that word processors and typesetters put for those of the keyboard. */
const lookalikes: Readonly<Record<string, string>> = {
  '∗': '*',
  '＊': '*',
  '–': '-',
  '—': '-',
  '‑': '-',
  '−': '-',
  '，': ',',
};

export function refuseLookalikes(fields: readonly { readonly text: string; readonly index: number }[]): void {
  for (const { text, index } of fields) {
    const at = text.search(/[∗＊–—‑−，]/);
    const plain = readOwn(lookalikes, text[at] ?? '');
    if (plain === undefined) continue;
    throw new ToolInputError(`“${text[at]}” is not the sign “${plain}” of the keyboard.`, {
      offset: index + at,
      hint: `Write ${plain} instead.`,
    });
  }
}
