import { builtinPlugins, type PluginConfig } from 'svgo/browser';
import { ToolInputError } from '#core/errors.ts';
import { type aggressivePlugins, presets } from './presets.ts';

export interface OptimizeOptions {
  readonly preset: 'safe' | 'default' | 'aggressive';
  /** Decimals of coordinates. */
  readonly precision: number;
  readonly areTitlesKept: boolean;
  readonly areScriptsRemoved: boolean;
  readonly isPretty: boolean;
  /** Names of plugins to leave out, with commas or spaces between. */
  readonly without: string;
}

type PluginName = (typeof aggressivePlugins)[number] | 'removeTitle' | 'removeDesc' | 'removeScripts';

const precise: ReadonlySet<string> = new Set<PluginName>([
  'cleanupNumericValues',
  'cleanupListOfValues',
  'convertPathData',
  'convertTransform',
  'convertEllipseToCircle',
]);

/** What gives an element another name or place. */
const restructuring = [
  'collapseGroups',
  'convertEllipseToCircle',
  'convertShapeToPath',
  'mergePaths',
  'removeEmptyContainers',
  'removeHiddenElems',
];

interface Kept {
  readonly keptIds: readonly string[];
  /** True where elements keep their names and places. */
  readonly keepsStructure: boolean;
  /** Plugins that would break the drawing. */
  readonly skipped: readonly string[];
}

/** The plugins that the options ask for, in the order in which they work. */
export function pluginsFor(
  options: OptimizeOptions,
  { keptIds, keepsStructure, skipped }: Kept,
): PluginConfig[] {
  const leftOut = new Set([
    ...readNames(options.without),
    ...(keepsStructure ? restructuring : []),
    ...skipped,
  ]);
  const names: readonly PluginName[] = [
    ...(options.areScriptsRemoved ? (['removeScripts'] as const) : []),
    ...presets[options.preset],
    ...(options.areTitlesKept ? [] : (['removeTitle', 'removeDesc'] as const)),
  ];
  return names
    .filter((name) => !leftOut.has(name))
    .map((name) => configure(name, options.precision, keptIds));
}

function configure(name: PluginName, floatPrecision: number, keptIds: readonly string[]): PluginConfig {
  if (name === 'cleanupIds') return { name, params: { preserve: [...keptIds] } };
  // Its list of attributes is that of SVG 1.1: links, languages and roles are none to it.
  // An unknown element draws nothing, and yet counts in `switch` and holds what `use` draws.
  if (name === 'removeUnknownsAndDefaults')
    return { name, params: { unknownAttrs: false, unknownContent: false } };
  // What is invisible takes its place in a line of text, and in the box that gradients and clips follow.
  if (name === 'removeHiddenElems') return { name, params: { isHidden: false, opacity0: false } };
  if (name === 'removeDesc') return { name, params: { removeAny: true } };
  // One decimal more for what is multiplied with coordinates.
  if (name === 'convertTransform')
    return { name, params: { floatPrecision, transformPrecision: floatPrecision + 2 } };
  // Some attributes take no unit, and are left out by viewers where they have one.
  const params = name.startsWith('cleanup') ? { floatPrecision, convertToPx: false } : { floatPrecision };
  if (precise.has(name)) return { name, params } as PluginConfig;
  return name;
}

function readNames(without: string): ReadonlySet<string> {
  const names = without.split(/[\s,]+/).filter((name) => name !== '');
  const unknown = names.find((name) => !builtinPlugins.some((plugin) => plugin.name === name));
  if (unknown !== undefined) {
    throw new ToolInputError(`SVGO has no plugin “${unknown}”.`, {
      field: 'without',
      hint: `The steps are ${presets.aggressive.slice(0, 4).join(', ')} and so on, as SVGO names them.`,
    });
  }
  return new Set(names);
}
