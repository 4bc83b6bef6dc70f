import { expect, test } from 'vitest';
import { countSvgElements, mostSvgElements } from './svg-weight.ts';

const inSvg = (body: string) => `<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`;

test('elements are counted, and what is drawn again by reference', () => {
  expect(countSvgElements(inSvg('<rect/><g><path d="M0 0>1"/></g><!-- text -->'))).toBe(4);
  expect(
    countSvgElements(
      inSvg('<defs><g id="a"><rect/><rect/></g></defs><use href="#a"/><use xlink:href="#a"/>'),
    ),
  ).toBe(7 + 2 * 3);
  expect(
    countSvgElements(inSvg('<linearGradient id="g"><stop/></linearGradient><path fill="url(#g)"/>')),
  ).toBe(6);
});

test('a few lines that stand for millions, circles and entities are too much', () => {
  const levels = Array.from(
    { length: 8 },
    (_, level) => `<g id="a${level + 1}">${`<use href="#a${level}"/>`.repeat(10)}</g>`,
  );
  const bomb = inSvg(`<defs><g id="a0"><rect/></g>${levels.join('')}</defs><use href="#a8"/>`);
  expect(countSvgElements(bomb)).toBeGreaterThan(mostSvgElements);
  expect(countSvgElements(inSvg('<g id="a"><use href="#a"/></g>'))).toBe(Number.POSITIVE_INFINITY);
  expect(countSvgElements('<!DOCTYPE svg [<!ENTITY a "b">]><svg/>')).toBe(Number.POSITIVE_INFINITY);
});

test('hostile files take linear time', () => {
  for (const unit of ['<g id="x">', '<', '<a ', '<a "', 'id="', '<g><use href="#x"/>', "<a b='", '/>'])
    expect(countSvgElements(unit.repeat(Math.floor(200_000 / unit.length)))).toBeGreaterThanOrEqual(0);
});
