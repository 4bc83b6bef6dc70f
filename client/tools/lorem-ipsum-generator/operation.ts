import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { choice, flag, number, text } from '#client/tool-kit/state/state-schema.ts';

const languageLabels = {
  latin: 'Latin (classic)',
  german: 'German, with long words',
  turkish: 'Turkish, with dotted and dotless i',
  vietnamese: 'Vietnamese, with many accents',
  russian: 'Russian',
  greek: 'Greek',
  arabic: 'Arabic, from right to left',
  hebrew: 'Hebrew, from right to left',
  hindi: 'Hindi',
  chinese: 'Chinese, without spaces',
  japanese: 'Japanese, without spaces',
  thai: 'Thai, without spaces between words',
  emoji: 'Emoji and other rare characters',
  pseudo: 'Pseudo-English, to test translations',
} as const;

const endings = {
  text: ['txt', 'text'],
  html: ['html', 'html'],
  markdown: ['md', 'markdown'],
  json: ['json', 'json'],
} as const;
const few = { min: 1, max: 100, isInteger: true };

export default defineOperation({
  schema: {
    count: describeField(number(3, { min: 1, max: 1_000_000, isInteger: true }), { label: 'How many' }),
    unit: describeField(choice(['paragraphs', 'sentences', 'words', 'characters', 'bytes'], 'paragraphs'), {
      label: 'Unit',
      choiceLabels: {
        paragraphs: 'Paragraphs',
        sentences: 'Sentences',
        words: 'Words',
        characters: 'Characters, exactly',
        bytes: 'Bytes (UTF-8), exactly',
      },
    }),
    language: describeField(choice(Object.keys(languageLabels) as (keyof typeof languageLabels)[], 'latin'), {
      label: 'Language',
      choiceLabels: languageLabels,
    }),
    isClassic: describeField(flag(true), {
      label: 'Begin with “Lorem ipsum dolor sit amet”',
      onlyIf: { language: ['latin'] },
    }),
    format: describeField(choice(['text', 'html', 'markdown', 'json'], 'text'), {
      label: 'Format',
      choiceLabels: { text: 'Plain text', html: 'HTML', markdown: 'Markdown', json: 'JSON list' },
    }),
    isMixed: describeField(flag(false), {
      label: 'With headings, lists and links',
      onlyIf: { unit: ['paragraphs'], format: ['html', 'markdown'] },
    }),
    fewestWords: describeField(number(5, few), {
      label: 'Minimum words per sentence',
      onlyIf: { unit: ['paragraphs', 'sentences', 'words'] },
    }),
    mostWords: describeField(number(14, few), {
      label: 'Maximum words per sentence',
      onlyIf: { unit: ['paragraphs', 'sentences', 'words'] },
    }),
    fewestSentences: describeField(number(3, few), {
      label: 'Minimum sentences per paragraph',
      onlyIf: { unit: ['paragraphs'] },
    }),
    mostSentences: describeField(number(7, few), {
      label: 'Maximum sentences per paragraph',
      onlyIf: { unit: ['paragraphs'] },
    }),
    seed: describeField(text('', 100), {
      label: 'Seed',
      hint: 'The same word gives the same text again, for a whole team. Empty: another each time.',
    }),
  },
  takes: 'nothing',
  isRandom: ({ seed }) => seed === '',
  quickSize: 0,
  async run(_input, options) {
    const { generateFiller } = await import('./generate.ts');
    const [extension, kind] = endings[options.format];
    return { parts: [{ name: `lorem-ipsum.${extension}`, kind, content: generateFiller(options) }] };
  },
});
