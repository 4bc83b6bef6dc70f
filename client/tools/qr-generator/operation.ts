import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { choice } from '#client/tool-kit/state/state-schema.ts';
import { lookSchema, schema } from './state.ts';

export default defineOperation({
  schema: {
    kind: describeField(schema.kind, {
      hint: 'All but text and lists are read from lines like “ssid: Our network”; a line that begins with a space continues the line above',
    }),
    batchLayout: schema.batchLayout,
    format: choice(['svg', 'png', 'jpeg'], 'svg', 'Format', {
      choiceLabels: schema.format.choiceLabels ?? {},
    }),
    ...lookSchema,
  },
  takes: 'text',
  sample: 'https://www.example.com',
  // Always runs in a worker, because every mask of a large symbol is drawn and evaluated, and a list may have thousands
  // of codes.
  quickSize: 0,
  session: () => import('./session.ts'),
  async run(input, options, context) {
    const { makeCodes } = await import('./making/plain-making.ts');
    const text = await input.text();
    // A final line break that a program or editor adds is not part of the content.
    const isFromFile = typeof input.content !== 'string';
    return makeCodes(isFromFile ? text.replace(/\r?\n$/, '') : text, options, context);
  },
});
