import { createStore } from '#client/lib/storage/storage.ts';

/** Whether the navigation shows the way to the admin area. It opens nothing: the server alone decides who is in. */
export const adminFlag = createStore(
  'isAdmin',
  { decode: (text) => text === 'true', encode: (isAdmin: boolean) => String(isAdmin) },
  false,
);
