import { expect, test } from 'vitest';
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

test('never larger: what is small already comes back as it was', () => {
  const small = `<svg ${xmlns}><path d="M0 0h3v2H0z"/></svg>`;
  expect(run(small)).toMatchObject({ text: small, notes: [{ severity: 'info' }] });
});

test('what runs, is fetched or is not drawn everywhere is pointed out with its place', () => {
  const { notes } = run(`<svg ${xmlns}>
<script>1</script><rect onclick="x()" width="1" height="1"/>
<style>@import "https://e.example/a.css";</style><image href="https://e.example/a.png"/>
<a href=" java&#10;script:x()"><text>x</text></a><a href="https://e.example/">y</a>
<foreignObject/><image href="data:image/png;base64,AA=="/></svg>`);
  expect(
    notes.map(({ sentence, place }) => [/\w+(?: \w+)? \(\d\)/.exec(sentence)?.[0], place?.line]),
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

test('mistakes are told with their place', () => {
  expect(mistake('<svg>\n<g></svg>').details).toMatchObject({ line: 2 });
  expect(mistake('<html></html>').message).toContain('<html>');
  expect(mistake('<svg><path d="M0').message).toContain('breaks off');
  expect(mistake(drawing, { without: 'mergePath' }).details.field).toBe('without');
  expect(mistake('plain').message).toContain('not an SVG');
});

test('entities: plain ones are read, bombs and other files are refused', () => {
  const withEntities = (declarations: string, use: string) =>
    `<!DOCTYPE svg [${declarations}]><svg ${xmlns}><text>${use}</text></svg>`;
  expect(run(withEntities('<!ENTITY a "short">', '&a;')).text).toContain('>short<');
  for (const declaration of [
    '<!ENTITY a "x"><!ENTITY b "&a;&a;">',
    '<!ENTITY a SYSTEM "file:///etc/passwd">',
    '<!ENTITY % a "x">',
    `<!ENTITY a "${'x'.repeat(301)}">`,
    '<!ENTITY a "<g/>">',
  ]) {
    expect(mistake(withEntities(declaration, 'x')).message).toContain('entity');
  }
  expect(mistake(withEntities(`<!ENTITY a "${'x'.repeat(300)}">`, '&a;'.repeat(40_000))).message).toContain(
    'entity',
  );
});

test('depth without end is refused, not a crash', () => {
  const depth = 100_000;
  expect(mistake(`<svg ${xmlns}>${'<g>'.repeat(depth)}${'</g>'.repeat(depth)}</svg>`).message).toContain(
    'too deeply',
  );
});
