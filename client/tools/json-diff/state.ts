import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { choice, flag, text } from '#client/tool-kit/state/state-schema.ts';

/** How two documents are compared, and the changes are written. */
export const comparisonSchema = {
  output: describeField(choice(['changes', 'patch', 'merge'], 'changes'), {
    label: 'Output',
    choiceLabels: { changes: 'Changes', patch: 'JSON Patch', merge: 'Merge patch' },
    isMain: true,
  }),
  format: describeField(choice(['auto', 'json', 'yaml', 'csv'], 'auto'), {
    label: 'Format',
    choiceLabels: { auto: 'Auto-detect', json: 'JSON', yaml: 'YAML', csv: 'CSV' },
    isSegmented: false,
  }),
  keys: describeField(text('id, key, name', 200), {
    label: 'Match list items by',
    hint: 'Keys in order of preference; empty to match by content',
  }),
  ignoresOrder: describeField(flag(false), { label: 'Ignore list order' }),
  hasTests: describeField(flag(false), {
    label: 'Test old values',
    onlyIf: { output: ['patch'] },
  }),
};
