/** A JSON number as written, because a double would round some. */
export class JsonNumber {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** The members of an object in the order of the text, whatever their keys are. */
export type JsonMap = Map<string, JsonValue>;

/** A value without parts. */
export type JsonScalar = null | boolean | string | JsonNumber;

/** A JSON value that keeps the digits of numbers and the order of keys. */
export type JsonValue = JsonScalar | JsonValue[] | JsonMap;

/** The deepest nesting that is read. Deeper values could exceed the call stack. */
export const maxJsonDepth = 500;

/** True for a value without parts. */
export function isJsonScalar(value: JsonValue | undefined): value is JsonScalar {
  return value !== undefined && !Array.isArray(value) && !(value instanceof Map);
}

/** Writes a value as JSON, indented by `indent` spaces, or on one line if `indent` is 0. */
export function writeJsonValue(value: JsonValue, indent = 0): string {
  return writeAt(value, indent === 0 ? '' : '\n', ' '.repeat(indent));
}

function writeAt(value: JsonValue, newLine: string, step: string): string {
  if (value instanceof JsonNumber) return value.text;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const inner = newLine === '' ? '' : newLine + step;
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    return `[${inner}${value.map((item) => writeAt(item, inner, step)).join(`,${inner}`)}${newLine}]`;
  }
  if (value.size === 0) return '{}';
  const colon = newLine === '' ? ':' : ': ';
  const members = [...value].map(
    ([key, member]) => `${JSON.stringify(key)}${colon}${writeAt(member, inner, step)}`,
  );
  return `{${inner}${members.join(`,${inner}`)}${newLine}}`;
}

/** Returns the value as plain JavaScript data. Numbers become doubles, and `__proto__` is an own key. */
export function toPlainValue(value: JsonValue): unknown {
  if (value instanceof JsonNumber) return Number(value.text);
  if (Array.isArray(value)) return value.map(toPlainValue);
  if (!(value instanceof Map)) return value;
  return Object.fromEntries([...value].map(([key, member]) => [key, toPlainValue(member)] as const));
}

/** Returns the same text for numbers of the same value: `1`, `1.0` and `10e-1` give `1e0`. */
export function canonicalNumber(text: string): string {
  const [, sign = '', whole = '', fraction = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([-+]?\d+))?$/.exec(text) ?? [];
  const digits = (whole + fraction).replace(/^0+/, '');
  if (digits === '') return '0e0';
  const short = digits.replace(/(?<!0)0+$/, '');
  const exponent = BigInt(power) - BigInt(fraction.length) + BigInt(digits.length - short.length);
  return `${sign}${short}e${exponent}`;
}
