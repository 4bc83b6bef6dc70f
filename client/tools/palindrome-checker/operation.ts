import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { choice, flag } from '#client/tool-kit/state/state-schema.ts';

const letters = { unit: ['characters', 'words'] } as const;

const unitLabels = {
  characters: 'Characters',
  words: 'Words',
  dna: 'DNA, with its complement',
};

export default defineOperation({
  schema: {
    unit: choice(unitLabels, 'characters', 'Compare'),
    isByLine: flag(false, 'Check each line'),
    isCaseIgnored: flag(true, 'Ignore case', { onlyIf: letters }),
    isPunctuationIgnored: flag(true, 'Ignore spaces and punctuation', { onlyIf: { unit: ['characters'] } }),
    areAccentsIgnored: flag(false, 'Ignore accents', { onlyIf: letters }),
  },
  takes: 'text',
  sample: 'A man, a plan, a canal: Panama!',
  quickSize: 5000,
  async run(input, options) {
    const { checkText } = await import('./check-text.ts');
    return checkText(await input.text(), options);
  },
});
