import type { Arrangement } from './arrangement.ts';

/** All rows in file order. */
export const initialArrangement: Arrangement = {
  search: '',
  filters: [],
  sort: undefined,
  isUnevenOnly: false,
};
