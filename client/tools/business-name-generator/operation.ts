import { inform } from '#client/tool-kit/operations/notes.ts';
import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { choice, number, text } from '#client/tool-kit/state/state-schema.ts';
import { ToolInputError, type Note } from '#core/errors.ts';
import { formatCount } from '#core/numbers/number-format.ts';

const length = { min: 2, max: 40, isInteger: true };

const styleLabels = {
  all: 'All styles',
  compound: 'Two words in one',
  blend: 'Two words run together',
  affix: 'A word and a syllable',
  alliteration: 'Same first letter',
  image: 'An image beside it',
  root: 'Latin and Greek',
  invented: 'Invented',
};

const formatLabels = {
  list: 'Names with explanation',
  names: 'Names only',
  csv: 'CSV with handles and domains',
};

export default defineOperation({
  schema: {
    keywords: text('', 300, 'Keywords', {
      role: 'input',
      hint: 'A few words: coffee, bread. Without any, names are invented.',
    }),
    style: choice(styleLabels, 'all', 'Style'),
    feel: choice({ soft: 'Soft', crisp: 'Crisp', open: 'Open' }, 'soft', 'Sound', {
      onlyIf: { style: ['all', 'invented'] },
    }),
    count: number(30, { min: 1, max: 10_000, isInteger: true }, 'How many'),
    shortest: number(4, length, 'Minimum letters'),
    longest: number(14, length, 'Maximum letters'),
    start: text('', 20, 'Starts with'),
    part: text('', 20, 'Contains'),
    format: choice(formatLabels, 'list', 'Output format'),
    endings: text('com', 100, 'Domains', { hint: 'com, io', onlyIf: { format: ['csv'] } }),
    seed: text('', 100, 'Seed', {
      hint: 'The same word gives the same names again. Empty: different ones each time.',
    }),
  },
  takes: 'nothing',
  isRandom: ({ seed }) => seed.trim() === '',
  quickSize: 0,
  async run(_input, { keywords: typed, seed, format, endings, ...wanted }) {
    const [{ makeNames }, { writeNames }, { seededDraw }, { randomBelow }] = await Promise.all([
      import('./make-names.ts'),
      import('./write-names.ts'),
      import('#core/random/seeded.ts'),
      import('#core/random/secure-random.ts'),
    ]);
    if (wanted.shortest > wanted.longest) {
      throw new ToolInputError('The minimum number of letters is above the maximum.', {
        field: 'shortest',
        hint: 'Make the first number the smaller one.',
      });
    }
    const keywords = [...new Set(typed.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => word !== ''))];
    if (keywords.length === 0 && !['all', 'root', 'invented'].includes(wanted.style)) {
      throw new ToolInputError('This kind of name is made of words.', {
        field: 'keywords',
        hint: 'Write what the business is about, or choose “Invented”.',
      });
    }
    const draw = seed.trim() === '' ? randomBelow : seededDraw(seed.trim());
    const names = makeNames(
      { ...wanted, keywords, start: wanted.start.trim(), part: wanted.part.trim() },
      draw,
    );
    if (names.length === 0) {
      throw new ToolInputError('No name matches all of these options.', {
        hint: 'Allow more letters, or leave “Starts with” and “Contains” empty.',
      });
    }
    const notes: Note[] =
      names.length < wanted.count
        ? [inform(`${formatCount(names.length, 'name')} match these options.`)]
        : [];
    const isCsv = format === 'csv';
    const content = writeNames(names, format, endings);
    return {
      parts: [{ name: isCsv ? 'names.csv' : 'names.txt', kind: isCsv ? 'csv' : 'text', content }],
      notes,
    };
  },
});
