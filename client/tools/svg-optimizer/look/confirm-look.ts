import { inform, warn } from '#client/tool-kit/operations/notes.ts';
import { decodeText } from '#core/text/encodings/text-decoding.ts';
import type { Note } from '#core/errors.ts';
import { declareUtf8 } from '#core/text/encodings/declared-encoding.ts';
import {
  type FinishedRun,
  type OperationSource,
  typeOfEditedText,
} from '#client/tool-kit/operations/operation.ts';
import type { OperationResult } from '#client/tool-kit/operations/operation-result.ts';
import type { OptimizeOptions } from '../plugins.ts';
import { presets } from '../presets.ts';
import { drawSvg } from './draw-svg.ts';
import { lookAlike } from './look-alike.ts';

/** Large or highly repetitive files are not drawn, because drawing blocks the page. */
const drawable = { maxLength: 500_000, maxCostly: 20 };
const costly = /<(?:use|pattern|feTurbulence|feImage|feConvolveMatrix|foreignObject)\b/g;
/** The maximum number of decimals to try; more are not visible at any screen size. */
const mostDecimals = 8;

/**
 * Draws the original and the result. If they differ, it optimizes again: with more decimals, then without the plugin
 * that causes the difference. If nothing helps, it returns the original file.
 */
export async function confirmLook({ source, options, result, run }: FinishedRun): Promise<OperationResult> {
  const svg = await textOf(source);
  if (svg.length > drawable.maxLength || (svg.match(costly)?.length ?? 0) > drawable.maxCostly) {
    return withNotes(result, []);
  }
  // The bytes themselves, so that the browser uses their declared encoding; but it reads back HTML only of a text.
  const file = source instanceof Blob && source.type !== typeOfEditedText ? source : undefined;
  const drawn = svg.includes('foreignObject') ? svg : (file ?? svg);
  const original = await drawSvg(drawn);
  const again = original && (await drawSvg(drawn));
  // The drawing is animated, or the browser falsifies canvas data, so nothing can be compared.
  if (!original || !again || !lookAlike(original, again)) return result;
  const isSame = async (candidate: OperationResult) => {
    const content = candidate.parts[0]?.content ?? '';
    // Only the unchanged file itself is bytes.
    const made = content instanceof Blob ? original : await drawSvg(content);
    return made !== undefined && lookAlike(original, made);
  };
  if (await isSame(result)) return withNotes(result, [confirmed]);
  const found = await findSame(options, run, isSame);
  if (found) return withNotes(found.result, [found.note]);
  const [part] = result.parts;
  const { areScriptsRemoved = false }: Partial<OptimizeOptions> = options;
  const content = areScriptsRemoved ? await withoutScripts(svg) : (file ?? svg);
  return withNotes({ ...result, parts: part ? [{ ...part, content }] : [], figures: undefined }, [gaveUp]);
}

async function withoutScripts(svg: string): Promise<string> {
  const [{ removeScripts }, { expandEntities }] = await Promise.all([
    import('../scripts.ts'),
    import('#core/text/xml-entities.ts'),
  ]);
  return removeScripts(declareUtf8(expandEntities(svg)).trimStart());
}

interface Found {
  readonly result: OperationResult;
  readonly note: Note;
}

async function findSame(
  options: Partial<OptimizeOptions>,
  run: FinishedRun['run'],
  isSame: (result: OperationResult) => Promise<boolean>,
): Promise<Found | undefined> {
  const { precision: asked = 3, preset = 'default', without = '' } = options;
  for (let precision = asked + 1; precision <= mostDecimals; precision += 1) {
    const result = await run({ ...options, precision });
    if (await isSame(result)) {
      const sentence = `With ${asked} decimals it looked different: it has ${precision} now.`;
      return { result, note: warn(sentence) };
    }
  }
  // Later plugins make more assumptions, so they are tried first.
  for (const step of presets[preset].toReversed()) {
    const result = await run({ ...options, without: `${without} ${step}` });
    if (await isSame(result)) {
      const sentence = `The step “${step}” changed how it looks, and was left out.`;
      return { result, note: warn(sentence) };
    }
  }
  if (preset === 'safe') return undefined;
  const safer = { ...options, preset: 'safe' } as const;
  const result = await run(safer);
  return (await isSame(result)) ? { result, note: saved } : findSame(safer, run, isSame);
}

const confirmed = inform('Drawn before and after, it looks the same.');

const saved = warn('Whichever step was skipped, it looked different: only the steps of “Safe” were used.');

const gaveUp = warn('Whichever step was skipped, it looked different: nothing was made smaller.');

function withNotes(result: OperationResult, notes: readonly Note[]): OperationResult {
  return { ...result, notes: [...(result.notes ?? []), ...notes] };
}

async function textOf(source: OperationSource): Promise<string> {
  if (source instanceof Blob && source.type === typeOfEditedText) return source.text();
  if (source instanceof Blob) return decodeText(new Uint8Array(await source.arrayBuffer())).text;
  return typeof source === 'string' ? source : '';
}
