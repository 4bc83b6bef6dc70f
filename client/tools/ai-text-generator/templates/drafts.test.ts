import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tasks, tones, type Task, type Tone } from '../state.ts';
import { type DraftOptions, writeDraft } from './drafts.ts';

const plain: DraftOptions = { task: 'email', tone: 'neutral', count: 3, version: 1 };
const facts = 'the summer party\n- it begins at 6\n2) bring a salad.\n\n* children are welcome';

test('every draft holds every fact once, and nothing that was not given', () => {
  for (const task of ['email', 'product', 'letter', 'outline'] as const) {
    const text = writeDraft(facts, { ...plain, task });
    for (const fact of ['summer party', 'begins at 6', 'ring a salad', 'hildren are welcome'])
      expect(text).toContain(fact);
    expect(text).not.toMatch(/\{|undefined|^- [-*]/m);
  }
});

test('an e-mail has its parts, and another version other phrases', () => {
  const text = writeDraft(facts, { ...plain, tone: 'formal' });
  expect(text).toMatch(/^Subject: The summer party\n\nDear /);
  expect(text).toContain('It begins at 6. Bring a salad. Children are welcome.');
  const versions = new Set(
    Array.from({ length: 8 }, (_, version) => writeDraft(facts, { ...plain, version })),
  );
  expect(versions.size).toBeGreaterThan(3);
  expect(writeDraft(facts, plain)).toBe(writeDraft(facts, plain));
});

test('titles and descriptions keep to what search engines show', () => {
  const text = writeDraft(`${'long words '.repeat(20)}\n${'and more '.repeat(40)}`, {
    ...plain,
    task: 'meta',
  });
  const [title = '', description = ''] = text.trimEnd().split('\n\n');
  expect(title.length).toBeLessThanOrEqual('Title: '.length + 60);
  expect(description.length).toBeLessThanOrEqual('Description: '.length + 155);
});

test('any facts give a draft', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(...(Object.keys(tasks) as Task[])),
      fc.constantFrom(...(Object.keys(tones) as Tone[])),
      (text, task, tone) => {
        expect(writeDraft(text, { ...plain, task, tone })).toMatch(/\n$/);
      },
    ),
  );
});
