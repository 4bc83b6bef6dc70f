import { allTools, findTakers } from '#client/catalogue/catalogue.ts';
import { readFileKind } from '#client/lib/files/files.ts';
import type { ToolManifest } from '#client/tool-kit/define-tool.ts';
import type { DataKind } from '#core/text/kinds/data-kinds.ts';
import { formatBytes, formatCount } from '#core/numbers/number-format.ts';
import { detectTextKind } from '#core/text/kinds/text-kind-detection.ts';
import { describeContent, kindNames } from './clip-content.ts';
import { type PastedNumber, recognizeNumber } from './pasted-numbers.ts';

/** Something pasted or dropped: text, or files. */
export interface Clip {
  readonly text?: string;
  readonly files?: readonly File[];
}

export interface ClipDescription {
  readonly clip: Clip;
  /** The kind of data that a tool receives. */
  readonly kind: DataKind;
  /** `Looks like a JSON Web Token · 155 characters`. */
  readonly title: string;
  /** An excerpt of its content; '' for none. */
  readonly detail: string;
  /** The tools that take it, the likeliest first. */
  readonly takers: readonly ToolManifest[];
}

const sampleBytes = 256_000;
/** Words of these kinds are more often searched for than worked on. */
const weakKinds: ReadonlySet<DataKind> = new Set<DataKind>([
  'number',
  'regex',
  'markdown',
  'yaml',
  'csv',
  'css',
]);

/** Describes typed text that is more than words, to show beside the search results. */
export function describeTyped(text: string): ClipDescription | undefined {
  const number = recognizeNumber(text);
  if (number) return describeNumber(text, number);
  const kind = detectTextKind(text);
  const isAnchored = kind === 'regex' && text.trim().startsWith('^');
  return kind && (isAnchored || !weakKinds.has(kind)) ? describeText(text, kind) : undefined;
}

function describeNumber(text: string, { name, detail, toolIds }: PastedNumber): ClipDescription {
  const takers = toolIds.flatMap((id) => allTools.find((tool) => tool.id === id) ?? []);
  return { clip: { text }, kind: 'text', title: titleOf(name, text), detail, takers };
}

function titleOf(name: string, text: string): string {
  return `Looks like ${name} · ${formatCount(Array.from(text).length, 'character')}`;
}

/** Describes pasted or dropped data and finds the tools that accept it. */
export async function describeClip(clip: Clip): Promise<ClipDescription> {
  const { text = '', files = [] } = clip;
  return files.length > 0 ? describeFiles(files) : describeText(text, detectTextKind(text) ?? 'text');
}

function describeText(text: string, kind: DataKind): ClipDescription {
  return {
    clip: { text },
    kind,
    title: titleOf(kindNames[kind], text),
    detail: describeContent(text, kind),
    takers: findTakers([kind]),
  };
}

async function describeFiles(files: readonly File[]): Promise<ClipDescription> {
  const kinds = await Promise.all(files.map(kindOfFile));
  const distinct = [...new Set(kinds)];
  const [first = 'file'] = distinct;
  const size = formatBytes(files.reduce((sum, file) => sum + file.size, 0));
  const names = files.slice(0, 3).map(({ name }) => name);
  const more = files.length > names.length ? ` and ${files.length - names.length} more` : '';
  const what = distinct.length === 1 ? kindNames[first] : 'files of several kinds';
  return {
    clip: { files },
    kind: distinct.length === 1 ? first : 'file',
    title: files.length === 1 ? `Looks like ${what} · ${size}` : `${files.length} files, ${what} · ${size}`,
    detail: names.join(', ') + more,
    takers: findTakers(distinct),
  };
}

async function kindOfFile(file: File): Promise<DataKind> {
  const kind = await readFileKind(file);
  if (kind) return kind;
  const text = await file.slice(0, sampleBytes).text();
  // Text holds no null characters; a file that does is of an unknown kind.
  return text.includes('\0') ? 'file' : (detectTextKind(text) ?? 'text');
}
