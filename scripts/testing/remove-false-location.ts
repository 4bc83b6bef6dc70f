import { afterEach } from 'vitest';

// The PNG codec gives a scope without a `location` one that has no origin; the next library would take it for a page's.
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'location');
});
