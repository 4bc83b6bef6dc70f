import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { choice, flag, type StateOf } from '#client/tool-kit/state/state-schema.ts';

const toValidate = { mode: ['validate'] } as const;
const toGenerate = { mode: ['generate'] } as const;

/** The task and its options. */
export const schemaOptions = {
  mode: describeField(choice(['validate', 'generate'], 'validate'), {
    label: 'Mode',
    choiceLabels: { validate: 'Validate', generate: 'Generate schema' },
    isMain: true,
  }),
  draft: describeField(choice(['auto', '2020-12', '2019-09', '7', '4'], 'auto'), {
    label: 'Draft',
    choiceLabels: {
      auto: 'Auto-detect',
      '2020-12': '2020-12',
      '2019-09': '2019-09',
      7: 'Draft 7',
      4: 'Draft 4',
    },
    onlyIf: toValidate,
    isSegmented: false,
  }),
  hasRequired: describeField(flag(true), { label: 'Required keys', onlyIf: toGenerate }),
  isClosed: describeField(flag(false), { label: 'No additional keys', onlyIf: toGenerate }),
  hasFormats: describeField(flag(true), { label: 'Detect formats', onlyIf: toGenerate }),
};

export type SchemaOptions = StateOf<typeof schemaOptions>;
