import { choice, flag, type StateOf } from '#client/tool-kit/state/state-schema.ts';

const toValidate = { mode: ['validate'] } as const;
const toGenerate = { mode: ['generate'] } as const;

/** The task and its options. */
export const schemaOptions = {
  mode: choice({ validate: 'Validate', generate: 'Generate schema' }, 'validate', 'Mode', { isMain: true }),
  draft: choice(['auto', '2020-12', '2019-09', '7', '4'], 'auto', 'Draft', {
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
  hasRequired: flag(true, 'Required keys', { onlyIf: toGenerate }),
  isClosed: flag(false, 'No additional keys', { onlyIf: toGenerate }),
  hasFormats: flag(true, 'Detect formats', { onlyIf: toGenerate }),
};

export type SchemaOptions = StateOf<typeof schemaOptions>;
