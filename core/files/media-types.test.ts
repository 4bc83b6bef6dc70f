import { expect, test } from 'vitest';
import { dataKinds, isAccepted } from '#core/text/kinds/data-kinds.ts';
import { isTextKind, mediaTypeOf } from './media-types.ts';

test('what is read as text is what tools for text accept', () => {
  for (const kind of dataKinds) expect(isTextKind(kind), kind).toBe(isAccepted(kind, ['text']));
});

test('every kind has a media type', () => {
  for (const kind of dataKinds) expect(mediaTypeOf(kind)).toMatch(/^(?:text|application|image)\/[\w.+-]+$/);
});
