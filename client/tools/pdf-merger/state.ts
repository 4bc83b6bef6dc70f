import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { asInput, asSecret, choice, text, type StateOf } from '#client/tool-kit/state/state-schema.ts';

/** The options of a merge. The title is personal data, and the password is a secret. */
export const mergeSchema = {
  bookmarks: describeField(choice(['keep', 'files', 'none'], 'keep'), {
    label: 'Bookmarks',
    choiceLabels: {
      keep: 'Keep those of the files',
      files: 'One for each file, its own below it',
      none: 'None',
    },
    isMore: true,
  }),
  pageLabels: describeField(choice(['keep', 'restart', 'plain'], 'keep'), {
    label: 'Page labels',
    choiceLabels: {
      keep: 'Keep those of the files',
      restart: 'From 1 again in each file',
      plain: 'From 1 to the end',
    },
    isMore: true,
  }),
  imagePageSize: describeField(choice(['match', 'a4', 'letter', 'image'], 'match'), {
    label: 'Size of picture pages',
    choiceLabels: {
      match: 'Like the other pages',
      a4: 'A4',
      letter: 'Letter',
      image: 'As large as the picture',
    },
    isMore: true,
  }),
  title: describeField(asInput(text('', 500)), {
    label: 'Title',
    hint: 'What viewers show at the top, and the name of the file',
    isMore: true,
  }),
  password: describeField(asSecret(text('', 127)), {
    label: 'Password to open the result',
    hint: 'Encrypted with AES-256; empty for no password',
    isMore: true,
  }),
};

export const schema = { ...mergeSchema, thumbnailSize: choice(['small', 'medium', 'large'], 'medium') };

/** Returns the name of the merged file; people write the title with or without the extension. */
export const fileNameFor = (title: string) => `${title.trim().replace(/\.pdf$/i, '') || 'merged'}.pdf`;

export type MergerOptions = StateOf<typeof schema>;
export type ChangeOptions = (change: Partial<MergerOptions>) => void;
