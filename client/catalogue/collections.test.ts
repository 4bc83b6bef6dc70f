import { expect, test } from 'vitest';
import type { ToolSummary } from '#client/tool-kit/define-tool.ts';
import { collections } from './collections.ts';

function makeTool(rest: Partial<ToolSummary>): ToolSummary {
  return {
    id: 'x',
    slug: 'x',
    name: 'X',
    description: '',
    category: 'geo',
    icon: 'x',
    isFeatured: false,
    isNew: false,
    ...rest,
  };
}

const idsFor = (rest: Partial<ToolSummary>) =>
  collections.filter((collection) => collection.includes(makeTool(rest))).map(({ id }) => id);

test('words count as whole words, letter case aside', () => {
  expect(idsFor({ description: 'Maintain a mail box' })).toEqual([]);
  expect(idsFor({ name: 'AI Writer' })).toEqual(['ai']);
  expect(idsFor({ name: 'Name generator' })).toEqual(['ai']);
});

test('every rule of the specification holds', () => {
  expect(idsFor({ category: 'pdf' })).toEqual(['pdf']);
  expect(idsFor({ description: 'Opens a PDF file' })).toEqual(['pdf']);
  expect(idsFor({ category: 'files', name: 'Image Cropper' })).toEqual(['image']);
  expect(idsFor({ category: 'geo', name: 'Image Cropper' })).toEqual([]);
  expect(idsFor({ category: 'text' })).toEqual(['text']);
  expect(idsFor({ category: 'calculation' })).toEqual(['calculators']);
  expect(idsFor({ name: 'Loan Calculator' })).toEqual(['calculators']);
  for (const category of ['transforms', 'encoding', 'development'] as const) {
    expect(idsFor({ category })).toEqual(['utility']);
  }
  expect(idsFor({ name: 'Password Maker' })).toEqual(['security']);
  expect(idsFor({ description: 'A password maker' })).toEqual([]);
  expect(idsFor({ description: 'Security for all' })).toEqual(['security']);
  expect(idsFor({ name: 'Random Things' })).toEqual(['games']);
  expect(idsFor({ description: 'Throws dice' })).toEqual(['games']);
});
