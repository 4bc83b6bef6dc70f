import { createStore } from '#client/lib/storage/storage.ts';

/** Whether the navigation shows a link to the admin area. It grants no access: only the server decides that. */
export const adminFlag = createStore(
  'isAdmin',
  { decode: (text) => text === 'true', encode: (isAdmin: boolean) => String(isAdmin) },
  false,
);
