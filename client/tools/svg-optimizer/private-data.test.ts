import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import operation from './operation.ts';
import { optimizeSvg } from './optimize-svg.ts';

const levels = ['safe', 'default', 'aggressive'] as const;
const initial = initialState(operation.schema);
const xmlns = 'xmlns="http://www.w3.org/2000/svg"';
const isSound = (svg: string) => spawnSync('xmllint', ['--noout', '-'], { input: svg }).stderr.length === 0;

/** As written by Illustrator with “Preserve Illustrator Editing Capabilities”. */
const illustrator = (inside: string, rule = '.a{fill:#FF0000}') => `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE svg [<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">]>
<svg ${xmlns} xmlns:i="&ns_ai;" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 99 99">
<style>${rule}</style>
<switch>
	<foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1">
		<i:pgfRef  xlink:href="#adobe_illustrator_pgf">
		</i:pgfRef>
	</foreignObject>
	${inside}
</switch>
<i:pgf id="adobe_illustrator_pgf">eJzsvQd4</i:pgf>
</svg>`;
const group = '<g i:extraneous="self"><path class="a" d="M9 9h9v9z"/></g>';

// SVG 1.1, 5.8.2: `switch` draws its first child whose extensions are all supported.
test('removes what Illustrator keeps for itself, and the switch around it', () => {
  for (const preset of levels) {
    const { text, notes } = optimizeSvg(illustrator(group), { ...initial, preset });
    expect(text).not.toMatch(/switch|foreignObject|adobe|<i:/);
    expect(text).toMatch(/9h9v9z/);
    expect(notes).toEqual([]);
    expect(isSound(text)).toBe(true);
  }
});

test.each([
  ['another choice', illustrator(`<g systemLanguage="de"><path d="M0 0h9v9z"/></g>${group}`)],
  ['a condition', illustrator('<g systemLanguage="de"><path d="M0 0h9v9z"/></g>')],
])('keeps a switch with %s', (_name, svg) => {
  const { text } = optimizeSvg(svg, initial);
  expect(text).toMatch(/<switch>.*systemLanguage="de"/);
  expect(text).not.toContain('foreignObject');
});

test.each([
  ['rules select by place', illustrator(group, 'switch > g{fill:red}'), {}],
  ['the plugin for it is disabled', illustrator(group), { without: 'removeEditorsNSData' }],
])('keeps it where %s, with its namespaces', (_name, svg, options) => {
  for (const preset of levels) {
    const { text } = optimizeSvg(svg, { ...initial, ...options, preset });
    expect(text).toContain('<i:pgfRef');
    expect(isSound(text), text).toBe(true);
  }
});

test('keeps the namespaces that HTML alone uses', () => {
  const html = '<h:p inkscape:label="x">A <h:b>b</h:b></h:p>';
  const svg = `<svg ${xmlns} xmlns:h="http://www.w3.org/1999/xhtml" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"><!-- c --><foreignObject width="9" height="9">${html}</foreignObject></svg>`;
  for (const preset of levels) {
    const { text } = optimizeSvg(svg, { ...initial, preset });
    expect(text).toContain(html);
    expect(isSound(text), text).toBe(true);
  }
});

test('takes the steps of Safe where those of Default make nothing smaller, or SVGO fails at them', () => {
  const turned = `<svg ${xmlns} viewBox="0 0 99 99"><g transform="rotate(33 50 50)"><path d="M10 10h20v30z"/><path d="M40.0 10h20v30z"/><path fill="red" d="M70 10h20v30z"/></g></svg>`;
  // SVGO's own test convertStyleToAttrs.02.
  const wrong = `<svg ${xmlns}>\n<g style="fill:#000; c\\olor: #fff; /**/illegal-'declaration/*'"/></svg>`;
  for (const svg of [turned, wrong]) {
    const { text, notes, isUnchanged } = optimizeSvg(svg, initial);
    expect(isUnchanged).toBe(false);
    expect(text.length).toBeLessThan(svg.length);
    expect(text).toBe(optimizeSvg(svg, { ...initial, preset: 'safe' }).text);
    expect(notes).toMatchObject([
      { sentence: expect.stringContaining('those of “Safe” were used') as string },
    ]);
  }
});
