import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { ToolInputError } from '#core/errors.ts';
import operation from './operation.ts';
import { optimizeSvg } from './optimize-svg.ts';

const initial = initialState(operation.schema);
const xmlns = 'xmlns="http://www.w3.org/2000/svg"';
const run = (svg: string, options: Partial<typeof initial> = {}) =>
  optimizeSvg(svg, { ...initial, ...options });
const drawing = `<svg ${xmlns} viewBox="0 0 9 9"><!-- c --><title>Name</title><g id="a"><rect width="3.00004" height="2"/></g></svg>`;

function mistake(svg: string, options: Partial<typeof initial> = {}) {
  try {
    run(svg, options);
  } catch (error) {
    if (error instanceof ToolInputError) return error;
    throw error;
  }
  throw new Error('It was taken.');
}

// CSS 2.2, 9.4.2: white space between words of HTML is shown.
test('what foreignObject holds stays as it is', () => {
  const html = '<p xmlns="http://www.w3.org/1999/xhtml">Hello   <b>bold</b> <i>it</i></p>';
  const svg = `<svg ${xmlns}><!-- c --><foreignObject width="9" height="9">${html}</foreignObject><g id="unused"><switch><foreignObject>\n${html}</foreignObject></switch></g></svg>`;
  for (const preset of ['safe', 'default', 'aggressive'] as const) {
    const { text } = run(svg, { preset });
    expect(text.split(html)).toHaveLength(3);
    expect(text).not.toContain('<!-- c -->');
  }
});

test('the presets go as far as they say, and the view box stays', () => {
  expect(run(drawing, { preset: 'safe' }).text).toBe(
    `<svg ${xmlns} viewBox="0 0 9 9"><title>Name</title><g id="a"><rect width="3" height="2"/></g></svg>`,
  );
  expect(run(drawing).text).toBe(
    `<svg ${xmlns} viewBox="0 0 9 9"><title>Name</title><path d="M0 0h3v2H0z"/></svg>`,
  );
  expect(run(drawing, { areTitlesKept: false }).text).not.toContain('title');
  expect(run(drawing, { without: 'convertShapeToPath' }).text).toContain('<rect');
  expect(run(drawing, { precision: 5 }).text).toContain('3.00004');
  expect(run(drawing, { isPretty: true }).text).toContain('\n  <title>');
});

test('what rules select by its name or place keeps both', () => {
  const drawn = (rule: string) =>
    run(
      `<svg ${xmlns}><style>${rule}</style><rect width="3" height="2"/><rect x="3" width="3" height="2"/></svg>`,
    ).text;
  for (const rule of ['rect{fill:green}', '/* x{} */ .a,rect{fill:green}', 'svg>:first-child{fill:red}'])
    expect(drawn(rule), rule).toMatch(/<rect.*<rect/);
  expect(drawn('.a{fill:green}')).toContain('<path');
  expect(drawn('@font-face{font-family:x;src:url(#x)}')).toContain('<path');
});

// CSS Transforms 1, 3 and 6: coordinates that hold the transform would turn about another point.
test('keeps a transform that turns about a point of its own', () => {
  const square = '<rect width="9" height="9" fill="red"/>';
  for (const origin of ['transform-origin="center"', 'style="transform-origin:5px 5px"']) {
    const { text } = run(`<svg ${xmlns}><!-- c --><g transform="rotate(45)" ${origin}>${square}</g></svg>`);
    expect(text).toContain('rotate(45)');
    expect(text).toContain('transform-origin');
  }
});

test('never larger: what is small already comes back as it was', () => {
  const small = `<svg ${xmlns}><path d="M0 0h3v2H0z"/></svg>`;
  expect(run(small)).toMatchObject({ text: small, notes: [{ severity: 'info' }] });
});

// XML 1.0, 2.8: nothing may come before the declaration; xmllint refuses it.
test('white space before the XML declaration is removed with a note', () => {
  const source = `\n\n<?xml version="1.0"?>${drawing}`;
  const { text, notes } = run(source);
  expect(text).toMatch(/^</);
  expect(notes.map(({ sentence }) => sentence)).toContain(
    'White space before <?xml was removed: an XML file must begin with it.',
  );
});

test('what runs, is fetched or is not drawn everywhere is pointed out with its place', () => {
  const { notes } = run(`<svg ${xmlns}>
<script>1</script><rect onclick="x()" width="1" height="1"/>
<style>@import "https://e.example/a.css";</style><image href="https://e.example/a.png"/>
<a href=" java&#10;script:x()"><text>x</text></a><a href="https://e.example/">y</a>
<foreignObject/><image href="data:image/png;base64,AA=="/></svg>`);
  expect(
    notes
      .filter(({ place }) => place)
      .map(({ sentence, place }) => [/\w+(?: \w+)? \(\d\)/.exec(sentence)?.[0], place?.line]),
  ).toEqual([
    ['holds scripts (1)', 2],
    ['links (2)', 2],
    ['other files (2)', 3],
    ['holds foreignObject (1)', 5],
    ['of pixels (1)', 5],
  ]);
});

test('scripts and handlers are removed when asked for', () => {
  const { text } = run(
    `<svg ${xmlns}><script>1</script><a href="javascript:x()"><rect onload="x()" width="1" height="1"/></a></svg>`,
    {
      areScriptsRemoved: true,
    },
  );
  expect(text).not.toMatch(/script|onload/);
  expect(text).toContain('h1v1');
});

test('mistakes are reported with their place', () => {
  expect(mistake('<svg>\n<g></svg>').details).toMatchObject({ line: 2 });
  expect(mistake('<html></html>').message).toContain('<html>');
  expect(mistake('<svg><path d="M0').message).toContain('breaks off');
  expect(mistake(drawing, { without: 'mergePath' }).details.field).toBe('without');
  expect(mistake('plain').message).toContain('not an SVG');
});

const withEntities = (declarations: string, use: string, attribute = '') =>
  `<!DOCTYPE svg [${declarations}]><svg ${xmlns}><text${attribute}>${use}</text></svg>`;

test('writes out every bounded entity, also in each other, in attributes and as markup', () => {
  const nested = withEntities(
    '<!ENTITY col "#f00"><!ENTITY st "fill:&col;;stroke:#000">',
    'x',
    ' style="&st;"',
  );
  expect(run(nested, { preset: 'safe' }).text).toContain('style="fill:#f00;stroke:#000"');
  expect(run(withEntities('<!ENTITY a "short">', '&a;')).text).toContain('>short<');
  expect(run(withEntities(`<!ENTITY a "${'x'.repeat(301)}">`, '&a;')).text).toContain('x'.repeat(301));
  expect(run(withEntities('<!ENTITY a "<tspan>y</tspan>">', 'x&a;z')).text).toContain('>x<tspan>y</tspan>z<');
  // XML 1.0, appendix D: the character references are decoded once, and the text is read again.
  expect(
    run(withEntities('<!ENTITY lt "&#38;#60;"><!ENTITY a "&#60;tspan>y&#60;/tspan>">', 'a&lt;b&a;')).text,
  ).toContain('>a&lt;b<tspan>y</tspan><');
  expect(run(withEntities('<!ENTITY a \'say "x"\'>', 'x', ' id="&a;"'), { preset: 'safe' }).text).toContain(
    'id="say &quot;x&quot;"',
  );
  expect(run(withEntities('<!ENTITY a "1">', '<![CDATA[&a;]]>')).text).toContain('<![CDATA[&a;]]>');
});

test('refuses entities that load files, refer to themselves or grow without bound', () => {
  const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`);
  for (const [declaration, use] of [
    ['<!ENTITY a SYSTEM "file:///etc/passwd">', 'x'],
    ['<!ENTITY a PUBLIC "x" "https://e.example/">', '&a;'],
    ['<!ENTITY % a "x">', 'x'],
    ['<!ENTITY a "&b;"><!ENTITY b "&a;">', '&a;'],
    [`<!ENTITY e0 "ha">${laughs.join('')}`, '&e9;'],
    [`<!ENTITY a "${'x'.repeat(300)}">`, '&a;'.repeat(40_000)],
  ] as const) {
    expect(mistake(withEntities(declaration, use)).message).toContain('entity');
  }
});

test('refuses what xmllint refuses, with its place', () => {
  for (const [svg, line] of [
    [`<svg ${xmlns}/>\n<svg ${xmlns}/>`, 2],
    [`<svg ${xmlns}/>\ntext`, 2],
    [`<svg ${xmlns}>\n<a b="1" b="2"/></svg>`, 2],
    [`<svg ${xmlns}>\n<a b=1/></svg>`, 2],
    [`<svg ${xmlns}>\n<!-- a -- b --></svg>`, 2],
    [`<svg ${xmlns}>\n<text>a ]]> b</text></svg>`, 2],
    [`<svg ${xmlns}>\n<text>a & b</text></svg>`, 2],
    [`<svg ${xmlns}>\n<text>&nbsp;</text></svg>`, 2],
    [`<svg ${xmlns}>\n<text a="<"/></svg>`, 2],
    [`<svg ${xmlns}>\n<text>\u0001</text></svg>`, 2],
    [`<svg ${xmlns}>\n<1a/></svg>`, 2],
    [`<svg ${xmlns}>\n<?xml version="1.0"?></svg>`, 2],
  ] as const) {
    expect(spawnSync('xmllint', ['--noout', '-'], { input: svg }).status, svg).not.toBe(0);
    expect(mistake(svg).details.line, svg).toBe(line);
  }
});

test('warns of a root outside the SVG namespace', () => {
  const isWarned = (svg: string) => run(svg).notes.some(({ hint = '' }) => hint.includes('xmlns='));
  for (const root of ['svg', 'svg xmlns="http://www.w3.org/1999/xhtml"'])
    expect(isWarned(`<${root}><rect width="3" height="2"/></svg>`)).toBe(true);
  expect(isWarned(drawing)).toBe(false);
  const prefixed = '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:rect width="3" height="2"/></s:svg>';
  expect(isWarned(prefixed)).toBe(false);
});

const latin = (text: string) => new Blob([Uint8Array.from(Buffer.from(text, 'latin1'))]);
const outputOf = async (source: Blob) => {
  const { parts } = await executeOperation(operation, source, {});
  return new Uint8Array(await new Blob([parts[0]?.content ?? '']).arrayBuffer());
};

test('reads a file in the encoding that it declares, and writes UTF-8', async () => {
  const file = (encoding: string, letters: string) =>
    `<?xml version="1.0" encoding="${encoding}"?><!-- c --><svg ${xmlns}><text>${letters}</text></svg>`;
  for (const [encoding, bytes, letters] of [
    ['ISO-8859-1', 'Stra\xdfe', 'Straße'],
    ['windows-1251', '\xcf\xf0', 'Пр'],
    ['Shift_JIS', '\x93\xfa', '日'],
    // A declaration that lies: the bytes are UTF-8.
    ['US-ASCII-X', '\xc3\x9f', 'ß'],
  ] as const) {
    const made = new TextDecoder().decode(await outputOf(latin(file(encoding, bytes))));
    expect(made, encoding).toBe(`<svg ${xmlns}><text>${letters}</text></svg>`);
  }
  const { notes } = await executeOperation(operation, latin(file('windows-1251', '\xcf\xf0')), {});
  expect(notes).toEqual([]);
});

test('gives back the very bytes of a file that cannot become smaller', async () => {
  for (const small of [latin(`<svg ${xmlns}/>`), latin(`<svg ${xmlns}><text>\xdf</text></svg>`)])
    expect(await outputOf(small)).toEqual(new Uint8Array(await small.arrayBuffer()));
});

test('depth without end is refused, not a crash', () => {
  const depth = 100_000;
  expect(mistake(`<svg ${xmlns}>${'<g>'.repeat(depth)}${'</g>'.repeat(depth)}</svg>`).message).toContain(
    'too deeply',
  );
});

test('what moves, reacts or follows the color scheme stays, and it is said', () => {
  for (const inside of [
    '<style>.a{fill:#000}@media (prefers-color-scheme:dark){.a{fill:#fff}}</style><path class="a" d="M0 0h9v9z"/>',
    '<style>#b:hover{fill:red}</style><path id="b" d="M0 0h9v9z"/>',
    '<rect id="r" width="0" height="5"><animate attributeName="width" to="9" dur="1s"/></rect>',
    '<rect id="r" width="5" height="5"/><animate href="#r" attributeName="width" to="9" dur="1s"/>',
    '<rect onclick="this.remove()" width="5" height="5"/>',
  ]) {
    const { text, notes } = run(`<svg ${xmlns}><!-- c -->${inside}</svg>`, { preset: 'aggressive' });
    expect(text).toBe(`<svg ${xmlns}>${inside}</svg>`);
    expect(notes[0]?.sentence).toContain('moves, reacts');
  }
  expect(run(`<svg ${xmlns}><!-- c --><text>animation: a:hover</text></svg>`).notes).toEqual([]);
});

test('what other files draw by its id stays: sprites and collections are not emptied', () => {
  const symbols = '<symbol id="home"><path d="M0 0h9"/></symbol>';
  for (const sprite of [
    `<svg ${xmlns}>${symbols}</svg>`,
    `<svg ${xmlns} style="display:none">${symbols}</svg>`,
    `<svg ${xmlns}><defs>${symbols}<filter id="blur"><feGaussianBlur stdDeviation="2"/></filter></defs></svg>`,
  ]) {
    const { text, notes } = run(sprite.replace('<symbol', '<!-- c --><symbol'));
    expect(text).toBe(sprite);
    expect(notes[0]?.sentence).toContain('by its id');
  }
  const used = run(`<svg ${xmlns}>${symbols}<use href="#home"/></svg>`);
  expect(used.notes).toEqual([]);
  expect(used.text).toContain('<use href="#a"/>');
});

test('links, languages, roles and the ids that screen readers go by stay', () => {
  const { text, notes } = run(
    `<svg ${xmlns} role="img" lang="de" aria-labelledby="t"><!-- c --><title id="t">T</title><view id="v" viewBox="0 0 5 5"/><a href="https://e.example/"><path id="p" d="M0 0h3v2H0z"/></a></svg>`,
  );
  for (const kept of ['role="img"', 'lang="de"', '<title id="t">', 'id="v"', 'href="https://e.example/"'])
    expect(text).toContain(kept);
  expect(text).not.toContain('id="p"');
  expect(notes).toEqual([]);
});
