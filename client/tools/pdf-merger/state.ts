import { asInput, asSecret, choice, text, type StateOf } from '#client/tool-kit/state/state-schema.ts';

/** The options of the tool. The title is the person's own, the password a secret. */
export const schema = {
  bookmarks: choice(['keep', 'files', 'none'], 'keep'),
  pageLabels: choice(['keep', 'restart', 'plain'], 'keep'),
  imagePageSize: choice(['match', 'a4', 'letter', 'image'], 'match'),
  thumbnailSize: choice(['small', 'medium', 'large'], 'medium'),
  title: asInput(text('', 500)),
  password: asSecret(text('', 127)),
};

export type MergerOptions = StateOf<typeof schema>;
export type ChangeOptions = (change: Partial<MergerOptions>) => void;
