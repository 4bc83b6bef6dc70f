import { choice, text, type StateOf } from '#client/tool-kit/state/state-schema.ts';

const bookmarksLabels = {
  keep: 'Keep those of the files',
  files: 'One for each file, its own below it',
  none: 'None',
};

const pageLabelChoices = {
  keep: 'Keep those of the files',
  restart: 'From 1 again in each file',
  plain: 'From 1 to the end',
};

const imagePageSizeLabels = {
  match: 'Like the other pages',
  a4: 'A4',
  letter: 'Letter',
  image: 'As large as the picture',
};

/** The options of a merge. The title is personal data, and the password is a secret. */
export const mergeSchema = {
  bookmarks: choice(bookmarksLabels, 'keep', 'Bookmarks', { isMore: true }),
  pageLabels: choice(pageLabelChoices, 'keep', 'Page labels', { isMore: true }),
  imagePageSize: choice(imagePageSizeLabels, 'match', 'Size of picture pages', { isMore: true }),
  title: text('', 500, 'Title', {
    role: 'input',
    hint: 'What viewers show at the top, and the name of the file',
    isMore: true,
  }),
  password: text('', 127, 'Password to open the result', {
    role: 'secret',
    hint: 'Encrypted with AES-256; empty for no password',
    isMore: true,
  }),
};

export const schema = { ...mergeSchema, thumbnailSize: choice(['small', 'medium', 'large'], 'medium') };

/** Returns the name of the merged file; people write the title with or without the extension. */
export const fileNameFor = (title: string) => `${title.trim().replace(/\.pdf$/i, '') || 'merged'}.pdf`;

export type MergerOptions = StateOf<typeof schema>;
export type ChangeOptions = (change: Partial<MergerOptions>) => void;
