import { expect, test } from 'vitest';
import type { ToolSummary } from '#client/tool-kit/define-tool.ts';
import { filterQuery, filterTools, noFilter, readFilter } from './filter-tools.ts';

function makeTool(id: string, rest: Partial<ToolSummary>): ToolSummary {
  return {
    id,
    slug: id,
    name: id,
    description: '',
    category: 'text',
    icon: 'type',
    isFeatured: false,
    isNew: false,
    ...rest,
  };
}

const tools = [
  makeTool('JSON Formatter', { category: 'development', isFeatured: true }),
  makeTool('PDF Merger', { category: 'pdf', description: 'Join files', isNew: true, isFeatured: true }),
  makeTool('Text Diff', {}),
];

test('searches names and descriptions, letter case ignored', () => {
  expect(filterTools(tools, { ...noFilter, search: ' json ' }).map((tool) => tool.id)).toEqual([
    'JSON Formatter',
  ]);
  expect(filterTools(tools, { ...noFilter, search: 'JOIN' }).map((tool) => tool.id)).toEqual(['PDF Merger']);
});

test('every filter narrows further', () => {
  expect(filterTools(tools, { ...noFilter, filter: 'featured' })).toHaveLength(2);
  expect(filterTools(tools, { ...noFilter, filter: 'new', category: 'development' })).toEqual([]);
});

test('a query restores the filter it came from', () => {
  const filter = { search: 'a&b', category: 'pdf', filter: 'new', view: 'list' } as const;
  expect(readFilter(new URLSearchParams(filterQuery(filter)))).toEqual(filter);
  expect(readFilter(new URLSearchParams('filter=x&view=y'))).toEqual(noFilter);
});
