import { append } from '#core/collections/append.ts';
interface Part {
  elements: number;
  /** The ids of elements that it draws again by reference. */
  readonly references: string[];
}

/** More than any logo has, and the most that a browser should draw at once. */
export const mostSvgElements = 50_000;

const tag = /<(\/?)[a-z][\w:.-]*((?:"[^"]*"|'[^']*'|[^"'<>])*)>/gi;
const reference = /(?:href\s*=\s*["']\s*|url\(\s*["']?)#([^"')\s]+)/gi;

/**
 * Counts the elements that a browser draws for an SVG file, including those drawn again by reference. A few lines that
 * refer to each other can cause millions. Returns Infinity for a file that refers to itself or defines entities.
 */
export function countSvgElements(svg: string): number {
  if (/<!ENTITY/i.test(svg)) return Number.POSITIVE_INFINITY;
  const { whole, byId } = readParts(svg);
  const known = new Map<Part, number>();
  const weigh = (part: Part): number => {
    const found = known.get(part);
    if (found !== undefined) return found;
    // Reaching this part again before its weight is known means a circular reference.
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

/** Collects the elements inside each element that has an id, and inside the whole file. */
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

/** No real drawing nests deeper, and deeper nesting would take quadratic time. */
const maxDepth = 100;
