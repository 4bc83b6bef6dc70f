import { warn } from '#client/tool-kit/operations/notes.ts';
import { type Note, ToolInputError } from '#core/errors.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';
import { lengthOf, readLength, readViewBox, type Size } from '#core/images/drawing-size.ts';
import { expandEntities } from '#core/text/xml-entities.ts';
import { xmlParserOf } from '#core/text/xml-parser.ts';
import type { DrawingOptions } from '../state.ts';
import { ownSize, pictureSize } from './plan-size.ts';
import { createSurvey } from './survey.ts';

/** Deeper nesting is treated as hostile. */
const mostDepth = 5000;
const svgNamespace = 'http://www.w3.org/2000/svg';

/** The drawing and its size. */
export interface DrawingPlan {
  readonly own: Size;
  readonly picture: Size;
}

interface PreparedSvg {
  /** The drawing with its size in pixels and a viewBox. */
  readonly svg: string;
  readonly plan: DrawingPlan;
  readonly notes: readonly Note[];
}

interface Tag {
  readonly from: number;
  readonly to: number;
}

interface Root extends Tag {
  readonly attributes: Readonly<Record<string, string>>;
}

/**
 * Reads an SVG and gives it the size that browsers need for drawing. Throws a ToolInputError, with the place, for
 * text that is not well-formed XML or not SVG, and for a picture that would be too large.
 */
export function prepareSvg(text: string, options: DrawingOptions): PreparedSvg {
  if (text.trim() === '') throw new ToolInputError('There is no SVG.', { hint: 'Paste it or drop a file.' });
  // Browsers refuse an XML declaration after blank space.
  const source = expandEntities(text.trimStart());
  const { root, notes, outside } = readDrawing(source);
  const svg = withoutOutside(source, outside);
  const { attributes } = root;
  const box = readViewBox(attributes.viewBox);
  const own = ownSize(lengthOf('width', attributes)?.pixels, lengthOf('height', attributes)?.pixels, box);
  const hasSize = box ?? (readLength(attributes.width) && readLength(attributes.height));
  const picture = options.format === 'favicon' ? { width: 512, height: 512 } : pictureSize(own, options);
  const added = {
    width: String(own.width),
    height: String(own.height),
    ...(box ? {} : { viewBox: `0 0 ${own.width} ${own.height}` }),
  };
  return {
    svg: svg.slice(0, root.from) + withSize(svg.slice(root.from, root.to), added) + svg.slice(root.to),
    plan: { own, picture },
    notes: hasSize ? notes : [unsized(own), ...notes],
  };
}

interface Reading {
  readonly root: Root;
  readonly notes: readonly Note[];
  /** The tags of pictures outside the file. */
  readonly outside: readonly Tag[];
}

function readDrawing(svg: string): Reading {
  const outside: Tag[] = [];
  const survey = createSurvey(svg);
  const parser = xmlParserOf(svg, { xmlns: true });
  let root: Root | undefined;
  let depth = 0;
  parser.on('opentag', ({ local, uri, attributes: found }) => {
    const attributes = Object.fromEntries(Object.entries(found).map(([key, { value }]) => [key, value]));
    const from = svg.lastIndexOf('<', parser.position - 1);
    if (!root && (local !== 'svg' || uri !== svgNamespace)) throw noSvg(svg, from, local);
    root ??= { attributes, from, to: parser.position };
    depth += 1;
    if (depth > mostDepth)
      throw new ToolInputError('Its elements are nested too deeply.', placeOf(svg, from));
    if (survey.readElement(local, attributes, from)) outside.push({ from, to: parser.position });
  });
  parser.on('closetag', ({ local }) => {
    depth -= 1;
    survey.leaveElement(local);
  });
  const readText = (text: string) => survey.readText(text, parser.position);
  parser.on('text', readText);
  parser.on('cdata', readText);
  parser.on('processinginstruction', ({ target, body }) => {
    if (target === 'xml-stylesheet') survey.readStyleSheet(body, parser.position);
  });
  parser.write(svg).close();
  if (!root) throw noSvg(svg, 0, undefined);
  return { root, notes: survey.notes(), outside };
}

/** Browsers would draw the sign of a broken picture. */
function withoutOutside(svg: string, tags: readonly Tag[]): string {
  return tags.toReversed().reduce((text, { from, to }) => {
    const tag = text.slice(from, to).replace(/\s(?:[\w-]+:)?href\s*=\s*(?:"[^"]*"|'[^']*')/g, '');
    return text.slice(0, from) + tag + text.slice(to);
  }, svg);
}

/** Sets attributes of a tag; in well-formed XML no attribute contains `<`, or its own quotation mark. */
function withSize(tag: string, added: Readonly<Record<string, string>>): string {
  const kept = tag.replace(
    /(\s)([^\s=/>]+)\s*=\s*("[^"]*"|'[^']*')/g,
    (whole, space: string, key: string, value: string) => {
      if (key in added) return '';
      return key === 'style'
        ? `${space}style=${value.replace(/(^["']|;)\s*(?:width|height)\s*:[^;"']*/gi, '$1').replace(/^(["'])\s*;/, '$1')}`
        : whole;
    },
  );
  const attributes = Object.entries(added).map(([key, value]) => ` ${key}="${value}"`);
  return kept.replace(/\s*(\/?>)$/, `${attributes.join('')}$1`);
}

function noSvg(svg: string, offset: number, name: string | undefined): ToolInputError {
  const found = name === undefined ? 'there is no element' : `the first element is ${name}`;
  const hint = name === 'svg' ? `Write <svg xmlns="${svgNamespace}">.` : 'An SVG begins with an svg element.';
  const message = name === 'svg' ? 'The svg element has no SVG namespace.' : `This is not an SVG: ${found}.`;
  return new ToolInputError(message, { ...placeOf(svg, offset), hint });
}

const unsized = ({ width, height }: Size): Note =>
  warn(
    `The SVG has no complete size and no viewBox: its upper left ${width} × ${height} pixels are drawn.`,
    'Add a viewBox to the svg element.',
  );
