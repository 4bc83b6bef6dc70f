import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseFragment, serialize } from 'parse5';
import { describe, expect, test } from 'vitest';
import { renderFragment } from '../markup/render-for-tests.ts';

const require = createRequire(import.meta.url);
const spec = require('commonmark-spec') as {
  readonly tests: readonly { number: number; markdown: string; html: string }[];
};

/** Every example whose result is not the specification's, with the reason: all of them are raw HTML or addresses. */
const exceptions = {
  'tags that GFM disallows are shown as text': [170, 171, 172, 173, 176, 178],
  'what only begins like a tag is text': [156, 157, 158],
  'comments, declarations, instructions and CDATA are left out': [
    177, 179, 180, 182, 183, 308, 309, 625, 626, 627, 628, 629,
  ],
  'unknown elements and attributes are left out': [
    150, 152, 153, 154, 163, 164, 169, 201, 491, 524, 536, 613, 614, 615, 616, 617,
  ],
  'a tag left open ends with its block, and one never opened is left out': [
    148, 187, 344, 476, 477, 494, 630, 631, 642, 643,
  ],
  'addresses of unknown schemes are no links': [598, 599, 601],
};

const gfm = JSON.parse(readFileSync(new URL('../fixtures/gfm-examples.json', import.meta.url), 'utf8')) as {
  examples: { number: number; section: string; markdown: string; html: string }[];
};

describe('CommonMark 0.31.2', () => {
  test('all 652 examples, but for the listed ones', () => {
    expect(spec.tests).toHaveLength(652);
    const different = spec.tests
      .filter(({ markdown, html }) => {
        const ours = renderFragment(withTabs(markdown), 'commonmark');
        return normalize(ours) !== normalize(withTabs(html));
      })
      .map(({ number }) => number);
    expect(different).toEqual(
      Object.values(exceptions)
        .flat()
        .sort((a, b) => a - b),
    );
  });
});

describe('GitHub Flavored Markdown 0.29', () => {
  // 653 is the tag filter: its tags are text here, too, but an open element ends with its block.
  test.each(gfm.examples.filter(({ number }) => number !== 653))(
    'example $number ($section)',
    ({ markdown, html }) => {
      expect(normalize(renderFragment(markdown, 'github'))).toBe(normalize(html));
    },
  );

  test('example 653: disallowed tags are text', () => {
    const example = gfm.examples.find(({ number }) => number === 653);
    const html = renderFragment(example?.markdown ?? '', 'github');
    expect(html).toContain('&lt;title&gt; &lt;style&gt;');
    expect(html).toContain('&lt;xmp&gt; is disallowed.');
  });
});

/** The specification writes tabs as arrows. */
function withTabs(text: string): string {
  return text.replaceAll('→', '\t');
}

/**
 * As the specification's own `normalize.py`: ignores space around blocks, the order of attributes and quoting.
 */
function normalize(html: string): string {
  return serialize(sortAttributes(parseFragment(html)))
    .replace(/ id="[^"]*"(?=>)/g, (id, at: number, all: string) => (/<h\d$/.test(all.slice(0, at)) ? '' : id))
    .replace(/\s*(<\/?(?:p|ul|ol|li|blockquote|h\d|hr|table|thead|tbody|tr|th|td|div|pre)\b[^>]*>)\s*/g, '$1')
    .trim();
}

function sortAttributes<Node extends object>(node: Node): Node {
  const { attrs, childNodes } = node as { attrs?: { name: string }[]; childNodes?: object[] };
  attrs?.sort((a, b) => (a.name < b.name ? -1 : 1));
  childNodes?.forEach(sortAttributes);
  return node;
}
