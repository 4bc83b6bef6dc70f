import { expect, test } from 'vitest';
import { inferSchema } from './infer.ts';

// RFC 3339, 5.7: the days of a month; RFC 3986, 3.4 and 3.5. Judged alike by ajv-formats.
test.each([
  ['2024-02-29', 'date'],
  ['2026-12-31', 'date'],
  ['2023-02-29', undefined],
  ['2026-01-31T09:30:00Z', 'date-time'],
  ['2026-04-31T09:30:00Z', undefined],
  ['https://example.com/search?q=a+b&page=2#top', 'uri'],
  ['http://localhost:8080/x', 'uri'],
  ['https://api.example.com/users{/id}', undefined],
])('%s is of the format %s', (text, format) => {
  const schema = inferSchema([text], { hasRequired: true, isClosed: false, hasFormats: true });
  expect(schema.get('format')).toBe(format);
});
