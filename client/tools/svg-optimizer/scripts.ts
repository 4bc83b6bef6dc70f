import { SaxesParser } from 'saxes';

type Attributes = Readonly<Record<string, string>>;

/** The code in an element: the whole element, or some of its attributes. */
interface Scripted {
  readonly isScript: boolean;
  readonly attributes: readonly string[];
}

/** The last two are of SVG Tiny 1.2. */
const scriptElements = new Set(['script', 'handler', 'listener']);
const animationElements = /^(?:animate(?:color|motion|transform)?|set)$/;
const addressNames = new Set(['action', 'data', 'formaction', 'href', 'ping', 'src']);
const animatedValues = new Set(['from', 'to', 'by', 'values']);
/** HTML elements that open an address as a document, in which scripts run. */
const frames = new Set(['embed', 'frame', 'iframe', 'object']);

/** XSLT can turn the drawing into any document, with scripts. */
const transform = /\btype\s*=\s*["']\s*(?:text|application)\/(?:xsl|xml|xslt\+xml)|javascript\s*:/i;

/** HTML, which may contain drawings, ignores upper case. */
const localName = (name: string) => name.replace(/^.*:/, '').toLowerCase();

/** Finds what runs in an element: scripts, event handlers, and addresses that are scripts, also animated ones. */
export function findScripts(name: string, attributes: Attributes): Scripted {
  const element = localName(name);
  const isScript = scriptElements.has(element) || isScriptedAnimation(element, attributes);
  const keys = Object.entries(attributes)
    .filter(([key, value]) => runs(element, localName(key), value))
    .map(([key]) => key);
  return { isScript, attributes: keys };
}

function isScriptedAnimation(element: string, attributes: Attributes): boolean {
  if (!animationElements.test(element)) return false;
  const target = localName((attributes.attributeName ?? '').trim());
  if (/^on[a-z]+$/.test(target)) return true;
  const values = Object.entries(attributes).flatMap(([key, value]) =>
    animatedValues.has(key) ? value.split(';') : [],
  );
  return addressNames.has(target) && values.some(isScriptAddress);
}

function runs(element: string, key: string, value: string): boolean {
  if (/^on[a-z]+$/.test(key) || key === 'srcdoc') return true;
  if (!addressNames.has(key)) return false;
  return isScriptAddress(value) || (frames.has(element) && /^data:/i.test(plainAddress(value)));
}

/** Browsers ignore control characters and spaces in a scheme; hostile files use them to hide it. */
const plainAddress = (value: string) => value.replace(/[\p{Cc}\s]/gu, '');

function isScriptAddress(value: string): boolean {
  return /^(?:javascript|vbscript):|^data:(?:text\/html|application\/xhtml)/i.test(plainAddress(value));
}

export interface Cut {
  readonly from: number;
  readonly to: number;
  /** The replacement. */
  readonly text: string;
}

/** Removes what runs, and keeps all other characters. The SVG must be well-formed, without entities of its own. */
export function removeScripts(svg: string): string {
  const cuts: Cut[] = [];
  const parser = new SaxesParser();
  /** The starts of the open elements that are removed. */
  const removed: number[] = [];
  let depthInRemoved = 0;
  const tagStart = () => svg.lastIndexOf('<', parser.position - 1);
  parser.on('opentag', ({ name, attributes }) => {
    const { isScript, attributes: keys } = findScripts(name, attributes);
    if (removed.length > 0) depthInRemoved += 1;
    else if (isScript) removed.push(tagStart());
    else if (keys.length > 0) cuts.push(withoutAttributes(svg, tagStart(), parser.position, keys));
  });
  parser.on('closetag', () => {
    const [from] = removed;
    if (from === undefined) return;
    if (depthInRemoved > 0) {
      depthInRemoved -= 1;
      return;
    }
    cuts.push({ from, to: parser.position, text: '' });
    removed.pop();
  });
  parser.on('processinginstruction', ({ target, body }) => {
    if (removed.length > 0 || target !== 'xml-stylesheet' || !transform.test(body)) return;
    cuts.push({ from: svg.lastIndexOf('<?', parser.position - 1), to: parser.position, text: '' });
  });
  parser.write(svg).close();
  return applyCuts(svg, cuts);
}

/** Rewrites a tag; in well-formed XML no attribute contains `<`, or its own quotation mark. */
function withoutAttributes(svg: string, from: number, to: number, keys: readonly string[]): Cut {
  const text = svg
    .slice(from, to)
    .replace(/\s+([^\s=/>]+)\s*=\s*(?:"[^"]*"|'[^']*')/g, (whole, key: string) =>
      keys.includes(key) ? '' : whole,
    );
  return { from, to, text };
}

/** Makes cuts that are in the order of the text. */
export function applyCuts(svg: string, cuts: readonly Cut[]): string {
  let text = '';
  let end = 0;
  for (const cut of cuts) {
    text += svg.slice(end, cut.from) + cut.text;
    end = cut.to;
  }
  return text + svg.slice(end);
}
