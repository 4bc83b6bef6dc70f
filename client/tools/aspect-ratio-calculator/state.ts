import { asInput, choice, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';
import { typedIn, typedNumber } from '#client/tool-kit/state/typed-numbers.ts';

/** Codecs want sides that are multiples of these. */
export const multiples = [1, 2, 4, 8, 16] as const;

export const schema = {
  known: choice(['size', 'ratio'], 'size'),
  width: typedNumber('1920'),
  height: typedNumber('1080'),
  ratio: asInput(text('16:9', 60)),
  /** Of these two the one that is not empty decides. */
  newWidth: typedNumber('1280'),
  newHeight: typedNumber(''),
  multiple: choice(multiples, 1),
  boxWidth: typedNumber(''),
  boxHeight: typedNumber(''),
  pixelRatio: asInput(text('', 60)),
  locale: typedIn,
};

export type AspectState = StateOf<typeof schema>;
export type ChangeState = (change: Partial<AspectState>) => void;
