import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { asSecret, choice, text } from '#client/tool-kit/state/state-schema.ts';

/** The key goes nowhere: not into storage, not into links. */
export const schema = {
  key: describeField(asSecret(text('', 200_000)), { label: 'Key to verify with' }),
  secretForm: describeField(choice(['text', 'base64', 'hex'], 'text'), {
    label: 'A secret is',
    choiceLabels: { text: 'Text', base64: 'Base64', hex: 'Hex' },
  }),
};
