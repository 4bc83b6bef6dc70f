import { spawnSync } from 'node:child_process';
import { tokenNames, tokenize } from 'css-tree';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { expect, test } from 'vitest';
import { beautify, type Layout } from '../beautify.ts';

const layout: Layout = {
  width: 80,
  indent: '2',
  hasSemicolons: true,
  quotes: 'double',
  trailingCommas: 'all',
  isSpaceFree: false,
  isProseWrapped: false,
};

/** Attributes and comments, by the reading of the HTML Standard. */
function saidBy(html: string): unknown[] {
  const said: unknown[] = [];
  const look = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('data' in node) said.push(node.data);
    if ('attrs' in node) said.push(node.tagName, node.attrs);
    if ('childNodes' in node) node.childNodes.forEach(look);
  };
  look(parse(html));
  return said;
}

test.each([
  '<a href=x?a=1>z</a>',
  '<a href=/x?a=1&b=2 rel=b>z</a>',
  '<a href=/x/>z</a><b>c</b>',
  '<a title=a"b>z</a>',
  `<a title=a'b>z</a><a title=a'b"c>z</a>`,
  '<input value=a/><img src = a=b.png alt>',
  '<a b=c\u00a0=d>z</a>',
  '<a\nhref=a=b\n\tclass=c=d>z</a>',
  '<form action=?x=y==><input name=a[b] value==></form>',
  '<a href={{url}}?a=b>z</a>',
  '<textarea>\n<a href=x=1>\n</textarea><!-- <a href=x=1> --><title><a b=c=d></title>',
  '<script>a = "<a href=x=1>";\n</script><a href=x=1>z</a>',
  '<a title="<b c=d=e>" href=\'f=g\' h=i=j>z</a>',
  '<p>1 <2 and a=b</p><a href=x=1>z</a>',
])('quotes values that have no quotes: %s', async (source) => {
  const text = await beautify(source, 'html', layout);
  expect(saidBy(text)).toEqual(saidBy(source));
});

test.each([
  '<p>a<!--[if IE]><br><![endif]-->b</p>',
  'inline <!--[if IE]><p>x<![endif]--> text',
  '<p>a long line of words that runs on and on to the end <!--[if IE]><p>x<b>y<![endif]--> and on</p>',
  '<head><!--[if lt IE 9]><script src=a.js></script><![endif]--></head>',
  '<!--[if !IE]><!--><p>y</p><!--<![endif]-->',
  '<!--[if gte mso 9]><xml><o:x>1</o:x></xml><![endif]--><p>x</p>',
  '<table><!--[if mso]></td><td><![endif]--></table>',
])('keeps conditional comments as typed: %s', async (source) => {
  const comments = (html: string) =>
    saidBy(html).filter((part) => typeof part === 'string' && part.includes('['));
  const text = await beautify(source, 'html', layout);
  expect(comments(text)).toEqual(comments(source));
});

test.each([
  ['<p on:click={() => x = 1}>a</p>', 12],
  ['<li class=<%= i.c %>>z</li>', 10],
])('refuses code of a template that HTML splits: %s', async (source, offset) => {
  await expect(beautify(source, 'html', layout)).rejects.toMatchObject({
    message: 'HTML ends this value at its first space.',
    details: { offset },
  });
});

/** The document with its entities put in, by libxml2. */
const canonical = (xml: string) => {
  const { stdout, status } = spawnSync('xmllint', ['--noent', '--noblanks', '--dropdtd', '-'], {
    input: xml,
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  return stdout;
};

test.each([
  '<?xml version="1.0"?>\n<!DOCTYPE note [\n<!ENTITY x "y">\n<!ELEMENT note (#PCDATA)>\n]>\n<note>&x;</note>\n',
  '<!DOCTYPE a [<!ENTITY x "y">]><a><b>&x;</b></a>',
  `<?xml version="1.0"?><!-- ] --><!DOCTYPE a PUBLIC "-//A//[B" 'c' [<!-- it's ]> --><?p ]>?><!ENTITY x ']>"'> %z;]><a>&x;</a>`,
  '<!DOCTYPE a SYSTEM "a.dtd" [ <!ATTLIST a b CDATA "$&"> ]\n>\n<a/>',
])('keeps the declarations of a document type as typed: %s', async (source) => {
  const text = await beautify(source, 'xml', layout);
  const declarations = /<!DOCTYPE[\s\S]*\]\s*>/.exec(source)?.[0] ?? '';
  expect(text).toContain(declarations);
  if (!source.includes('%z') && !source.includes('a.dtd')) expect(canonical(text)).toBe(canonical(source));
});

test.each([
  '<Straße Länge="1"><日本 été="a>b">x</日本></Straße>',
  '<?xml version="1.0"?><?xml-stylesheet href="a.xsl"?><!-- c --><r><?a b?>x<b><?c\n\n  d ??></b></r>',
  '<r><![CDATA[<é a="1"/> <?p?>]]]]><![CDATA[>]]></r>',
  '<!DOCTYPE größe><größe>hidden0_</größe>',
])('lays out any well-formed document: %s', async (source) => {
  const text = await beautify(source, 'xml', layout);
  expect(canonical(text)).toBe(canonical(source));
  expect(text).not.toContain('hiddenx');
});

test.each([
  ['<a>1 & 2</a>', 'this & begins no entity; as text it is written &amp;.', 6],
  ['<a>x<!ELEMENT b></a>', 'incorrect syntax.', 13],
  ['<a><b></a>', 'unexpected close tag.', 10],
])('tells what is not well-formed in plain words: %s', async (source, reason, column) => {
  await expect(beautify(source, 'xml', layout)).rejects.toMatchObject({
    message: `This is not well-formed XML: ${reason}`,
    details: { line: 1, column },
  });
});

// PyYAML reads s as "   x\n  y\n"; with two spaces of indentation less it would read two spaces more.
test('refuses a YAML block text that prettier would change', async () => {
  const source = 'a:\n    s: |2\n         x\n        y\n';
  await expect(beautify(source, 'yaml', layout)).rejects.toMatchObject({
    message: 'Prettier would change the text of a block here.',
    details: { line: 2 },
  });
  const kept = 'a:\n  s: |2\n       x\n      y\n';
  expect(await beautify(kept, 'yaml', layout)).toBe(kept);
});

// CSS Values 4, 4.5: function names are case-insensitive, and an address contains no white space.
test('keeps addresses whatever the case of url', async () => {
  const source = 'a{background:URL(data:image/png;base64,iVBO+/==);content:"URL( x"}';
  const text = await beautify(source, 'css', layout);
  expect(text).toContain('url(data:image/png;base64,iVBO+/==)');
  expect(text).toContain('"URL( x"');
});

// CSS Syntax 3, 4.3: css-tree's tokens, an independent reading, are the same apart from white space.
test.each([
  '<!--\na{b:c}\n-->\n',
  '<!-- a{b:c} --> d{e:f}',
  'a{b:c}\n<!--\n@media x{d{e:f}}-->g{h:i}\n--> j{k:l}',
  'a{--x:-->;content:"-->"}/* --> */b{c:url(x-->y)}a--> b{c:d}',
])('keeps the marks of an HTML comment around rules: %s', async (source) => {
  const tokens = (css: string) => {
    const found: string[] = [];
    tokenize(css, (type, from, end) => {
      if (!/^(?:whitespace|semicolon)-/.test(tokenNames[type] ?? '')) found.push(css.slice(from, end));
    });
    return found;
  };
  for (const language of ['css', 'scss', 'less'] as const)
    expect(tokens(await beautify(source, language, layout))).toEqual(tokens(source));
});

// Dart Sass: `length((a b),)` is 1, `length(a b)` is 2.
test('keeps the comma that makes a list of one', async () => {
  const text = await beautify('$one: (a b),;\n$m: (a: 1,);\n.x { margin: $bar, ; }', 'scss', layout);
  expect(text).toContain('$one: (a b),;');
  expect(text).toContain('margin: $bar,;');
});
