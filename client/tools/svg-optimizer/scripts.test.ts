import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import operation from './operation.ts';
import { optimizeSvg } from './optimize-svg.ts';

const xmlns = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const html = 'xmlns="http://www.w3.org/1999/xhtml"';
const square = '<rect width="9" height="9"/>';
const run = (inside: string, areScriptsRemoved = true, root = '') =>
  optimizeSvg(`<svg ${xmlns} ${root} viewBox="0 0 9 9"><!-- c -->${inside}${square}</svg>`, {
    ...initialState(operation.schema),
    areScriptsRemoved,
  });

// Code that runs by SVG 2, 14 and 15; SVG Tiny 1.2, 15; HTML, 4.8.5 and 7.4; URL, 4.4 (tabs and line ends in a
// scheme).
const scripted: readonly string[] = [
  '<script>x()</script>',
  '<script href="data:,x()"/>',
  '<handler type="application/ecmascript">x()</handler>',
  '<a href="javascript:x()"><set attributeName="href" to="javascript:x()"/></a>',
  '<a xlink:href="JaVaScRiPt:x()"/>',
  '<a href=" java&#9;script:x()"/>',
  '<a><set attributeName="href" to="javascript:x()"/></a>',
  '<a><animate attributeName="xlink:href" values="#a; javascript:x()"/></a>',
  '<a><animate attributeName="href" from="javascript:x()" to="#a"/></a>',
  '<a><animate attributeName="href" by="javascript:x()"/></a>',
  '<g onclick="x()" onbegin=\'x()\'/>',
  `<foreignObject><iframe ${html} src="javascript:x()"/></foreignObject>`,
  `<foreignObject><iframe ${html} srcdoc="&lt;script>x()&lt;/script>"/></foreignObject>`,
  `<foreignObject><iframe ${html} src="data:text/html,&lt;script>x()&lt;/script>"/></foreignObject>`,
  `<foreignObject><p ${html} onclick="x()">a   b<script>x()</script></p></foreignObject>`,
  `<foreignObject><form ${html} action="javascript:x()"><button formaction="javascript:x()"/></form></foreignObject>`,
  `<foreignObject><embed ${html} src="data:image/svg+xml,&lt;svg onload='x()'/>"/></foreignObject>`,
];

/** Lists all names and values in the file as Python reads them. */
function listNames(svg: string): string {
  const program =
    'import sys,xml.etree.ElementTree as T\nfor e in T.fromstring(sys.stdin.buffer.read()).iter(): print(e.tag,e.attrib,e.text)';
  return execFileSync('python3', ['-c', program], { input: svg, encoding: 'utf8' });
}

test.each(scripted)('removes what runs from %s', (inside) => {
  const { text, notes } = run(inside);
  expect(listNames(text)).not.toMatch(/x\(\)|script|handler|srcdoc|onclick/i);
  expect(text).toMatch(/width="9"|h9v9/);
  expect(notes.map(({ hint }) => hint).join()).not.toContain('Remove scripts');
});

test.each(scripted)('points to the option where %s stays', (inside) => {
  const { notes } = run(inside, false);
  expect(notes.map(({ hint }) => hint).join()).toContain('Remove scripts and event handlers');
});

test('keeps what does not run', () => {
  const kept = [
    '<a href="https://e.example/"><text>JavaScript: a book</text></a>',
    '<a><set attributeName="href" to="#a"/></a>',
    '<animate attributeName="width" values="1;2" dur="1s"/>',
    `<foreignObject><p ${html} title="on time">a   <b>b</b> <i>c</i></p></foreignObject>`,
    '<image href="data:image/png;base64,AA=="/>',
  ].join('');
  expect(run(kept).text).toContain(kept);
});

test('keeps the text of a link whose address is removed', () => {
  expect(run('<text><a href="javascript:x()">Read me</a></text>').text).toContain('Read me');
});

test('removes handlers of the root, and style sheets that transform the drawing', () => {
  expect(run('', true, 'onload="x()"').text).not.toContain('onload');
  const { text } = optimizeSvg(
    `<?xml-stylesheet type="text/xsl" href="a.xsl"?><?xml-stylesheet type="text/css" href="a.css"?><svg ${xmlns}>${square}</svg>`,
    { ...initialState(operation.schema), areScriptsRemoved: true },
  );
  expect(text).not.toContain('xsl');
  expect(text).toContain('a.css');
});

// ccREL, 4: a license as an address; Dublin Core, rights as text.
test('says that a license in the metadata is not in the result', () => {
  const namespaces =
    'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#" xmlns:dc="http://purl.org/dc/elements/1.1/"';
  const metadata = (work: string) =>
    `<metadata ${namespaces}><rdf:RDF><cc:Work rdf:about="">${work}</cc:Work></rdf:RDF></metadata>`;
  const isTold = (work: string, without = '') =>
    optimizeSvg(`<svg ${xmlns}><!-- c -->${metadata(work)}${square}</svg>`, {
      ...initialState(operation.schema),
      without,
    }).notes.some(({ hint = '' }) => hint.includes('removeMetadata'));
  expect(isTold('<cc:license rdf:resource="http://creativecommons.org/licenses/by/4.0/"/>')).toBe(true);
  expect(isTold('<dc:rights><cc:Agent><dc:title>Ada</dc:title></cc:Agent></dc:rights>')).toBe(true);
  expect(isTold('<dc:rights>Ada</dc:rights>', 'removeMetadata')).toBe(false);
  expect(isTold('<cc:license rdf:resource=""/><dc:title>x</dc:title>')).toBe(false);
});
