import type { Arrangement } from './arrangement.ts';

/** All rows as they are in the file. */
export const initialArrangement: Arrangement = {
  search: '',
  filters: [],
  sort: undefined,
  isUnevenOnly: false,
};
