import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { schema } from './state.ts';

export default defineOperation({
  schema,
  takes: 'files',
  input: {
    accept: 'image/*',
    pasteLabel: 'Or paste a data: address, CSS, HTML or Base64, to get its pictures',
  },
  async run(files, options, context) {
    const { convertFiles } = await import('./convert-files.ts');
    return convertFiles(files, options, context);
  },
});
