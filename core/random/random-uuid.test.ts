import { expect, test } from 'vitest';
import { randomUuid } from './random-uuid.ts';

test('an id has the version and the variant of a random UUID, and is new each time', () => {
  const ids = Array.from({ length: 1000 }, randomUuid);
  // RFC 9562, sections 4.1 and 5.4: the first digit of the third group is 4, that of the fourth is 8, 9, a or b.
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(ids).size).toBe(1000);
});
