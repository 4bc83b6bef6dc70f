import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { choice, flag } from '#client/tool-kit/state/state-schema.ts';

const letters = { unit: ['characters', 'words'] } as const;

export default defineOperation({
  schema: {
    unit: describeField(choice(['characters', 'words', 'dna'], 'characters'), {
      label: 'Compare',
      choiceLabels: {
        characters: 'Characters',
        words: 'Words',
        dna: 'DNA, with its complement',
      },
    }),
    isByLine: describeField(flag(false), { label: 'Check each line' }),
    isCaseIgnored: describeField(flag(true), { label: 'Ignore case', onlyIf: letters }),
    isPunctuationIgnored: describeField(flag(true), {
      label: 'Ignore spaces and punctuation',
      onlyIf: { unit: ['characters'] },
    }),
    areAccentsIgnored: describeField(flag(false), { label: 'Ignore accents', onlyIf: letters }),
  },
  takes: 'text',
  sample: 'A man, a plan, a canal: Panama!',
  quickSize: 5000,
  async run(input, options) {
    const { checkText } = await import('./check-text.ts');
    return checkText(await input.text(), options);
  },
});
