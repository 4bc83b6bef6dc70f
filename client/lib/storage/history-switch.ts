import { createStore, jsonFormat } from './storage.ts';

/** Whether past runs are kept on this device. Off until a person turns it on. */
export const historySwitch = createStore(
  'history',
  jsonFormat((raw) => (typeof raw === 'boolean' ? raw : undefined)),
  false,
);
