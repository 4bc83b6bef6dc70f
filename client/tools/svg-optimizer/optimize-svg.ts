import { inform, warn } from '#client/tool-kit/operations/notes.ts';
import { type Config, optimize } from 'svgo/browser';
import { ToolInputError, type Note } from '#core/errors.ts';
import { declareUtf8 } from '#core/text/encodings/declared-encoding.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';
import { checkXml, tooDeep } from './check-xml.ts';
import { expandEntities } from '#core/text/xml-entities.ts';
import { holdForeignContent } from './foreign-content.ts';
import { createFragileSteps } from './fragile-steps.ts';
import { createInspection } from './inspection.ts';
import { fitPrecision, type Kept, type OptimizeOptions, pluginsFor, readNames } from './plugins.ts';
import { removePrivateData } from './private-data.ts';
import { removeScripts } from './scripts.ts';
import { createTies } from './ties.ts';

interface Optimized {
  readonly text: string;
  readonly notes: readonly Note[];
  /** True if the file did not become smaller. */
  readonly isUnchanged: boolean;
}

/** The limit in UTF-16 units. On larger files a second pass gains little and takes as long as the first. */
const mostPassedAgain = 1_000_000;

const byteLength = (text: string) => new TextEncoder().encode(text).length;

/** Optimizes an SVG; the result is never larger than the `sourceBytes` of its file, unless it is pretty-printed. */
export function optimizeSvg(
  source: string,
  options: OptimizeOptions,
  sourceBytes = byteLength(source),
): Optimized {
  const whole = declareUtf8(expandEntities(source)).trimStart();
  requireSvg(whole);
  requireEnd(whole);
  const { isSvg } = checkXml(whole);
  const wanted = options.areScriptsRemoved ? removeScripts(whole) : whole;
  const svg = readNames(options.without).has('removeEditorsNSData') ? wanted : removePrivateData(wanted);
  const inspection = createInspection();
  const found = createTies();
  const fragile = createFragileSteps();
  // These run once, before anything is removed.
  optimizeWith(svg, { plugins: [inspection.plugin, found.plugin, fragile.plugin] });
  const { ids, isByStructure, skipped, note } = found.ties();
  const kept = {
    keptIds: ids,
    keepsStructure: isByStructure,
    skipped: [...skipped, ...fragile.skipped()],
  };
  const fitted = fitPrecision(svg, options.precision);
  const { text, preset } = makeSmaller(
    svg,
    { ...options, precision: fitted.decimals, preset: note ? 'safe' : options.preset },
    kept,
    sourceBytes,
  );
  const isUnchanged = !options.isPretty && wanted === whole && byteLength(text) >= sourceBytes;
  const notes = [
    ...(!isUnchanged && /^\s+<\?xml/.test(source) ? [spaceRemoved] : []),
    ...(isSvg ? [] : [noNamespace]),
    ...(note && preset !== options.preset ? [note] : []),
    ...(!note && preset !== options.preset ? [fellBack(options.preset, preset)] : []),
    ...(fitted.note && !isUnchanged ? [fitted.note] : []),
    ...inspection.notesFor(source, isUnchanged || text.includes('<metadata')),
  ];
  if (!isUnchanged) return { text, notes, isUnchanged };
  const sentence = 'It is as small as it gets: this is your file, unchanged.';
  return { text: declareUtf8(source), isUnchanged, notes: [inform(sentence), ...notes] };
}

type Level = OptimizeOptions['preset'];

interface Made {
  readonly text: string;
  readonly preset: Level;
}

/** The levels below each, which are taken where its steps make nothing smaller, or SVGO fails at them. */
const lower = { safe: [], default: ['safe'], aggressive: ['default', 'safe'] } as const;

function makeSmaller(svg: string, options: OptimizeOptions, kept: Kept, sourceBytes: number): Made {
  const held = holdForeignContent(svg);
  const skipped = [...kept.skipped, ...held.skipped];
  let least: Made | undefined;
  for (const preset of [options.preset, ...lower[options.preset]]) {
    if (least && (options.isPretty || byteLength(least.text) < sourceBytes)) break;
    try {
      const made = optimizeWith(held.text, {
        multipass: svg.length <= mostPassedAgain,
        floatPrecision: options.precision,
        js2svg: { pretty: options.isPretty, indent: 2 },
        plugins: pluginsFor({ ...options, preset }, { ...kept, skipped }),
      });
      const text = held.release(made);
      if (!least || byteLength(text) < byteLength(least.text)) least = { text, preset };
    } catch (error) {
      if (error instanceof ToolInputError || preset === 'safe') throw error;
    }
  }
  return least ?? { text: svg, preset: options.preset };
}

function fellBack(asked: Level, taken: Level): Note {
  const nameOf = (level: string) => `“${level.replace(/^./, (letter) => letter.toUpperCase())}”`;
  return inform(
    `The steps of ${nameOf(asked)} make nothing smaller here, so those of ${nameOf(taken)} were used.`,
  );
}

const spaceRemoved = inform('White space before <?xml was removed: an XML file must begin with it.');

const noNamespace = warn(
  'Its root element is not in the SVG namespace: no program shows the file as a picture.',
  'Add xmlns="http://www.w3.org/2000/svg" to <svg>; only inside HTML it is not needed.',
);

function requireSvg(svg: string): void {
  if (svg.trim() === '')
    throw new ToolInputError('There is no SVG to make smaller.', {
      hint: 'Paste one that begins with <svg.',
    });
  const root = /<(?![?!])(?:[\w.-]+:)?([\w.-]+)/.exec(
    svg.replace(/<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)/g, (hidden) =>
      ' '.repeat(hidden.length),
    ),
  );
  if (root?.[1] === 'svg') return;
  const offset = root?.index ?? 0;
  throw new ToolInputError(
    root
      ? `This begins with <${root[1]}>, and an SVG begins with <svg>.`
      : 'This is not an SVG: it holds no element.',
    {
      ...placeOf(svg, offset),
      hint: 'Paste the whole file, from <svg to </svg>.',
    },
  );
}

/** Throws for a truncated file; SVGO accepts a file that ends inside a tag. */
function requireEnd(svg: string): void {
  if (svg.trimEnd().endsWith('>')) return;
  throw new ToolInputError('The file breaks off before its end, which is </svg>.', {
    ...placeOf(svg, Math.max(0, svg.trimEnd().length - 1)),
    hint: 'Paste the whole file, from <svg to </svg>.',
  });
}

function optimizeWith(svg: string, config: Config): string {
  try {
    return optimize(svg, config).data;
  } catch (error) {
    throw mistakeOf(svg, error) ?? error;
  }
}

/** Converts SVGO's errors about the input to our messages; undefined for SVGO's own bugs. */
function mistakeOf(svg: string, error: unknown): ToolInputError | undefined {
  if (error instanceof RangeError && /call stack/i.test(error.message)) {
    return tooDeep();
  }
  if (!(error instanceof Error) || error.name !== 'SvgoParserError') return undefined;
  const { reason, line, column } = error as Error & { reason: string; line: number; column: number };
  const offset = offsetOf(svg, line, column);
  return new ToolInputError(`This is not well-formed XML: ${reason.replace(/\.?$/, '.')}`, {
    ...placeOf(svg, offset),
    hint: 'Fix the markup there; an XML editor or xmllint says more.',
  });
}

function offsetOf(svg: string, line: number, column: number): number {
  let start = 0;
  for (let at = 1; at < line; at += 1) start = svg.indexOf('\n', start) + 1;
  return Math.max(0, Math.min(svg.length - 1, start + column - 1));
}
