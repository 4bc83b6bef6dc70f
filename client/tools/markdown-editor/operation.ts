import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { choice, text } from '#client/tool-kit/state/state-schema.ts';
import { replaceExtension } from '#core/files/file-names.ts';
import { sample } from './sample.ts';
import { schema } from './state.ts';

const outputs = {
  document: { label: 'HTML document', extension: 'html', kind: 'html' },
  fragment: { label: 'HTML fragment', extension: 'html', kind: 'html' },
  contents: { label: 'Table of contents', extension: 'md', kind: 'markdown' },
} as const;

const loadEngine = () => import('./conversion.ts');

export default defineOperation({
  schema: {
    output: choice(['document', 'fragment', 'contents'], 'document', 'Output', {
      choiceLabels: Object.fromEntries(Object.entries(outputs).map(([id, { label }]) => [id, label])),
    }),
    flavour: describeField(schema.flavour, { onlyIf: { output: ['document', 'fragment'] } }),
    loadsWebImages: describeField(schema.loadsWebImages, { onlyIf: { output: ['document'] } }),
    language: text('en', 35, 'Language', {
      hint: 'Of the document, as a tag such as en or pt-BR.',
      onlyIf: { output: ['document'] },
    }),
  },
  takes: 'text',
  sample,
  // Runs in a worker, because formulas, code and diagrams need large libraries.
  quickSize: 0,
  timeLimitMs: 20_000,
  timeHint: 'Split it into several documents.',
  prepare: loadEngine,
  session: () => import('./preview/preview-session.ts'),
  async run(input, options) {
    const { convertMarkdown } = await loadEngine();
    const { content, notes } = await convertMarkdown(await input.text(), options);
    const { extension, kind } = outputs[options.output];
    return { parts: [{ name: replaceExtension(input.name ?? 'document', extension), kind, content }], notes };
  },
});
