import { expect, test } from 'vitest';
import { beautify, type Layout, type PrettierLanguage } from '../beautify.ts';
import { beautifyPage } from '../guarding/beautify-page.ts';

const layout: Layout = {
  width: 80,
  indent: '2',
  hasSemicolons: true,
  quotes: 'double',
  trailingCommas: 'all',
  isSpaceFree: false,
  isProseWrapped: false,
};

// ECMAScript 13.2.8: a tag function reads every character of its template.
test.each<[PrettierLanguage, string]>([
  ['javascript', 'f(css`a{b:c}`,html`<p>  x </p>`,gql`query   {a}`,styled.div`color:red;`,markdown`*  a`)'],
  ['javascript', 'f(/* HTML */`<p>  x </p>`,/* GraphQL */`{a}`)'],
  ['typescript', 'const a:string=css`a{b:c}`,b=styled(A)`color:red;`'],
  ['vue', '<script>\nconst a=css`a{b:c}`\n</script>'],
  ['html', '<script>\nconst a=css`a{b:c}`\n</script>'],
  ['markdown', '```js\nconst a=css`a{b:c}`\n```\n'],
])('keeps template literals in %s as typed: %s', async (language, source) => {
  const text = await beautify(source, language, layout);
  expect(text.match(/`[^`\n]+`/g)).toEqual(source.match(/`[^`\n]+`/g));
});

// CSS Variables 1, 2.1: the value is serialized as typed, without the white space around it.
test.each<[PrettierLanguage, string, readonly string[]]>([
  [
    'css',
    'a{--Brand:#AaBbCc;--x:{a:b};--m: FOO  Bar !important;--n:1E3 .50;--l:a\n   b;color:#FFF}',
    [
      '--Brand: #AaBbCc;',
      '--x: {a:b};',
      '--m: FOO  Bar !important;',
      '--n: 1E3 .50;',
      '--l: a\n   b;',
      'color: #fff;',
    ],
  ],
  ['scss', 'a{--b:#{$a}  #FFF}', ['--b: #{$a}  #FFF;']],
  ['less', 'a{--b:@a  #FFF}', ['--b: @a  #FFF;']],
  [
    'html',
    '<style>a{--B:#FFF   x}</style><p style="color:red;--A:#FFF  x">',
    ['--B: #FFF   x;', '--A: #FFF  x"'],
  ],
])('keeps the values of custom properties in %s as typed', async (language, source, values) => {
  const text = await beautify(source, language, layout);
  for (const value of values) expect(text).toContain(value);
});

// JSX, as React and TypeScript read it: lines are trimmed at their ends, and nothing else changes.
test.each<PrettierLanguage>(['javascript', 'typescript'])(
  'keeps the spaces in a line of JSX text: %s',
  async (language) => {
    const source =
      'const a=<p>a   b\tc  <b>x</b>  y\n  d  e\n</p>,b=<p>{a}  a text that is longer than a line may be  <b>with bold text</b> and on</p>';
    const { transpileModule, JsxEmit } = (await import('typescript')).default;
    const texts = (code: string) =>
      transpileModule(code, { compilerOptions: { jsx: JsxEmit.React } })
        .outputText.match(/"[^"]*"/g)
        ?.join('')
        .replaceAll('""', '');
    expect(texts(await beautify(source, language, layout))).toBe(texts(source));
  },
);

// HTML Standard, 15.3: these elements show nothing, so a space beside them would show.
test.each([
  '<p>foo<script>f()</script>bar</p>',
  '<b>foo</b><dialog>x</dialog><b>bar</b>',
  '<b>foo</b><source><b>bar</b>',
  '<b>foo</b><param><b>bar</b>',
])('adds no space beside an element that shows nothing: %s', async (source) => {
  const text = await beautifyPage(source, layout);
  const shown = text.replaceAll(/<(script|dialog)[\s\S]*?<\/\1\s*>|<[^>]*>/g, '').trim();
  expect(shown).toBe('foobar');
});

test('lays out scripts with spaces around them as blocks', async () => {
  expect(await beautifyPage('<p>a</p> <script>f()</script> <p>b</p>', layout)).toBe(
    '<p>a</p>\n<script>\n  f();\n</script>\n<p>b</p>\n',
  );
});

// CSS Text 4, 3: every value but `normal` and `nowrap` keeps some white space.
test.each(['pre', 'pre-wrap', 'pre-line', 'break-spaces', 'PRE !important'])(
  'leaves an element with white-space: %s as typed',
  async (value) => {
    for (const [tag, head, tail] of [
      ['p', '', ''],
      ['span', '<p>a   b', 'c   d</p>'],
      ['td', '<table><tr>', '</tr></table>'],
    ] as const) {
      const element = `<${tag} style="color: red; white-space:${value}">  a   b\n  <i>c   d</i></${tag}>`;
      const text = await beautifyPage(head + element + tail, layout);
      // The last character of the tag may be on the next line.
      expect(text).toContain(element.slice(0, -1));
      expect(text).not.toContain('prettier-ignore');
    }
  },
);

test('lays out an element with white-space: nowrap', async () => {
  expect(await beautifyPage('<p style="white-space:nowrap">a   b</p>', layout)).toContain('>a b</p>');
});
