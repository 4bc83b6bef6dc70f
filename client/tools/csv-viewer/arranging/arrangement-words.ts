import type { Arrangement, FilterOperator } from './arrangement.ts';

/** All rows in file order. */
export const initialArrangement: Arrangement = {
  search: '',
  filters: [],
  sort: undefined,
  isUnevenOnly: false,
};

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

/** Returns whether an arrangement shows other rows than the file, or another order. */
export function isArranged({ search, filters, sort, isUnevenOnly = false }: Arrangement): boolean {
  return search !== '' || filters.length > 0 || sort !== undefined || isUnevenOnly;
}
