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

const unitLabels = {
  paragraphs: 'Paragraphs',
  sentences: 'Sentences',
  words: 'Words',
  characters: 'Characters, exactly',
  bytes: 'Bytes (UTF-8), exactly',
};

const formatLabels = { text: 'Plain text', html: 'HTML', markdown: 'Markdown', json: 'JSON list' };

export default defineOperation({
  schema: {
    count: number(3, { min: 1, max: 1_000_000, isInteger: true }, 'How many'),
    unit: choice(unitLabels, 'paragraphs', 'Unit'),
    language: choice(languageLabels, 'latin', 'Language'),
    isClassic: flag(true, 'Begin with “Lorem ipsum dolor sit amet”', { onlyIf: { language: ['latin'] } }),
    format: choice(formatLabels, 'text', 'Format'),
    isMixed: flag(false, 'With headings, lists and links', {
      onlyIf: { unit: ['paragraphs'], format: ['html', 'markdown'] },
    }),
    fewestWords: number(5, few, 'Minimum words per sentence', {
      onlyIf: { unit: ['paragraphs', 'sentences', 'words'] },
    }),
    mostWords: number(14, few, 'Maximum words per sentence', {
      onlyIf: { unit: ['paragraphs', 'sentences', 'words'] },
    }),
    fewestSentences: number(3, few, 'Minimum sentences per paragraph', { onlyIf: { unit: ['paragraphs'] } }),
    mostSentences: number(7, few, 'Maximum sentences per paragraph', { onlyIf: { unit: ['paragraphs'] } }),
    seed: text('', 100, 'Seed', {
      hint: 'The same word gives the same text again, for a whole team. Empty: a different one each time.',
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
