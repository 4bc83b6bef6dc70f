import { expect, test } from 'vitest';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { ToolInputError } from '#core/errors.ts';
import { schema } from '../state.ts';
import { prepareSvg } from './prepare-svg.ts';

const xmlns = 'xmlns="http://www.w3.org/2000/svg"';
const prepare = (svg: string, options = {}) => prepareSvg(svg, { ...initialState(schema), ...options });

// CSS Values 4, 6: an inch has 96 px, 2.54 cm, 72 pt and 6 pc.
test.each([
  ['viewBox="0 0 24 12"', 24, 12],
  ['width="48" viewBox="0 0 24 12"', 48, 24],
  ['height="1in" viewBox="0 0 24 12"', 192, 96],
  ['width="100%" height="100%" viewBox="0,0,24,12"', 24, 12],
  ['width="2.54cm" height="72pt"', 96, 96],
  ['width="10" height="10" style="width:6pc;height:25.4mm"', 96, 96],
  ['', 300, 150],
])('reads the size of <svg %s>', (attributes, width, height) => {
  expect(prepare(`<svg ${xmlns} ${attributes}/>`).plan.picture).toEqual({ width, height });
});

test('multiplies by the scale, and lets the other side follow', () => {
  const svg = `<svg ${xmlns} viewBox="0 0 24 12"/>`;
  expect(prepare(svg, { scale: 2 }).plan.picture).toEqual({ width: 48, height: 24 });
  expect(prepare(svg, { width: 100 }).plan.picture).toEqual({ width: 100, height: 50 });
  expect(prepare(svg, { width: 100, height: 100 }).plan.picture).toEqual({ width: 100, height: 100 });
});

test('sets size and viewBox in the first tag only', () => {
  expect(
    prepare(`<svg ${xmlns} width='2in' height='1in' style="width:96px;fill:red"><svg width="1"/></svg>`).svg,
  ).toBe(`<svg ${xmlns} style="fill:red" width="96" height="96" viewBox="0 0 96 96"><svg width="1"/></svg>`);
});

test('names files outside, scripts and fonts, and warns without a size', () => {
  const { notes } = prepare(
    `<svg ${xmlns}>\n<style>@import "a.css"; b{fill:url(#c)}</style><image href="data:,"/><a href="https://e.example/"/>\n<image href="https://e.example/a.png"/><script/><text/></svg>`,
  );
  expect(notes.map(({ sentence, place }) => [sentence, place?.line])).toEqual([
    [expect.stringContaining('no viewBox'), undefined],
    ['Not drawn, because outside the file: a.css and 1 more.', 2],
    [expect.stringContaining('Scripts do not run'), undefined],
    [expect.stringContaining('fonts'), undefined],
  ]);
});

// Browsers draw the sign of a broken picture for one that they do not load.
test('pictures outside the file are taken out, with their note', () => {
  const { svg } = prepare(
    `<svg ${xmlns} viewBox="0 0 9 9"><image width="9" href='a.png'/><image xlink:href="b.png" xmlns:xlink="http://www.w3.org/1999/xlink"/><image href="data:,"/><a href="c"/></svg>`,
  );
  expect(svg).toContain('<image width="9"/>');
  expect(svg).not.toContain('b.png');
  expect(svg).toContain('<image href="data:,"/><a href="c"/>');
});

test.each([
  [`<svg ${xmlns}>\n<g></svg>`, 2],
  ['<svg/>', 1],
  ['\n<html/>', 1],
  ['', undefined],
  ['text', 1],
])('refuses %j with its place', (svg, line) => {
  expect(() => prepare(svg)).toThrow(ToolInputError);
  try {
    prepare(svg);
  } catch (error) {
    expect((error as ToolInputError).details.line).toBe(line);
  }
});

test.each([{ scale: 100 }, { width: 16_383, height: 16_383 }])(
  'refuses too large a picture: %j',
  (options) => {
    expect(() => prepare(`<svg ${xmlns} viewBox="0 0 2000 2000"/>`, options)).toThrow('can be drawn');
  },
);
