import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import { beautify } from '../beautify.ts';
import operation from '../operation.ts';
import { judgePage } from './judge-page.ts';

const layout = {
  width: 60,
  indent: '2',
  hasSemicolons: true,
  quotes: 'double',
  trailingCommas: 'all',
  isSpaceFree: false,
  isProseWrapped: false,
} as const;

/** Returns the places where the HTML Standard's parser finds a slash that closes nothing. */
function openBy(html: string): number[] {
  const found: number[] = [];
  const onParseError = ({ code, startOffset }: { code: string; startOffset: number }) => {
    if (code === 'non-void-html-element-start-tag-with-trailing-solidus') found.push(startOffset);
  };
  parse(html, { onParseError });
  return found;
}

/**
 * Returns each letter of a page with the elements around it; the order of an open <a> and a <p> may change.
 */
function lettersIn(html: string): string[] {
  const letters: string[] = [];
  const look = (node: DefaultTreeAdapterTypes.Node, around: readonly string[]): void => {
    const names = [...new Set(around)].sort().join(' ');
    if ('value' in node)
      for (const letter of node.value.replaceAll(/\s/g, '')) letters.push(`${letter} in ${names}`);
    if ('childNodes' in node) for (const child of node.childNodes) look(child, [...around, node.nodeName]);
  };
  look(parse(html), []);
  return letters;
}

test.each([
  '<h2><a name="x"/>Heading</h2><p>A paragraph that runs on and on to the end of the line and then on.</p>',
  '<h2><a name=x />Heading</h2><a id="y" /> <b>bold</b>',
  '<div class="clear"/><p>one</p><p>two <span/> three</p>',
  '<ul><li/>a<li/>b</ul>',
  '<p>icon <i class="fa"/> and text</p>',
  '<my-element/><p>a</p>',
  '<div\n  class="a"\n/>\ntext',
  '<br/><img src="a"/><input value=a /><hr /><wbr/>',
  '<svg><path d="M0 0"/><g/><foreignObject><br/></foreignObject><circle/></svg><span/>z',
  '<svg><foreignObject><div/>z</foreignObject></svg>',
  '<math><mi/><annotation-xml encoding="text/html"><b/></annotation-xml></math>',
  '<a href=x/>z</a><!-- <a/> --><a title="<b/>">c</a>',
  '<script>a = "<b/>";</script><p title=\'/>\'>x</p>',
  '<iframe src="x"/><p/>',
  '<table><tr><td/>a<td/>b</table>',
])('notes what HTML leaves open, and keeps it: %s', async (source) => {
  const text = await beautify(source, 'html', layout);
  const notes = judgePage(source, text);
  expect(notes.map(({ place }) => place?.offset)).toEqual(openBy(source));
  expect(lettersIn(text)).toEqual(lettersIn(source));
});

test('names the element, its place and the way to close it', async () => {
  const { notes = [] } = await executeOperation(operation, '<p>a <i class="x"/>b</p>', {});
  expect(notes.map(({ sentence }) => sentence)).toEqual([
    'Read as HTML.',
    'HTML ignores the slash in <i/>: the element stays open, although this layout closes it.',
  ]);
  expect(judgePage('<p>\n<A name="x"/>y', '<p><a name="x" />y</p>')).toEqual([
    {
      severity: 'warning',
      sentence: 'HTML ignores the slash in <A/>: the element stays open, although this layout closes it.',
      hint: 'Write <A></A> to close it.',
      place: { line: 2, column: 1, offset: 4, length: 2 },
    },
  ]);
  // XHTML closes it.
  expect(judgePage('<?xml version="1.0"?>\n<html><a name="x"/></html>', '')).toEqual([]);
});

test.each(['<pre/>a  b', '<textarea/>\n  a\n  b', '<title/>a  b'])(
  'refuses %j, where the layout would change the content',
  (source) => {
    expect(() => judgePage(source, source)).toThrow('what follows is its content');
  },
);

// html5lib-tests (MIT), tree-construction: tests1.dat and plain-text-unsafe.dat.
test.each([['<p id=a><b><p id=b></b>TEST', 'HTML nests these elements differently than this layout shows']])(
  'notes the other nesting of %s',
  async (source, sentence) => {
    const { notes = [] } = await executeOperation(operation, source, { language: 'html' });
    expect(notes).toMatchObject([
      { severity: 'warning', sentence: expect.stringContaining(sentence) as string },
    ]);
  },
);

test.each(['<!doctype html><p>foo<pre>bar<p>baz', '<svg>\0a</svg>', '<plaintext>filler'])(
  'refuses %j, whose text prettier would change',
  async (source) => {
    await expect(executeOperation(operation, source, { language: 'html' })).rejects.toThrow(
      'Prettier would change the text of the page here.',
    );
  },
);
