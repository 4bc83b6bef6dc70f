import { inform } from '#client/tool-kit/operations/notes.ts';
import type { Note } from '#core/errors.ts';
import type { CustomPlugin } from 'svgo/browser';
import { append } from '#core/collections/append.ts';
import { findScripts } from './scripts.ts';

/** Dependencies that are not visible in a still picture, and that SVGO can break. */
interface Ties {
  /** Ids that links and screen readers use. */
  readonly ids: readonly string[];
  /** Whether style rules select by element names or positions, so that these must stay. */
  readonly isByStructure: boolean;
  /** Plugins to skip because they would break a style rule. */
  readonly skipped: readonly string[];
  /** A note on why only plugins that keep every element are safe; undefined if all are. */
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
/** Elements that are only drawn when others refer to them, or never. */
const unseen =
  /^(?:clipPath|defs|desc|filter|linearGradient|marker|mask|metadata|namedview|pattern|radialGradient|script|style|symbol|title|view)$/;
const ariaReference =
  /^aria-(?:activedescendant|controls|describedby|details|errormessage|flowto|labelledby|owns)$/;
const ruleOfTheMoment =
  /@(?:container|import|media|(?:-\w+-)?keyframes|supports)|:(?:active|any-link|focus|hover|link|target|visited)|\b(?:animation|transition)\b/i;

/** Matches a selector by element name, by surrounding elements, or by position. */
const nameOrPlace =
  /(?:^|[\s,}])[a-z][\w-]*(?=[^{}]*\{)|[>+~][^{}]*\{|:(?:first|has|last|nth|only)-?[^{}]*\{/i;

/** Matches selectors that SVGO cannot follow, or that depend on a class it would remove. */
const byState = /::|:(?:after|before|first-letter|first-line|has|is|not|where)\b/i;

/** Plugins that rewrite values, or change an element's attributes. */
const respelling = [
  'cleanupAttrs',
  'cleanupNumericValues',
  'convertColors',
  'convertPathData',
  'convertTransform',
  'removeEditorsNSData',
];

/** Elements that are drawn elsewhere than at their coordinates. */
const ownSpace = /^(?:clipPath|marker|mask|pattern|symbol|use)$/;

const localName = (name: string) => name.replace(/^.*:/, '');

/** Creates a plugin that changes nothing and finds the dependencies that a picture does not show. */
export function createTies(): { plugin: CustomPlugin; ties: () => Ties } {
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
    ties: () => ({
      ids: found.keptIds,
      isByStructure: found.isByStructure,
      skipped: [
        ...(found.isByAttribute ? respelling : []),
        ...(found.isById ? ['inlineStyles'] : []),
        ...(found.hasOwnSpace ? ['removeOffCanvasPaths'] : []),
      ],
      note: noteOf(found),
    }),
  };
}

function noteOf(found: Found): Note | undefined {
  if (found.isMoving || found.isScripted) return alive;
  if (found.isByAttribute || found.isByState) return selected;
  if (found.hasForeign) return foreign;
  const ids = found.isDrawing ? found.symbolIds : found.ids;
  return found.isHidden || ids.some((id) => !found.references.has(id)) ? collection : undefined;
}

const selectorsOf = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\{[^}]*\}/g, '{}');

/** Whether style rules select by element names or positions. */
export const isByStructure = (css: string) => nameOrPlace.test(selectorsOf(css));

function visitorFor(found: Found): ReturnType<CustomPlugin['fn']> {
  const readRules = ({ value }: { value: string }, parent: { type: string; name?: string }) => {
    if (localName(parent.name ?? '') !== 'style') return;
    if (ruleOfTheMoment.test(value)) found.isMoving = true;
    const selectors = selectorsOf(value);
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
        const scripted = findScripts(name, attributes);
        if (scripted.isScript || scripted.attributes.length > 0) found.isScripted = true;
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
  if (key === 'style' && ruleOfTheMoment.test(value)) found.isMoving = true;
}

function isNotShown({ display, style = '' }: Readonly<Record<string, string>>): boolean {
  return display === 'none' || /(?:^|;)\s*display\s*:\s*none\b/i.test(style);
}

const alive = inform(
  'It moves, reacts or follows its surroundings: only the steps of “Safe” were used, which keep that.',
);

const collection = inform(
  'It holds what other files draw by its id: only the steps of “Safe” were used, which keep every element and id.',
);

const selected = inform(
  'Its style rules select by attributes or states: only the steps of “Safe” were used, which keep what the rules select.',
);

const foreign = inform(
  'It holds HTML in foreignObject: only the steps of “Safe” were used, and the HTML was not made smaller.',
);
