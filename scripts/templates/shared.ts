export interface ToolNames {
  readonly id: string;
  /** `jwt-decoder` is Jwt Decoder. */
  readonly name: string;
}

/** A shape of tools: what its manifest gains, and the files of its folder. */
export interface Shape {
  readonly manifestLine: string;
  readonly files: (names: ToolNames) => Readonly<Record<string, string>>;
}

/** Writes the manifest of a tool that is not announced yet. */
export function writeManifest({ id, name }: ToolNames, line: string): string {
  return `import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: '${id}',
  name: '${name}',
  description: 'Writes a text backwards, character by character.',
  category: 'text',
  icon: 'type',
  keywords: ['backwards'],
  accepts: ['text'],
  produces: ['text'],
  ${line}
});
`;
}

const logic = `import { ToolInputError } from '#core/errors.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';

/**
 * The text backwards by grapheme clusters (Unicode UAX #29), so that accents stay on their letters.
 * Throws a ToolInputError with the place of half a surrogate pair.
 */
export function reverseText(text: string): string {
  const lone = /\\p{Surrogate}/u.exec(text);
  if (lone) {
    throw new ToolInputError('The text holds half of a surrogate pair, which is not a character.', {
      ...placeOf(text, lone.index),
      hint: 'Delete the broken character there.',
    });
  }
  const clusters = new Intl.Segmenter().segment(text);
  return Array.from(clusters, ({ segment }) => segment)
    .reverse()
    .join('');
}
`;

const logicTest = `import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reverseText } from './logic.ts';

test('letters keep their accents', () => {
  expect(reverseText('e\\u0301a')).toBe('ae\\u0301');
});

test('plain text comes back when reversed twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
      expect(reverseText(reverseText(text))).toBe(text);
    }),
  );
});

test('a mistake is reported with its place', () => {
  expect(() => reverseText('a\\nb\\ud800')).toThrow(
    expect.objectContaining({
      name: 'ToolInputError',
      details: expect.objectContaining({ line: 2, column: 2, offset: 3 }) as unknown,
    }),
  );
});
`;

const about = `## What it does

Describe what the tool does, for people who have never heard of it, in a few sentences. Say which standard or formula it follows.

## Limits

Say what it cannot do, and how large an input may be.

## Privacy

Everything happens in this page. Nothing you type or drop leaves your device; the browser itself enforces that, so you can use the tool for private data, and without a network.
`;

/** The common files of every shape: the example's engine, its tests, its text. */
export const commonFiles = { 'logic.ts': logic, 'logic.test.ts': logicTest, 'about.md': about };

/** The manifest's line of a tool whose work is `operation.ts`, on the standard page. */
export const operationLine = "operation: () => import('./operation.ts'),";
