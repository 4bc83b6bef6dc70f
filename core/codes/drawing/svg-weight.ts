import { append } from '#core/collections/append.ts';
interface Part {
  elements: number;
  /** What it draws once more, by id. */
  readonly references: string[];
}

/** What no logo has, and what no browser should be asked to draw at once. */
export const mostSvgElements = 50_000;

const tag = /<(\/?)[a-z][\w:.-]*((?:"[^"]*"|'[^']*'|[^"'<>])*)>/gi;
const reference = /(?:href\s*=\s*["']\s*|url\(\s*["']?)#([^"')\s]+)/gi;

/**
 * How many elements a browser draws for an SVG file, with what is drawn again by reference: a few lines that refer to
 * one another stand for millions. Infinity for one that refers to itself or defines entities.
 */
export function countSvgElements(svg: string): number {
  if (/<!ENTITY/i.test(svg)) return Number.POSITIVE_INFINITY;
  const { whole, byId } = readParts(svg);
  const known = new Map<Part, number>();
  const weigh = (part: Part): number => {
    const found = known.get(part);
    if (found !== undefined) return found;
    // As long as it is not known, a way back to it is a circle.
    known.set(part, Number.POSITIVE_INFINITY);
    let weight = part.elements;
    for (const id of part.references) {
      const target = byId.get(id);
      if (target) weight += weigh(target);
      if (weight > mostSvgElements) break;
    }
    known.set(part, weight);
    return weight;
  };
  return weigh(whole);
}

/** The elements inside each element that has an id, and inside the whole. */
function readParts(svg: string): { whole: Part; byId: ReadonlyMap<string, Part> } {
  const whole: Part = { elements: 0, references: [] };
  const byId = new Map<string, Part>();
  const open: (Part | undefined)[] = [];
  for (const [text, closing, attributes = ''] of svg.matchAll(tag)) {
    if (closing) {
      open.pop();
      continue;
    }
    const [, id] = /\bid\s*=\s*["']([^"']+)["']/i.exec(attributes) ?? [];
    const part: Part | undefined = id === undefined ? undefined : { elements: 0, references: [] };
    if (part && id !== undefined) byId.set(id, part);
    const references = Array.from(attributes.matchAll(reference), ([, target = '']) => target);
    for (const around of new Set([whole, ...open.slice(-maxDepth), part])) {
      if (!around) continue;
      around.elements += 1;
      append(around.references, references);
    }
    if (!text.endsWith('/>')) open.push(part);
  }
  return { whole, byId };
}

/** Deeper nesting is no drawing, and would take quadratic time. */
const maxDepth = 100;
