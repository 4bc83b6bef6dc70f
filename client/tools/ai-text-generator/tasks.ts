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
