import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { flag } from '#client/tool-kit/state/state-schema.ts';
import { splitFileName } from '#core/files/file-names.ts';

export default defineOperation({
  schema: {
    isLicenceKept: flag(true, 'Keep license comments: /*! … */'),
    areValuesShortened: flag(true, 'Shorten numbers and colors'),
  },
  takes: 'text',
  input: { language: 'css' },
  sample: `/* Cards */
.card {
  padding: 0.50rem 0px;
  color: #AABBCC;
  @media (400px <= width <= 700px) {
    &:hover > .title { margin: calc( 1px + 2px ) auto; }
  }
}
`,
  quickSize: 0,
  async run(input, options, context) {
    const [{ minifyCss }, { withSizes }, css] = await Promise.all([
      import('./minify-css.ts'),
      import('#client/tool-kit/operations/size-figures.ts'),
      input.text(30_000_000),
    ]);
    const { text, notes } = minifyCss(css, options);
    const name = `${splitFileName(input.name ?? 'style').base}.min.css`;
    return withSizes({ parts: [{ name, kind: 'css', content: text }], notes }, css, text, context);
  },
});
