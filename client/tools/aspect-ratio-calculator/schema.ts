import { languages, numberBox } from '#client/tool-kit/calculators/boxes.ts';
import { choice, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

/** Codecs need sides that are multiples of these. */
const multiples = [1, 2, 4, 8, 16] as const;

const knownSize = { known: ['size'] };
const side = (word: string) => ({ onlyIf: { scaleTo: [word] } });
const box = { scaleTo: ['box'] };

export const schema = {
  known: choice({ size: 'A size', ratio: 'A ratio' }, 'size', 'Known', { isSegmented: true }),
  width: numberBox('1920', { label: 'Width', onlyIf: knownSize, isNeeded: true }),
  height: numberBox('1080', { label: 'Height', onlyIf: knownSize, isNeeded: true }),
  ratio: text('16:9', 60, 'Ratio', {
    role: 'input',
    hint: 'As in 16:9, 16/9, 16x9 or 1.78',
    quick: ['16:9', '9:16', '4:3', '3:2', '1:1', '4:5', '21:9', '2.39:1'],
    onlyIf: { known: ['ratio'] },
    isNeeded: true,
  }),
  scaleTo: choice({ width: 'A width', height: 'A height', box: 'Fit a box' }, 'width', 'Scale to', {
    isSegmented: true,
  }),
  newWidth: numberBox('1280', { label: 'New width', ...side('width') }),
  newHeight: numberBox('720', { label: 'New height', ...side('height') }),
  boxWidth: numberBox('1280', { label: 'Box width', onlyIf: box }),
  boxHeight: numberBox('1280', { label: 'Box height', onlyIf: box }),
  multiple: choice(multiples, 1, 'Round to', {
    choiceLabels: {
      1: 'Whole pixels',
      ...Object.fromEntries(multiples.slice(1).map((value) => [value, `Multiples of ${value}`])),
    },
    unless: box,
  }),
  pixelRatio: text('', 60, 'Pixel aspect ratio', {
    role: 'input',
    hint: 'Width to height, as in 16:15 for PAL; empty for square pixels',
    isMore: true,
  }),
  ...languages,
};

export type AspectOptions = StateOf<typeof schema>;
