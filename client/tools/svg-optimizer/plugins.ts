import { inform } from '#client/tool-kit/operations/notes.ts';
import { builtinPlugins, type PluginConfig } from 'svgo/browser';
import { type Note, ToolInputError } from '#core/errors.ts';
import { type aggressivePlugins, presets } from './presets.ts';

export interface OptimizeOptions {
  readonly preset: 'safe' | 'default' | 'aggressive';
  /** The decimals of coordinates. */
  readonly precision: number;
  readonly areTitlesKept: boolean;
  readonly areScriptsRemoved: boolean;
  readonly isPretty: boolean;
  /** The names of plugins to skip, separated by commas or spaces. */
  readonly without: string;
}

type PluginName = (typeof aggressivePlugins)[number] | 'removeTitle' | 'removeDesc';

const precise: ReadonlySet<string> = new Set<PluginName>([
  'cleanupNumericValues',
  'cleanupListOfValues',
  'convertPathData',
  'convertTransform',
  'convertEllipseToCircle',
]);

/** Plugins that rename or move elements. */
const restructuring = [
  'collapseGroups',
  'convertEllipseToCircle',
  'convertShapeToPath',
  'mergePaths',
  'removeEmptyContainers',
  'removeHiddenElems',
];

export interface Kept {
  readonly keptIds: readonly string[];
  /** True if elements must keep their names and positions. */
  readonly keepsStructure: boolean;
  /** Plugins to skip because they would break the drawing. */
  readonly skipped: readonly string[];
}

/** Returns the plugins for the options, in the order in which they run. */
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
    ...presets[options.preset],
    ...(options.areTitlesKept ? [] : (['removeTitle', 'removeDesc'] as const)),
  ];
  return names
    .filter((name) => !leftOut.has(name))
    .map((name) => configure(name, options.precision, keptIds));
}

function configure(name: PluginName, floatPrecision: number, keptIds: readonly string[]): PluginConfig {
  if (name === 'cleanupIds') return { name, params: { preserve: [...keptIds] } };
  // Its list of attributes is from SVG 1.1, without links, languages and roles. Unknown elements draw nothing, but they
  // count in `switch` and may contain what `use` draws.
  if (name === 'removeUnknownsAndDefaults')
    return { name, params: { unknownAttrs: false, unknownContent: false } };
  // Invisible elements take up space in a line of text, and in the bounding box of gradients and clips.
  if (name === 'removeHiddenElems') return { name, params: { isHidden: false, opacity0: false } };
  if (name === 'removeDesc') return { name, params: { removeAny: true } };
  // More decimals for factors of coordinates.
  if (name === 'convertTransform')
    return { name, params: { floatPrecision, transformPrecision: floatPrecision + 2 } };
  // Some attributes do not allow units, and viewers ignore them if they have one.
  const params = name.startsWith('cleanup') ? { floatPrecision, convertToPx: false } : { floatPrecision };
  if (precise.has(name)) return { name, params } as PluginConfig;
  return name;
}

export function readNames(without: string): ReadonlySet<string> {
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

/** In steps of the last decimal: enough for a drawing that fills a screen. */
const leastSteps = 10_000;

/**
 * Returns how many decimals coordinates keep: those asked for, or more where the view box is smaller than one unit, as
 * that of a map in degrees is.
 */
export function fitPrecision(
  svg: string,
  asked: number,
): { readonly decimals: number; readonly note?: Note } {
  const [, box = ''] = /<(?:[\w.-]+:)?svg\b[^>]*?\sviewBox\s*=\s*["']([^"']*)/.exec(svg) ?? [];
  const [, , width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const size = Math.min(width, height);
  const decimals = size > 0 && size < 1 ? Math.ceil(Math.log10(leastSteps / size)) : 0;
  if (decimals <= asked) return { decimals: asked };
  const sentence = `The view box is only ${width} × ${height} units, so coordinates keep ${decimals} decimals.`;
  return { decimals, note: inform(sentence) };
}
