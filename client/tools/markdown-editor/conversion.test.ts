import { describe, expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import operation from './operation.ts';

async function convert(source: string | Blob, options: object) {
  const { parts, notes = [] } = await executeOperation(operation, source, options);
  const [part] = parts;
  return { ...part, content: part?.content as string, notes };
}

describe('outputs', () => {
  test('a fragment, a document, contents', async () => {
    const text = '# Title\n\n## One\n\n![web](https://a.test/b.png) $x$\n\n## Two';
    expect((await convert('*a*', { output: 'fragment' })).content).toBe('<p><em>a</em></p>\n');
    const fragment = await convert(text, { output: 'fragment' });
    expect(fragment.content).toContain('<math');
    expect(fragment).toMatchObject({ name: 'document.html', kind: 'html' });
    const { content } = await convert(text, { language: 'pt-BR' });
    expect(content).toMatch(/^<!doctype html>\n<html lang="pt-BR">/);
    expect(content).toContain('<title>Title</title>');
    expect(content).toContain('<a href="https://a.test/b.png">web</a>');
    expect((await convert(text, { loadsWebImages: true })).content).toContain(
      '<img src="https://a.test/b.png"',
    );
    expect(await convert(text, { output: 'contents' })).toMatchObject({
      name: 'document.md',
      content: '- [One](#one)\n- [Two](#two)',
    });
  });

  test('a file gives its name', async () => {
    const file = new File(['a'], 'READ.me.md');
    expect((await convert(file, { output: 'fragment' })).name).toBe('READ.me.html');
  });

  test('CommonMark leaves GitHub’s additions out', async () => {
    const options = { output: 'fragment', flavour: 'commonmark' };
    expect((await convert('~~a~~', options)).content).toBe('<p>~~a~~</p>\n');
  });
});

describe('notes', () => {
  test('links to no place and definitions without use, where they stand', async () => {
    const text = '# One\n\n[a](#one) [b](#two)\n\n[c]: https://c.test\n';
    expect((await convert(text, {})).notes).toEqual([
      {
        severity: 'warning',
        sentence: 'This document has no heading or place “#two”.',
        place: { line: 3, column: 15, offset: 21, length: 4 },
      },
      {
        severity: 'info',
        sentence: 'Nothing in this document refers to “c”.',
        place: { line: 5, column: 1, offset: 28, length: 3 },
      },
    ]);
    const { notes } = await convert(text.replaceAll('\n', '\r\n'), {});
    expect(notes.map(({ place }) => place)).toEqual([
      { line: 3, column: 15 },
      { line: 5, column: 1 },
    ]);
  });

  test('formulas and diagrams that are left as code', async () => {
    const { notes, content } = await convert('a\n\n$\\frac{1}$\n\n```mermaid\nnonsense\n```', {});
    expect(notes.map(({ place }) => place?.line)).toEqual([3, 5]);
    for (const { sentence } of notes) expect(sentence).toMatch(/^A formula or diagram is left as code: \w/);
    expect(content).toContain('class="unreadable"');
  });

  test('a thousand of a kind are counted, fifty listed', async () => {
    const { notes } = await convert('[a](#b)\n\n'.repeat(1000), {});
    expect(notes).toHaveLength(51);
    expect(notes.at(-1)?.sentence).toBe('950 further places of this kind.');
  });
});
