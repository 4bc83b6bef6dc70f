import { choice, number } from '#client/tool-kit/state/state-schema.ts';

/** The kinds of text that both engines can write. */
export const tasks = {
  email: 'E-mail',
  product: 'Product description',
  post: 'Social media post',
  outline: 'Outline of an article',
  meta: 'Title and description for search engines',
  letter: 'Cover letter',
  summary: 'Summary of a text',
  points: 'Key points of a text',
} as const;

export type Task = keyof typeof tasks;

export const tones = { neutral: 'Neutral', friendly: 'Friendly', formal: 'Formal' } as const;

export type Tone = keyof typeof tones;

/** The options of both engines. */
export const schema = {
  task: choice(tasks, 'email', 'Write'),
  tone: choice(tones, 'neutral', 'Tone', {
    isSegmented: false,
    onlyIf: { task: ['email', 'product', 'post', 'letter'] },
  }),
  count: number(3, { min: 1, max: 50, isInteger: true }, 'Sentences', {
    onlyIf: { task: ['summary', 'points'] },
  }),
  version: number(1, { min: 1, max: 1000, isInteger: true }, 'Version', {
    onlyIf: { task: ['email', 'product', 'post', 'letter'] },
  }),
};
