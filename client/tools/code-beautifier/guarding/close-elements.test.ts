import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import operation from '../operation.ts';
import { closeElements } from './close-elements.ts';

/** The elements and their texts as the HTML Standard's parser nests them, without white space at their edges. */
function treeOf(html: string): unknown {
  const look = (node: DefaultTreeAdapterTypes.Node): unknown => {
    if ('value' in node) return node.value.replaceAll(/\s+/g, ' ').trim();
    const children = 'childNodes' in node ? node.childNodes.map(look).filter((child) => child !== '') : [];
    return [node.nodeName, ...children];
  };
  return look(parse(html));
}

const layOut = (source: string) => executeOperation(operation, source, { language: 'html' });

// HTML Standard, 13.1.2.4, Optional tags: each of its end tags; html5lib-tests (MIT), blocks.dat: the last two.
test.each([
  '<p>a<br><pre>x</pre>',
  '<p>a<p>b<hr><p>c<div>d</div>',
  '<table><tbody><tr><td>x<tbody><tr><td>y</table>',
  '<table><caption>a<colgroup><col><col><thead><tr><th>x<td>y<tbody><tr><td>z<tfoot><tr><td>f</table>',
  '<!DOCTYPE html>\n<html><head><title>x</title><body><p>y</html>\n',
  '<!DOCTYPE html>\n<html><head><title>x</title>\n<body>\n<p>y\n',
  '<head><title>x</title></head><p>y',
  '<select><optgroup label=a><option>x<option>y<optgroup label=b><option>z</select>',
  '<ul><li>a<li>b\n<ul><li>c</ul></ul>',
  '<dl><dt>a<dd>b<dt>c<dd>d</dl>',
  '<ruby>a<rt>b<rp>c</ruby>',
  '<div><ul><li><a href="x">a</a><li><b>b</b></ul></div>',
  '<!doctype html><p>foo<center>bar<p>baz',
  '<!doctype html><p>foo<figure>bar<p>baz',
])('lays out a page that omits end tags: %s', async (source) => {
  const { parts, notes } = await layOut(source);
  const text = parts[0]?.content as string;
  expect(treeOf(text)).toEqual(treeOf(source));
  expect(notes ?? []).toEqual([]);
  const opened = (name: string) => text.split(new RegExp(`<${name}[ >]`)).length;
  for (const name of [
    'p',
    'li',
    'td',
    'tr',
    'tbody',
    'option',
    'optgroup',
    'caption',
    'colgroup',
    'dt',
    'head',
  ])
    expect(text.split(`</${name}\n`).length + text.split(`</${name}>`).length - 1).toBe(opened(name));
});

test('adds nothing to a page with all its end tags', () => {
  const page = '<!DOCTYPE html><html><head></head><body><p>a</p><svg><g/></svg><br><img></body></html>\n';
  expect(closeElements(page)).toBe(page);
});

test.each([
  ['<div>\n<p>x\n<p><span>a\n</div>', '<span> is not closed before the </div> in line 4.', 3, 4],
  ['<p>\n<b>x</p>', '<b> is not closed before the </p> in line 2.', 2, 1],
  [
    '<p>a\n<div>x</div></p>',
    'No open element fits this </p>: HTML closed it earlier, or it never began.',
    2,
    13,
  ],
  [
    '<p>a</section>',
    'No open element fits this </section>: HTML closed it earlier, or it never began.',
    1,
    5,
  ],
])('names the element of %j that is not closed', async (source, message, line, column) => {
  await expect(layOut(source)).rejects.toMatchObject({ message, details: { line, column } });
});

test('elements too deep to be laid out are refused', () => {
  expect(() => closeElements(`<!doctype html>${'<b>'.repeat(20_000)}`)).toThrow('nested too deeply');
});
