import { computeGtinCheck } from '#core/codes/numbers/check-digits.ts';
import { ToolInputError } from '#core/errors.ts';
import { findShape, type ValueShape } from './application-identifiers.ts';

/** An application identifier and its value. */
export interface Gs1Element {
  readonly ai: string;
  readonly value: string;
  /** The value's position in the input, in UTF-16 units. */
  readonly offset: number;
}

/** How scanned data represents FNC1: the ASCII group separator. */
export const groupSeparator = '\u001D';

/**
 * Reads element strings with identifiers in brackets, or as a scanner returns them. Scanned values of variable length
 * end with a separator (the character GS, or `<GS>`, `{GS}`, `<FNC1>`). Throws a ToolInputError if they break a GS1
 * rule.
 */
export function readElements(written: string): readonly Gs1Element[] {
  const start = written.length - written.trimStart().length;
  const text = written.trim();
  if (text === '') {
    throw new ToolInputError('Please enter the GS1 data.', {
      hint: 'For example (01)09521234543213(10)ABC.',
    });
  }
  const elements = /^[([]/.test(text) ? readBracketed(text, start) : readScanned(text, start);
  elements.forEach(checkElement);
  refuseTwice(elements);
  return elements;
}

/** Writes the elements with brackets, as they are printed below the bars. */
export function writeBracketed(elements: readonly Gs1Element[]): string {
  return elements.map(({ ai, value }) => `(${ai})${value}`).join('');
}

/** Writes the elements as a reader returns them: a separator follows each value of variable length, except the last. */
export function writeScanned(elements: readonly Gs1Element[]): string {
  return elements
    .map(({ ai, value }, index) => {
      const ends = findShape(ai)?.isPredefined === true || index === elements.length - 1;
      return `${ai}${value}${ends ? '' : groupSeparator}`;
    })
    .join('');
}

/** Describes the meaning of each element in words. */
export function describeElements(elements: readonly Gs1Element[]): readonly string[] {
  return elements.map(({ ai, value }) => {
    const title = findShape(ai)?.title;
    return title === undefined ? `(${ai}) ${value}` : `(${ai}) ${title}: ${value}`;
  });
}

function readBracketed(text: string, start: number): readonly Gs1Element[] {
  const token = /[([](\d{2,4})[)\]]([^([]*(?:[([](?!\d{2,4}[)\]])[^([]*)*)/y;
  const elements: Gs1Element[] = [];
  while (token.lastIndex < text.length) {
    const at = token.lastIndex;
    const [whole, ai = '', value = ''] = token.exec(text) ?? [];
    if (whole === undefined) {
      throw new ToolInputError('An application identifier has two to four digits in brackets.', {
        offset: start + at,
        hint: 'For example (01), (3103) or (10).',
      });
    }
    const offset = start + at + ai.length + 2;
    elements.push({ ai, value: cleanValue(value), offset });
  }
  return elements;
}

/**
 * Removes spaces and separators around a value. They do not belong to it, because GS1 values have no spaces.
 */
function cleanValue(value: string): string {
  return value.trim().replace(/(?:\u001D|<GS>|\{GS\}|<FNC1>)$/i, '');
}

function readScanned(text: string, start: number): readonly Gs1Element[] {
  const bare = text.replace(/^\](?:C1|d2|Q3|e0|J1)/, '');
  let at = text.length - bare.length;
  const elements: Gs1Element[] = [];
  const separator = /\u001D|<GS>|\{GS\}|<FNC1>/iy;
  while (at < text.length) {
    separator.lastIndex = at;
    if (separator.test(text)) {
      at = separator.lastIndex;
      continue;
    }
    const shape = [4, 3, 2].map((length) => findShape(text.slice(at, at + length))).find((found) => found);
    if (!shape) {
      throw new ToolInputError(`No application identifier begins with ${text.slice(at, at + 2)}.`, {
        offset: start + at,
        hint: 'Put identifiers into brackets: (01)09521234543213(10)ABC.',
      });
    }
    const from = at + shape.ai.length;
    const rest = text.slice(from);
    const end = rest.search(/\u001D|<GS>|\{GS\}|<FNC1>/i);
    const length = shape.isPredefined ? shape.maxLength : end < 0 ? rest.length : end;
    elements.push({ ai: shape.ai, value: rest.slice(0, length), offset: start + from });
    at = from + Math.max(1, Math.min(length, rest.length));
  }
  return elements;
}

function checkElement(element: Gs1Element): void {
  const { ai, value, offset } = element;
  const shape = findShape(ai);
  const bad = /[^!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]/.exec(value);
  if (bad) {
    throw new ToolInputError(`(${ai}) may not hold ${nameCharacter(bad[0])}.`, {
      offset: offset + bad.index,
      hint: 'GS1 allows letters without accents, digits and ! " % & \' ( ) * + , - . / : ; < = > ? _.',
    });
  }
  if (!shape) {
    if (value === '') throw new ToolInputError(`(${ai}) has no value.`, { offset });
    return;
  }
  checkLength(element, shape);
  if (shape.checkedLength > 0) checkDigit(element, shape.checkedLength);
  if (shape.date) checkDate(element, shape.date);
}

function nameCharacter(character: string): string {
  return character === ' ' ? 'a blank' : `“${character}”`;
}

function checkLength({ ai, value, offset }: Gs1Element, shape: ValueShape): void {
  const { isNumeric, minLength, maxLength, title, checkedLength } = shape;
  const letter = isNumeric ? /\D/.exec(value) : null;
  if (letter) {
    throw new ToolInputError(`(${ai}) ${title} takes only digits: “${letter[0]}” is not one.`, {
      offset: offset + letter.index,
    });
  }
  if (value.length >= minLength && value.length <= maxLength) return;
  const unit = isNumeric ? 'digits' : 'characters';
  const wanted = minLength === maxLength ? String(minLength) : `${minLength} to ${maxLength}`;
  const isBare = checkedLength === maxLength && value.length === maxLength - 1;
  const short = checkedLength === maxLength && value.length < maxLength && value.length >= 8;
  throw new ToolInputError(`(${ai}) ${title} has ${wanted} ${unit}; this has ${value.length}.`, {
    offset,
    hint: isBare
      ? `If only the check digit is missing, write ${value}${computeGtinCheck(value).digit}.`
      : short
        ? `Fill up with zeros in front: ${value.padStart(maxLength, '0')}.`
        : undefined,
  });
}

function checkDigit({ ai, value, offset }: Gs1Element, length: number): void {
  const body = value.slice(0, length - 1);
  const { digit, working } = computeGtinCheck(body);
  const given = value.charAt(length - 1);
  if (given === digit) return;
  throw new ToolInputError(`The check digit of (${ai}) is wrong: it is ${given}, and should be ${digit}.`, {
    offset: offset + length - 1,
    hint: `Look for a mistyped digit. If the others are right, write ${body}${digit}. (${working}.)`,
  });
}

function checkDate({ ai, value, offset }: Gs1Element, kind: 'day' | 'day-or-month'): void {
  const [year, month, day] = [0, 2, 4].map((at) => Number(value.slice(at, at + 2)));
  if (year === undefined || month === undefined || day === undefined) return;
  if (month < 1 || month > 12) {
    throw new ToolInputError(`(${ai}) is a date as YYMMDD: there is no month ${value.slice(2, 4)}.`, {
      offset: offset + 2,
    });
  }
  // A two-digit year belongs to the century that puts it within fifty years of today. In that range every fourth year
  // is a leap year.
  const days = [31, year % 4 === 0 ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 31;
  if (day <= days && (day > 0 || kind === 'day-or-month')) return;
  throw new ToolInputError(
    `(${ai}) is a date as YYMMDD: there is no day ${value.slice(4)} in month ${value.slice(2, 4)}.`,
    {
      offset: offset + 4,
    },
  );
}

function refuseTwice(elements: readonly Gs1Element[]): void {
  const seen = new Map<string, string>();
  for (const { ai, value, offset } of elements) {
    const before = seen.get(ai);
    if (before !== undefined && before !== value) {
      throw new ToolInputError(`(${ai}) is there twice, with different values.`, {
        offset,
        hint: 'Remove one.',
      });
    }
    seen.set(ai, value);
  }
}
