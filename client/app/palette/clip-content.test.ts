import { expect, test } from 'vitest';
import { describeContent } from './clip-content.ts';

// RFC 9562, appendix A and sections 5.9 and 5.10.
test.each([
  ['C232AB00-9414-11EC-B3C8-9F6BDECED846', 'Version 1'],
  ['5df41881-3aed-3515-88a7-2f4a814cf09e', 'Version 3'],
  ['919108f7-52d1-4320-9bac-f847db4148a8', 'Version 4'],
  ['2ed6657d-e927-568b-95e1-2665a8aea6a2', 'Version 5'],
  ['1EC9414C-232A-6B00-B3C8-9F6BDECED846', 'Version 6'],
  ['017F22E2-79B0-7CC3-98C4-DC0C0C07398F', 'Version 7'],
  ['2489E9AD-2EE2-8E00-8EC9-32D5F69181C0', 'Version 8'],
  ['550e8400-e29b-41d4-a716-446655440000', 'Version 4'],
  [' urn:uuid:550e8400-e29b-41d4-a716-446655440000', 'Version 4'],
  ['00000000-0000-0000-0000-000000000000', 'The nil UUID'],
  ['FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF', 'The max UUID'],
  ['00000000-0000-0000-c000-000000000046', 'Of another variant than RFC 9562'],
])('%s: %s', (text, words) => {
  expect(describeContent(text, 'uuid')).toBe(words);
});
