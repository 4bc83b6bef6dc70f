import { choice, flag, text } from '#client/tool-kit/state/state-schema.ts';

const outputLabels = { changes: 'Changes', patch: 'JSON Patch', merge: 'Merge patch' };

const formatLabels = { auto: 'Auto-detect', json: 'JSON', yaml: 'YAML', csv: 'CSV' };

/** How two documents are compared, and the changes are written. */
export const comparisonSchema = {
  output: choice(outputLabels, 'changes', 'Output', { isMain: true }),
  format: choice(formatLabels, 'auto', 'Format', { isSegmented: false }),
  keys: text('id, key, name', 200, 'Match list items by', {
    hint: 'Keys in order of preference; empty to match by content',
  }),
  ignoresOrder: flag(false, 'Ignore list order'),
  hasTests: flag(false, 'Test old values', { onlyIf: { output: ['patch'] } }),
};
