import type { FilterOperator } from './arrangement.ts';

/** The labels of the filter operators, in the order of the list. */
export const operatorNames: Readonly<Record<FilterOperator, string>> = {
  contains: 'contains',
  equals: 'is',
  not: 'is not',
  starts: 'begins with',
  above: 'is above',
  below: 'is below',
  empty: 'is empty',
  filled: 'is not empty',
};
