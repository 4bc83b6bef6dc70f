import type { CustomPlugin } from 'svgo/browser';

interface Declaration {
  readonly element: string;
  readonly parent: string;
  /** Of an attribute, or of a property in `style`; empty for the element itself. */
  readonly name: string;
  readonly value: string;
}

/** A feature of a drawing, and the steps of SVGO 4.1 that draw it in another way. */
interface Hazard {
  readonly isIn: (declaration: Declaration) => boolean;
  readonly steps: readonly string[];
}

const regrouping = ['collapseGroups', 'moveElemsAttrsToGroup', 'moveGroupAttrsToElems'];

/** What counts from the parent's value or is drawn for the group as a whole, so that one level less differs. */
const byParent: ReadonlyMap<string, RegExp> = new Map([
  ['font-size', /\d(?:em|ex|ch|rem|%)|larger|smaller/],
  ['font-weight', /bolder|lighter/],
  ['mix-blend-mode', /./],
  ['text-decoration', /./],
  ['textLength', /./],
]);

/** Attributes that mean nothing on a group and something on what it holds. */
const ofShapes = /^(?:[drxy]|[cdr][xy]|[xy][12]|height|lengthAdjust|points|rotate|width)$/;

const number = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

/** The resvg tests, drawn by Chromium before and after, found them. */
const hazards: readonly Hazard[] = [
  // It writes transforms into the coordinates as if their origin were 0,0.
  {
    isIn: ({ name }) => /^transform-(?:box|origin)$/.test(name),
    steps: ['convertPathData', 'removeNonInheritableGroupAttrs', ...regrouping],
  },
  {
    isIn: ({ value }) => /\bcontext-(?:fill|stroke)\b/.test(value),
    steps: ['convertPathData', 'reusePaths', ...regrouping],
  },
  // A marker stands on each point, also on one that a shape does not have or that draws nothing.
  {
    isIn: ({ name, element }) => /^marker(?:-|$)/.test(name) || element === 'textPath',
    steps: ['convertShapeToPath', 'removeUselessStrokeAndFill'],
  },
  { isIn: ({ name, value }) => name === 'd' && /z[\s,]*z/i.test(value), steps: ['convertPathData'] },
  // It draws the first child that can be drawn, also where that one is hidden.
  {
    isIn: ({ element }) => element === 'switch',
    steps: ['removeHiddenElems', 'removeEmptyContainers', 'removeUnknownsAndDefaults', 'collapseGroups'],
  },
  // A group is not allowed in there, and its content is.
  { isIn: ({ element, parent }) => /^(?:g|use)$/.test(element) && parent === 'clipPath', steps: regrouping },
  { isIn: isWrongShape, steps: ['convertShapeToPath'] },
  { isIn: ({ name, value }) => byParent.get(name)?.test(value) === true, steps: regrouping },
  { isIn: ({ element, name }) => element === 'g' && ofShapes.test(name), steps: regrouping },
  {
    isIn: ({ value }) => value.trim() === 'inherit',
    steps: ['removeNonInheritableGroupAttrs', 'removeUnknownsAndDefaults', ...regrouping],
  },
  {
    isIn: ({ name, value }) => name === 'baseline-shift' || (name === 'xml:space' && value === 'default'),
    steps: ['removeUnknownsAndDefaults'],
  },
  // Its pattern for transforms ends at a carriage return.
  {
    isIn: ({ name, value }) => name === 'transform' && value.includes('\r'),
    steps: ['convertTransform', 'convertPathData', ...regrouping],
  },
  // It does not find the id after the space, and takes it for unused.
  {
    isIn: ({ value }) => /url\(\s/.test(value),
    steps: ['cleanupIds', 'removeHiddenElems', 'removeUselessDefs'],
  },
  { isIn: ({ name }) => name === 'stop-opacity', steps: ['convertOneStopGradients'] },
  // It measures the outline alone, and a straight line has none.
  { isIn: ({ name, value }) => name === 'stroke' && value !== 'none', steps: ['removeOffCanvasPaths'] },
];

/** SVG 2, 5.2 and 10: what of a wrong value is drawn differs from one shape to the next. */
function isWrongShape({ element, name, value }: Declaration): boolean {
  if (name === 'points' && /^poly(?:gon|line)$/.test(element)) {
    const left = value.replace(number, '').replace(/[\s,]/g, '');
    return left !== '' || (value.match(number)?.length ?? 0) % 2 === 1;
  }
  return /^(?:height|rx|ry|width)$/.test(name) && element === 'rect' && value.trim().startsWith('-');
}

/** A plugin that changes nothing and finds the steps to leave out. */
export function createFragileSteps(): { plugin: CustomPlugin; skipped: () => readonly string[] } {
  const steps = new Set<string>();
  const read = (declaration: Declaration) => {
    for (const hazard of hazards) {
      if (hazard.isIn(declaration)) for (const step of hazard.steps) steps.add(step);
    }
  };
  const readStyle = (place: Pick<Declaration, 'element' | 'parent'>, css: string) => {
    for (const [, name = '', value = ''] of css.matchAll(/([\w-]+)\s*:([^:;{}]+)/g)) {
      read({ ...place, name, value: value.trim() });
    }
  };
  const readText = ({ value }: { value: string }, parent: { type: string; name?: string }) => {
    if (/(?:^|:)style$/.test(parent.name ?? '')) readStyle({ element: '', parent: '' }, value);
  };
  return {
    plugin: {
      name: 'fragile-steps',
      fn: () => ({
        element: {
          enter({ name: element, attributes }, parentNode) {
            const place = { element, parent: 'name' in parentNode ? parentNode.name : '' };
            read({ ...place, name: '', value: '' });
            for (const [name, value] of Object.entries(attributes)) read({ ...place, name, value });
            readStyle(place, attributes.style ?? '');
          },
        },
        text: { enter: readText },
        cdata: { enter: readText },
      }),
    },
    skipped: () => [...steps],
  };
}
