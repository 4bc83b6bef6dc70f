import { choiceLabels, describeField } from '#client/tool-kit/operations/field-words.ts';
import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { choice, flag } from '#client/tool-kit/state/state-schema.ts';
import {
  batchLayoutChoices,
  cornerChoices,
  formatChoices,
  kindChoices,
  levelChoices,
  moduleChoices,
} from './choices.ts';
import { schema } from './state.ts';

const pictures = { format: ['svg', 'png', 'jpeg'] } as const;

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
      choiceLabels: { ...choiceLabels(formatChoices), text: 'Text for terminals' },
    }),
    isForDarkTerminal: describeField(flag(true), {
      label: 'For a dark terminal',
      onlyIf: { format: ['text'] },
    }),
    size: describeField(schema.size, { label: 'Size', unit: 'pixels', onlyIf: pictures }),
    level: describeField(schema.level, {
      label: 'Error correction',
      choiceLabels: choiceLabels(levelChoices),
    }),
    quietZone: describeField(schema.quietZone, { label: 'Margin', unit: 'modules' }),
    foreground: describeField(schema.foreground, {
      label: 'Foreground color',
      hint: 'Like #000000',
      onlyIf: pictures,
    }),
    background: describeField(schema.background, {
      label: 'Background color',
      hint: 'Like #ffffff',
      onlyIf: pictures,
    }),
    isTransparent: describeField(schema.isTransparent, {
      label: 'Transparent background (PNG and SVG)',
      onlyIf: { format: ['svg', 'png'] },
    }),
    moduleShape: describeField(schema.moduleShape, {
      label: 'Module shape',
      choiceLabels: choiceLabels(moduleChoices),
      onlyIf: pictures,
    }),
    cornerShape: describeField(schema.cornerShape, {
      label: 'Corner shape',
      choiceLabels: choiceLabels(cornerChoices),
      onlyIf: pictures,
    }),
    isUtf8Marked: describeField(schema.isUtf8Marked, {
      label: 'Mark accented and other letters as UTF-8 (ECI)',
    }),
  },
  takes: 'text',
  sample: 'https://www.example.com',
  // Every mask of a large symbol is drawn and judged, and a list may hold thousands.
  quickSize: 0,
  session: () => import('./session.ts'),
  async run(input, options, context) {
    const { makeCodes } = await import('./making/plain-making.ts');
    const text = await input.text();
    // What a program or an editor puts at the end of its output is no part of the content.
    const isFromFile = typeof input.content !== 'string';
    return makeCodes(isFromFile ? text.replace(/\r?\n$/, '') : text, options, context);
  },
});
