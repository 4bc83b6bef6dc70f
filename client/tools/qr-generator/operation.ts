import { choiceLabels, describeField } from '#client/tool-kit/operations/field-words.ts';
import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { choice, flag } from '#client/tool-kit/state/state-schema.ts';
import { batchLayoutChoices, kindChoices } from './choices.ts';
import { lookSchema, schema } from './state.ts';

export default defineOperation({
  schema: {
    kind: describeField(schema.kind, {
      label: 'Content type',
      hint: 'All but text and lists are read from lines like “ssid: Our network”; a line that begins with a blank goes on with the one above',
      choiceLabels: choiceLabels(kindChoices),
    }),
    batchLayout: describeField(schema.batchLayout, {
      label: 'List',
      choiceLabels: choiceLabels(batchLayoutChoices),
      onlyIf: { kind: ['batch'] },
    }),
    format: describeField(choice(['svg', 'png', 'jpeg', 'text'], 'svg'), {
      label: 'Format',
      choiceLabels: { ...schema.format.choiceLabels, text: 'Text for terminals' },
    }),
    isForDarkTerminal: describeField(flag(true), {
      label: 'For a dark terminal',
      onlyIf: { format: ['text'] },
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
