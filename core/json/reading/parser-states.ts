import type { ErrorCode } from './issues.ts';

/** The states of the parser: what it expects next. */
export const VALUE = 0;
export const FIRST_ITEM = 1;
export const NEXT_ITEM = 2;
export const FIRST_KEY = 3;
export const NEXT_KEY = 4;
export const KEY_END = 5;
export const VALUE_END = 6;
export const DOCUMENT_END = 7;

type Fault = ErrorCode | undefined;
/** The mistake if a value, comma or closing bracket comes in each of the states above. */
export const faultsBeforeValue: readonly Fault[] = [
  undefined,
  undefined,
  undefined,
  'missing-key',
  'missing-key',
  'missing-colon',
  'missing-comma',
];
export const faultsBeforeComma: readonly Fault[] = [
  'missing-value',
  'extra-comma',
  'extra-comma',
  'extra-comma',
  'extra-comma',
  'key-without-value',
  undefined,
  'extra-comma',
];
export const faultsBeforeCloser: readonly Fault[] = [
  'missing-value',
  undefined,
  undefined,
  undefined,
  undefined,
  'key-without-value',
  undefined,
];
