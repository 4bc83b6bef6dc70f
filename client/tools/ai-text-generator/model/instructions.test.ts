import { expect, test } from 'vitest';
import { instruct } from './instructions.ts';

test('the prompt says what to write, how, and what not to invent', () => {
  const prompt = instruct('party at 6', { task: 'email', tone: 'friendly', count: 3 });
  expect(prompt).toMatch(/^Write an e-mail with a subject line\. The tone is friendly\./);
  expect(prompt).toContain('[brackets]');
  expect(prompt.endsWith('Topic and facts:\n"""\nparty at 6\n"""')).toBe(true);
  expect(instruct('x', { task: 'summary', tone: 'formal', count: 2 })).toMatch(
    /^Summarize the text below in 2 sentences\. Use/,
  );
});
