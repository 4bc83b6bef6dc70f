import { SaxesParser } from 'saxes';
import { applyCuts, type Cut } from './scripts.ts';
import { isByStructure } from './ties.ts';

/** Extensions of Adobe's programs. No browser has them, so none draws what requires them (SVG 1.1, 5.8.3). */
const privateExtension = /(?:^|\s)http:\/\/ns\.adobe\.com\//;
/** Attributes by which `switch` chooses (SVG 2, 5.9). */
const conditions = ['requiredExtensions', 'requiredFeatures', 'systemLanguage'];

type Attributes = Readonly<Record<string, string>>;

interface OpenElement {
  readonly name: string;
  readonly attributes: Attributes;
  readonly from: number;
  /** The start of its content. */
  readonly start: number;
  readonly children: Attributes[];
}

/**
 * Removes what Illustrator keeps for itself in a foreignObject that no browser draws, and each `switch` that is left
 * with one child. The SVG must be well-formed, without entities of its own.
 */
export function removePrivateData(svg: string): string {
  if (!svg.includes('http://ns.adobe.com/')) return svg;
  const cuts: Cut[] = [];
  const open: OpenElement[] = [];
  const parser = new SaxesParser();
  const rules: string[] = [];
  const readRules = (css: string) => {
    if (open.at(-1)?.name === 'style') rules.push(css);
  };
  parser.on('text', readRules);
  parser.on('cdata', readRules);
  parser.on('opentag', ({ name, attributes, isSelfClosing }) => {
    const from = svg.lastIndexOf('<', parser.position - 1);
    open.push({
      name: name.replace(/^.*:/, ''),
      attributes,
      from,
      start: isSelfClosing ? from : parser.position,
      children: [],
    });
  });
  parser.on('closetag', () => {
    const element = open.pop();
    if (!element) return;
    const whole: Cut = { from: element.from, to: parser.position, text: '' };
    if (isPrivate(element)) {
      while ((cuts.at(-1)?.from ?? -1) > whole.from) cuts.pop();
      cuts.push(whole);
      return;
    }
    open.at(-1)?.children.push(element.attributes);
    if (isSpare(element) && cuts.some(({ from }) => from > element.from)) {
      cuts.push({ ...whole, to: element.start });
      cuts.push({ ...whole, from: svg.lastIndexOf('<', parser.position - 1) });
    }
  });
  parser.write(svg).close();
  cuts.sort((a, b) => a.from - b.from);
  return rules.some(isByStructure) ? svg : applyCuts(svg, cuts);
}

function isPrivate({ name, attributes }: OpenElement): boolean {
  return name === 'foreignObject' && privateExtension.test(attributes.requiredExtensions ?? '');
}

/** Whether it is a `switch` that has no other choice than to draw its only child. */
function isSpare({ name, attributes, children: [only, ...others] }: OpenElement): boolean {
  const isPlain = name === 'switch' && Object.keys(attributes).length === 0;
  return isPlain && only !== undefined && others.length === 0 && !conditions.some((key) => key in only);
}
