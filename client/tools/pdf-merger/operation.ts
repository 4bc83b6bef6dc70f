import { choiceLabels, describeField } from '#client/tool-kit/operations/field-words.ts';
import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { asInput, asSecret, flag, text } from '#client/tool-kit/state/state-schema.ts';
import { bookmarkChoices, imagePageChoices, pageLabelChoices } from './choices.ts';
import { schema } from './state.ts';

export default defineOperation({
  schema: {
    pages: describeField(asInput(text('')), {
      label: 'Pages',
      hint: 'Of each file, parted by |: 1-3, 7 | all | last. Empty for all pages of all files',
    }),
    startsOnOddPages: describeField(flag(false), {
      label: 'Start each file on an odd page',
      hint: 'A right-hand one when printed on both sides',
    }),
    bookmarks: describeField(schema.bookmarks, {
      label: 'Bookmarks',
      choiceLabels: choiceLabels(bookmarkChoices),
    }),
    pageLabels: describeField(schema.pageLabels, {
      label: 'Page numbers that viewers show',
      choiceLabels: choiceLabels(pageLabelChoices),
    }),
    imagePageSize: describeField(schema.imagePageSize, {
      label: 'Size of picture pages',
      choiceLabels: choiceLabels(imagePageChoices),
    }),
    title: describeField(schema.title, {
      label: 'Title',
      hint: 'What viewers show at the top, and the name of the file',
    }),
    openPassword: describeField(asSecret(text('', 127)), {
      label: 'Password of locked files',
      hint: 'Tried on each of them',
    }),
    password: describeField(schema.password, {
      label: 'Password to open the result',
      hint: 'Encrypted with AES-256; empty for no password',
    }),
  },
  takes: 'files',
  // A small file may hold many pages, and its parser runs in a worker of its own.
  quickSize: 0,
  session: () => import('./session.ts'),
  async run(files, options, context) {
    const { mergeFiles } = await import('./merging/merge-files.ts');
    return mergeFiles(files, options, context);
  },
});
