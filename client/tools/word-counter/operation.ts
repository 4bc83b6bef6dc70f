import { inform, warn } from '#client/tool-kit/operations/notes.ts';
import type { Note } from '#core/errors.ts';
import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import type { Fact, FactTable, Figure } from '#client/tool-kit/operations/operation-result.ts';
import { choice, flag, optionalNumber } from '#client/tool-kit/state/state-schema.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { writeNumber } from '#core/numbers/write-number.ts';
import type { WordReport } from './report.ts';

/** Allows large files, because the report stays short. */
const maxBytes = 200_000_000;
const percent = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

const ruleLabels = {
  dictionary: 'As in a dictionary',
  spaces: 'Between spaces, as wc counts',
};

export default defineOperation({
  schema: {
    rule: choice(ruleLabels, 'dictionary', 'Words'),
    phrase: choice([1, 2, 3], 1, 'Top list', {
      choiceLabels: { 1: 'Words', 2: 'Phrases of 2 words', 3: 'Phrases of 3 words' },
    }),
    isCommonLeftOut: flag(true, 'Exclude common words (the, and, der, les …)'),
    isMarkupLeftOut: flag(false, 'Exclude code, links and tags'),
    goal: optionalNumber({ min: 1, max: 10_000_000, isInteger: true }, 'Goal', { unit: 'words' }),
  },
  takes: 'text',
  sample:
    'Dr. Smith paid $3.50 for a state-of-the-art e-mail reader. It reads the the mail aloud.\n\nNobody had asked it to.',
  quickSize: 5000,
  async run(input, { goal, ...options }, { reportProgress }) {
    const { reportWords } = await import('./report.ts');
    const report = reportWords(await input.text(maxBytes), options, reportProgress);
    const figures = figuresOf(report, goal);
    const facts = factsOf(report);
    const lines = [
      ...figures.map(({ label, value }) => `${label}: ${value}`),
      ...facts.flatMap(({ title, rows }) => [
        '',
        `${title}:`,
        ...rows.map(({ name, value }) => `${name}: ${value}`),
      ]),
    ];
    return {
      parts: [{ name: 'words.txt', kind: 'text', content: `${lines.join('\n')}\n` }],
      figures,
      facts,
      isToldByFacts: true,
      notes: notesOf(report),
    };
  },
});

function writeMinutes(minutes: number): string {
  return minutes < 120 ? `${minutes} min` : `${writeNumber(Math.floor(minutes / 60))} h ${minutes % 60} min`;
}

function figuresOf(report: WordReport, goal: number | undefined): Figure[] {
  const { words, sentences, paragraphs, characters, lines, readingMinutes, speakingMinutes } = report;
  const figures = [
    { label: 'Words', value: writeNumber(words) },
    { label: 'Characters', value: writeNumber(characters) },
    { label: 'Sentences', value: writeNumber(sentences) },
    { label: 'Paragraphs', value: writeNumber(paragraphs) },
    { label: 'Lines', value: writeNumber(lines) },
    { label: 'Reading', value: writeMinutes(readingMinutes) },
    { label: 'Speaking', value: writeMinutes(speakingMinutes) },
  ];
  if (goal === undefined) return figures;
  // Rounded down, because a goal that is one word away is not reached.
  const share = Math.floor((words * 1000) / goal) / 10;
  const left = goal - words;
  const value =
    left > 0
      ? `${writeNumber(share, 'en', percent)} %, ${formatCount(left, 'word')} to go`
      : `reached, ${writeNumber(-left)} over`;
  return [...figures, { label: `Goal of ${writeNumber(goal)}`, value }];
}

function factsOf(report: WordReport): FactTable[] {
  const { words, different, sentences, longestWord, readability, frequent } = report;
  const rows: Fact[] = [{ name: 'Different words', value: writeNumber(different) }];
  if (sentences > 0)
    rows.push({ name: 'Words a sentence', value: writeNumber(words / sentences, 'en', percent) });
  if (longestWord !== '') rows.push({ name: 'Longest word', value: longestWord });
  if (readability) {
    const { ease, grade } = readability;
    rows.push(
      { name: 'Reading ease', value: writeNumber(ease, 'en', percent), meaning: 'Flesch, English only' },
      {
        name: 'School grade',
        value: writeNumber(grade, 'en', percent),
        meaning: 'Flesch-Kincaid, English only',
      },
    );
  }
  const most = frequent.map(({ item, count, share }) => ({
    name: item,
    value: `${writeNumber(count)} (${writeNumber(share * 100, 'en', percent)} %)`,
  }));
  return [{ title: 'Details', rows }, ...(most.length > 0 ? [{ title: 'Most frequent', rows: most }] : [])];
}

function notesOf({ repeated, repeatedCount, long, longCount }: WordReport): Note[] {
  const notes: Note[] = [
    ...repeated.map(({ text, place }): Note => warn(`“${text}” is there twice in a row.`, undefined, place)),
    ...long.map(({ words, place }): Note => inform(`A sentence of ${words} words.`, undefined, place)),
  ];
  const more = repeatedCount + longCount - notes.length;
  if (more > 0) notes.push(inform(`${formatCount(more, 'more place')} like these.`));
  return notes;
}
