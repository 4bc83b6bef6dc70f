import { shorten } from '#core/text/writing/shorten.ts';
import { ToolInputError } from '#core/errors.ts';
import { currencyNames } from '#core/money/currencies.ts';
import { fundNames } from '#core/money/fund-codes.ts';

const mostText = 10_000;
/** The largest logo in bytes, because the logo is stored in every invoice. */
const mostLogo = 2_000_000;

/** Reads one field; throws a ToolInputError that names its place. */
export type Reading = (value: unknown, place: string) => string;

/** Reads a plain decimal and keeps its text. */
export const decimal =
  ({ isNegative = false, most = 1e12 } = {}): Reading =>
  (value, place) => {
    const written = typeof value === 'number' ? String(value) : text(value, place).trim();
    if (written === '') return '';
    if (!/^[+-]?(?:\d{1,15}(?:\.\d{0,10})?|\.\d{1,10})$/.test(written)) {
      throw mistake(
        place,
        `“${shorten(written, 40)}” is not a number`,
        'Write it as in 12.50, ten digits after the point at most.',
      );
    }
    if ((!isNegative && Number(written) < 0) || Math.abs(Number(written)) > most) {
      throw mistake(
        place,
        `“${written}” cannot be taken`,
        isNegative ? `${most} at most, please.` : `From 0 to ${most}, please.`,
      );
    }
    return written;
  };

/** Reads a date that exists. */
export const date: Reading = (value, place) => {
  const written = text(value, place).trim();
  if (written === '') return '';
  const isDay = /^\d{4}-\d\d-\d\d$/.test(written) && !Number.isNaN(Date.parse(`${written}T00:00:00Z`));
  if (isDay && new Date(`${written}T00:00:00Z`).toISOString().startsWith(written)) return written;
  throw mistake(place, `“${shorten(written, 40)}” is not a date`, 'Write it as in 2026-11-23.');
};

export const oneOf =
  (choices: readonly string[], fallback: string): Reading =>
  (value, place) => {
    const written = text(value, place).trim();
    if (written === '') return fallback;
    if (choices.includes(written)) return written;
    throw mistake(place, `“${shorten(written, 40)}” is not known`, `One of ${choices.join(', ')}, please.`);
  };

export const currency: Reading = (value, place) => {
  const written = text(value, place).trim().toUpperCase();
  if (Object.hasOwn(currencyNames, written)) return written;
  const reason = Object.hasOwn(fundNames, written)
    ? 'is a fund or unit of account of ISO 4217, not a currency for invoices'
    : 'is not a currency of ISO 4217';
  throw mistake(place, `“${shorten(written, 40)}” ${reason}`, 'Write three letters, such as EUR.');
};

export const country: Reading = (value, place) => {
  const written = text(value, place).trim().toUpperCase();
  if (/^(?:[A-Z]{2})?$/.test(written)) return written;
  throw mistake(place, `“${shorten(written, 40)}” is not a country code`, 'Write two letters, such as DE.');
};

/** Reads a code: removes spaces and converts to capitals. */
export const code: Reading = (value, place) => text(value, place).replace(/\s/g, '').toUpperCase();

export const unit: Reading = (value, place) => {
  const written = code(value, place) || 'C62';
  if (/^[A-Z0-9]{1,3}$/.test(written)) return written;
  throw mistake(
    place,
    `“${shorten(written, 40)}” is not a unit`,
    'Write a code of UN/ECE 20, such as C62, HUR or KGM.',
  );
};

export const logo: Reading = (value, place) => {
  if (value === undefined || value === null || value === '') return '';
  if (typeof value === 'string' && value.length > mostLogo) {
    throw mistake(place, 'The picture is too large', 'Take one under 1.5 MB.');
  }
  if (typeof value === 'string' && /^data:image\/(?:png|jpeg);base64,[\w+/=]+$/.test(value)) return value;
  throw mistake(place, 'This is not a picture', 'Write a PNG or JPEG as a data: address in Base64.');
};

/** Reads a text and removes characters that XML or a printed line cannot hold. */
export function text(value: unknown, place: string): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') throw mistake(place, 'This is no text', 'Write it in quotation marks.');
  if (value.length > mostText)
    throw mistake(place, 'This text is too long', `${mostText} characters at most, please.`);
  // Neither XML nor a printed line can hold control characters or lone surrogates.
  return value.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]|\p{Cs}|\uFFFE|\uFFFF/gu, '');
}

export function mistake(place: string, what: string, hint: string): ToolInputError {
  return new ToolInputError(place === '' ? `${what}.` : `${place}: ${what}.`, {
    field: place || undefined,
    hint,
  });
}
