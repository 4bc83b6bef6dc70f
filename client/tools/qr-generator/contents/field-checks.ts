import { ToolInputError } from '#core/errors.ts';
import type { FormValues } from '../state.ts';
import { readOwn } from '#core/collections/read-own.ts';

/** Returns a field's value without surrounding spaces; empty if there is none. */
export function read(values: FormValues, name: string): string {
  return (readOwn(values, name) ?? '').trim();
}

/** Reads a required field. `what` is its name with an article. */
export function readRequired(values: FormValues, name: string, what: string): string {
  const value = read(values, name);
  if (value === '') throw new ToolInputError(`Please enter ${what}.`, { field: name });
  return value;
}

export function fail(field: string, message: string, hint?: string): never {
  throw new ToolInputError(message, { field, ...(hint === undefined ? {} : { hint }) });
}

/** Reads a telephone number as `+` and digits (RFC 3966 without separators); `*` and `#` are allowed. */
export function readPhone(values: FormValues, name: string, what: string): string {
  const written = readRequired(values, name, what);
  const number = written.replace(/[\s()./‐-―-]/g, '');
  if (!/^\+?[\d*#]{2,20}$/.test(number)) {
    fail(name, `“${written}” is not a telephone number.`, 'Write it like +49 221 123456, without letters.');
  }
  return number;
}

/** Reads one e-mail address with an @ and a domain with a dot. */
export function readEmail(values: FormValues, name: string): string {
  const address = readRequired(values, name, 'an e-mail address');
  if (!/^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;]+$/.test(address)) {
    fail(name, `“${address}” is not an e-mail address.`, 'Write it like name@example.com.');
  }
  return address;
}

/** Reads a decimal number within limits, as text with a point and without an exponent. */
export function readDecimal(
  values: FormValues,
  name: string,
  what: string,
  limits: readonly [number, number],
): string {
  const written = readRequired(values, name, what).replace(',', '.').replace('−', '-').replace(/^\+/, '');
  if (!/^-?\d+(\.\d+)?$/.test(written)) fail(name, `“${written}” is not a number.`);
  const value = Number(written);
  if (value < limits[0] || value > limits[1]) {
    fail(name, `${written} is outside ${limits[0]} to ${limits[1]}.`);
  }
  return written;
}

/** Escapes a value for a vCard or an iCalendar object. */
export function escapeCommas(value: string): string {
  return value.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r\n?|\n/g, String.raw`\n`);
}
