import { inform } from '#client/tool-kit/operations/notes.ts';
import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { conversion } from './state.ts';

export default defineOperation({
  schema: conversion,
  takes: 'nothing',
  async run(_, { color, gamutMethod }) {
    const [{ parseColor }, { describeColor }] = await Promise.all([
      import('#core/colors/notation/color-parser.ts'),
      import('#core/colors/color-description.ts'),
    ]);
    // The page shows black for an invalid color in a link; the operation reports the error.
    parseColor(color);
    const { formats, gamut, name, srgbShift } = describeColor(color, 0, gamutMethod);
    const lines = formats.map(({ label, text, isMapped }) => `${label}: ${text}${isMapped ? ' *' : ''}`);
    return {
      parts: [{ name: 'color.txt', kind: 'text', content: [name, ...lines, ''].join('\n') }],
      notes: srgbShift
        ? [inform(gamut, 'Notations marked * cannot hold this color and show the nearest one.')]
        : [],
    };
  },
});
