import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { provideTemporal } from '#client/lib/temporal.ts';
import { beforeAll, expect, test } from 'vitest';
import { findAnswers } from './answers.ts';
import { lackOf } from './lacking.ts';
import { listLines, listQuestions } from './fixtures/question-file.ts';
import { nearestTools, rankTools } from './rank.ts';

beforeAll(provideTemporal);

const questions = listQuestions(readFixture('questions.txt'));

function readFixture(name: string): string {
  return readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8');
}

test('there are at least 200 questions', () => {
  expect(questions.length).toBeGreaterThanOrEqual(200);
});

test.each(questions.filter(({ arrow }) => arrow === '=>'))('“$question” is $wanted', async (asked) => {
  const [first] = await findAnswers(asked.question, 'en-US');
  expect(first?.answer.text).toBe(asked.wanted);
});

test.each(questions.filter(({ arrow }) => arrow === '->'))(
  '“$question” finds $wanted first',
  async (asked) => {
    expect(rankTools(asked.question)[0]?.tool.id).toBe(asked.wanted);
    // No other answer comes before it: Enter would open that one.
    const answers = await findAnswers(asked.question, 'en-US');
    expect(answers.map(({ toolId }) => toolId).filter((id) => id !== asked.wanted)).toEqual([]);
  },
);

test('the time in a city is that of its zone', async () => {
  const [first] = await findAnswers('time in new york', 'en-US');
  expect(first?.answer.text).toMatch(/^\d{1,2}:\d\d [AP]M New York/);
});

test.each(['merge pdf', 'merge pdf files', 'pdf merger', 'wifi qr', 'hash generator'])(
  '“%s” is surely meant',
  (query) => {
    expect(rankTools(query)[0]?.isSure).toBe(true);
  },
);

test.each(['pdf', 'json', 'morgage', 'image', 'text', 'convert'])('“%s” may mean several', (query) => {
  expect(rankTools(query).some(({ isSure }) => isSure)).toBe(false);
});

test('a form of a tool is opened with what shows it', () => {
  expect(rankTools('wifi qr')[0]?.entrance?.values).toEqual({ kind: 'wifi' });
  expect(rankTools('qr code generator')[0]?.entrance).toBeUndefined();
  expect(rankTools('heic to jpg')[0]?.entrance?.values).toEqual({ format: 'jpeg' });
  expect(rankTools('webp to png')[0]?.entrance?.values).toEqual({ format: 'png' });
  expect(rankTools('compress webp')[0]?.entrance).toBeUndefined();
});

test('what no tool does is said', () => {
  expect(lackOf('sign pdf')?.what).toBe('signs documents');
  expect(lackOf('pdf to word')?.what).toBe('converts PDF to Office documents');
  expect(lackOf('word to pdf')?.nearest).toEqual([]);
  for (const { question, wanted } of questions)
    if (wanted !== 'none') expect(lackOf(question), question).toBeUndefined();
});

test('knows at least 60 jobs that no tool does', () => {
  const lacking = listLines(readFixture('lacking.txt'));
  expect(lacking.length).toBeGreaterThanOrEqual(60);
  for (const query of lacking) expect(lackOf(query), query).toBeDefined();
  const found = listLines(readFixture('queries.txt')).flatMap((line) =>
    line.replace(/^\S+: /, '').split(', '),
  );
  for (const query of found) expect(lackOf(query), query).toBeUndefined();
});

test('what a tool has as a keyword is not lacking', () => {
  for (const query of ['remove gps', 'meeting planner', 'Video Size'])
    expect(lackOf(query), query).toBeUndefined();
  expect(lackOf('gps of a town')).toBeDefined();
});

test('what finds nothing gets the tools that are spelled like it', () => {
  expect(nearestTools('klkulator')[0]?.id).toBe('calculator');
  expect(nearestTools('zzzzqqqq')).toEqual([]);
});
