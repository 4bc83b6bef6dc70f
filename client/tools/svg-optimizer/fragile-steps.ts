import type { CustomPlugin } from 'svgo/browser';

interface Declaration {
  readonly element: string;
  readonly parent: string;
  /** The name of an attribute, or of a property in `style`; empty for the element itself. */
  readonly name: string;
  readonly value: string;
}

/** A feature of a drawing, and the plugins of SVGO 4.1 that would change its look. */
interface Hazard {
  readonly isIn: (declaration: Declaration) => boolean;
  readonly steps: readonly string[];
}

const regrouping = ['collapseGroups', 'moveElemsAttrsToGroup', 'moveGroupAttrsToElems'];

/**
 * Properties that depend on the parent's value or apply to a group as a whole, so that removing a level changes the
 * look.
 */
const byParent: ReadonlyMap<string, RegExp> = new Map([
  ['font-size', /\d(?:em|ex|ch|rem|%)|larger|smaller/],
  ['font-weight', /bolder|lighter/],
  ['mix-blend-mode', /./],
  ['text-decoration', /./],
  ['textLength', /./],
]);

/** Attributes that have no effect on a group but do on its content. */
const ofShapes = /^(?:[drxy]|[cdr][xy]|[xy][12]|height|lengthAdjust|points|rotate|width)$/;

const number = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

/** Found with the resvg tests, drawn by Chromium before and after. */
const hazards: readonly Hazard[] = [
  // These plugins apply transforms to coordinates as if the origin were 0,0.
  {
    isIn: ({ name }) => /^transform-(?:box|origin)$/.test(name),
    steps: ['convertPathData', 'removeNonInheritableGroupAttrs', ...regrouping],
  },
  {
    isIn: ({ value }) => /\bcontext-(?:fill|stroke)\b/.test(value),
    steps: ['convertPathData', 'reusePaths', ...regrouping],
  },
  // A marker is drawn on every point, including points that a conversion adds or that draw nothing.
  {
    isIn: ({ name, element }) => /^marker(?:-|$)/.test(name) || element === 'textPath',
    steps: ['convertShapeToPath', 'removeUselessStrokeAndFill'],
  },
  { isIn: ({ name, value }) => name === 'd' && /z[\s,]*z/i.test(value), steps: ['convertPathData'] },
  // `switch` draws its first valid child, even if that child is hidden.
  {
    isIn: ({ element }) => element === 'switch',
    steps: ['removeHiddenElems', 'removeEmptyContainers', 'removeUnknownsAndDefaults', 'collapseGroups'],
  },
  // A clipPath must not contain a group, but may contain the group's content.
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
  // SVGO's pattern for transforms ends at a carriage return.
  {
    isIn: ({ name, value }) => name === 'transform' && value.includes('\r'),
    steps: ['convertTransform', 'convertPathData', ...regrouping],
  },
  // SVGO does not find the id after the space, and treats it as unused.
  {
    isIn: ({ value }) => /url\(\s/.test(value),
    steps: ['cleanupIds', 'removeHiddenElems', 'removeUselessDefs'],
  },
  { isIn: ({ name }) => name === 'stop-opacity', steps: ['convertOneStopGradients'] },
  // SVGO only measures the outline, and a straight line has no extent.
  { isIn: ({ name, value }) => name === 'stroke' && value !== 'none', steps: ['removeOffCanvasPaths'] },
];

/** Returns whether a value is invalid; browsers draw invalid values differently for each shape (SVG 2, 5.2 and 10). */
function isWrongShape({ element, name, value }: Declaration): boolean {
  if (name === 'points' && /^poly(?:gon|line)$/.test(element)) {
    const left = value.replace(number, '').replace(/[\s,]/g, '');
    return left !== '' || (value.match(number)?.length ?? 0) % 2 === 1;
  }
  return /^(?:height|rx|ry|width)$/.test(name) && element === 'rect' && value.trim().startsWith('-');
}

/** Creates a plugin that changes nothing and finds the plugins to skip. */
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
