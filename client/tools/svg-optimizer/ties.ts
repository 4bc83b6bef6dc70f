import type { Note } from '#core/errors.ts';
import type { CustomPlugin } from 'svgo/browser';
import { append } from '#core/collections/append.ts';

/** What a still picture of a drawing does not show, and a step of SVGO can break. */
interface Ties {
  /** Ids that links and screen readers go by. */
  readonly ids: readonly string[];
  /** Whether rules select by the names or the places of elements, so that those must stay. */
  readonly isByStructure: boolean;
  /** Steps that would break a rule of its styles. */
  readonly skipped: readonly string[];
  /** Says why only the steps that keep every element are sure; missing where all are. */
  readonly note: Note | undefined;
}

interface Found {
  readonly ids: string[];
  readonly symbolIds: string[];
  readonly keptIds: string[];
  readonly references: Set<string>;
  isScripted: boolean;
  isMoving: boolean;
  isHidden: boolean;
  isDrawing: boolean;
  isByStructure: boolean;
  isByAttribute: boolean;
  isById: boolean;
  isByState: boolean;
  hasForeign: boolean;
  hasOwnSpace: boolean;
}

const moving = /^(?:animate(?:Color|Motion|Transform)?|discard|set)$/;
/** Elements that show only where others refer to them, or never. */
const unseen =
  /^(?:clipPath|defs|desc|filter|linearGradient|marker|mask|metadata|namedview|pattern|radialGradient|script|style|symbol|title|view)$/;
const ariaReference =
  /^aria-(?:activedescendant|controls|describedby|details|errormessage|flowto|labelledby|owns)$/;
const ruleOfTheMoment =
  /@(?:container|import|media|(?:-\w+-)?keyframes|supports)|:(?:active|any-link|focus|hover|link|target|visited)|\b(?:animation|transition)\b/i;

/** A selector by an element's name, by what stands around it, or by its place. */
const nameOrPlace =
  /(?:^|[\s,}])[a-z][\w-]*(?=[^{}]*\{)|[>+~][^{}]*\{|:(?:first|has|last|nth|only)-?[^{}]*\{/i;

/** What SVGO cannot follow, or what ties an element to a class that it would remove. */
const byState = /::|:(?:after|before|first-letter|first-line|has|is|not|where)\b/i;

/** Steps that write a value in another way, or give an element other attributes. */
const respelling = [
  'cleanupAttrs',
  'cleanupNumericValues',
  'convertColors',
  'convertPathData',
  'convertTransform',
  'removeEditorsNSData',
];

/** What is drawn elsewhere than where its coordinates say. */
const ownSpace = /^(?:clipPath|marker|mask|pattern|symbol|use)$/;

const localName = (name: string) => name.replace(/^.*:/, '');

/** A plugin that changes nothing and finds what the picture alone does not tell of a drawing. */
export function createTies(): { plugin: CustomPlugin; ties: (areScriptsRemoved: boolean) => Ties } {
  const found: Found = {
    ids: [],
    symbolIds: [],
    keptIds: [],
    references: new Set(),
    isScripted: false,
    isMoving: false,
    isHidden: false,
    isDrawing: false,
    isByStructure: false,
    isByAttribute: false,
    isById: false,
    isByState: false,
    hasForeign: false,
    hasOwnSpace: false,
  };
  const plugin: CustomPlugin = { name: 'ties', fn: () => visitorFor(found) };
  return {
    plugin,
    ties: (areScriptsRemoved) => ({
      ids: found.keptIds,
      isByStructure: found.isByStructure,
      skipped: [
        ...(found.isByAttribute ? respelling : []),
        ...(found.isById ? ['inlineStyles'] : []),
        ...(found.hasOwnSpace ? ['removeOffCanvasPaths'] : []),
      ],
      note: noteOf(found, areScriptsRemoved),
    }),
  };
}

function noteOf(found: Found, areScriptsRemoved: boolean): Note | undefined {
  if (found.isMoving || (found.isScripted && !areScriptsRemoved)) return alive;
  if (found.isByAttribute || found.isByState) return selected;
  if (found.hasForeign) return foreign;
  const ids = found.isDrawing ? found.symbolIds : found.ids;
  return found.isHidden || ids.some((id) => !found.references.has(id)) ? collection : undefined;
}

function visitorFor(found: Found): ReturnType<CustomPlugin['fn']> {
  const readRules = ({ value }: { value: string }, parent: { type: string; name?: string }) => {
    if (localName(parent.name ?? '') !== 'style') return;
    if (ruleOfTheMoment.test(value)) found.isMoving = true;
    const selectors = value.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\{[^}]*\}/g, '{}');
    if (nameOrPlace.test(selectors)) found.isByStructure = true;
    if (/\[[^\]{}]*\][^{}]*\{/.test(selectors)) found.isByAttribute = true;
    if (/#[\w-]+[^{}]*\{/.test(selectors)) found.isById = true;
    if (byState.test(selectors)) found.isByState = true;
  };
  return {
    element: {
      enter({ name, attributes }, parent) {
        const local = localName(name);
        if (moving.test(local)) found.isMoving = true;
        if (local === 'script') found.isScripted = true;
        if (local === 'foreignObject') found.hasForeign = true;
        if (ownSpace.test(local)) found.hasOwnSpace = true;
        const isTop = parent.type === 'element' && localName(parent.name) === 'svg';
        if (isTop && !unseen.test(local)) found.isDrawing = true;
        if (parent.type === 'root' && isNotShown(attributes)) found.isHidden = true;
        for (const [key, value] of Object.entries(attributes)) readAttribute(found, local, key, value);
      },
    },
    instruction: {
      enter({ name }) {
        if (name === 'xml-stylesheet') found.isMoving = true;
      },
    },
    text: { enter: readRules },
    cdata: { enter: readRules },
  };
}

function readAttribute(found: Found, element: string, key: string, value: string): void {
  if (key === 'id') {
    found.ids.push(value);
    if (element === 'symbol') found.symbolIds.push(value);
    if (element === 'view') found.keptIds.push(value);
  }
  if (localName(key) === 'href' && value.startsWith('#')) found.references.add(value.slice(1));
  if (ariaReference.test(key)) append(found.keptIds, value.split(/\s+/));
  if (/^on[a-z]+$/i.test(key)) found.isScripted = true;
  if (key === 'style' && ruleOfTheMoment.test(value)) found.isMoving = true;
}

function isNotShown({ display, style = '' }: Readonly<Record<string, string>>): boolean {
  return display === 'none' || /(?:^|;)\s*display\s*:\s*none\b/i.test(style);
}

const alive: Note = {
  severity: 'info',
  sentence:
    'It moves, reacts or follows its surroundings: only the steps of “Safe” were taken, which keep that.',
};

const collection: Note = {
  severity: 'info',
  sentence:
    'It holds what other files draw by its id: only the steps of “Safe” were taken, which keep every element and id.',
};

const selected: Note = {
  severity: 'info',
  sentence:
    'Its style rules select by attributes or states: only the steps of “Safe” were taken, which keep what the rules select.',
};

const foreign: Note = {
  severity: 'info',
  sentence:
    'It holds HTML in foreignObject: only the steps of “Safe” were taken, and the HTML stays as it is.',
};
