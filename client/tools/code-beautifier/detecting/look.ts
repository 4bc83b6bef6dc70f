import { common, createLowlight } from 'lowlight';
import { readOwn } from '#core/collections/read-own.ts';

const colorist = createLowlight(common);
/** More of a text says no more about its language. */
const sampleLength = 4000;
/** highlight.js gives points for every word of a language: fewer are chance. */
const fewestPoints = 5;

/** As highlight.js calls them, and as people do. */
const foreignLabels: Readonly<Record<string, string>> = {
  bash: 'Shell',
  shell: 'Shell',
  c: 'C',
  cpp: 'C++',
  csharp: 'C#',
  diff: 'a diff',
  go: 'Go',
  ini: 'INI or TOML',
  java: 'Java',
  kotlin: 'Kotlin',
  lua: 'Lua',
  makefile: 'a Makefile',
  objectivec: 'Objective-C',
  perl: 'Perl',
  php: 'PHP',
  'php-template': 'PHP',
  python: 'Python',
  r: 'R',
  ruby: 'Ruby',
  rust: 'Rust',
  swift: 'Swift',
  vbnet: 'Visual Basic',
};

/** The language that is not laid out here and that a text looks most like, with highlight.js's points for it. */
export function foreignLook(source: string): { readonly name: string; readonly points: number } | undefined {
  const { name, points } = bestOf(source, Object.keys(foreignLabels));
  const label = readOwn(foreignLabels, name);
  return label === undefined || points < fewestPoints ? undefined : { name: label, points };
}

/** The points for being a style sheet. */
export function stylePoints(source: string): number {
  return bestOf(source, ['css', 'scss', 'less']).points;
}

function bestOf(source: string, subset: readonly string[]) {
  const { data } = colorist.highlightAuto(source.slice(0, sampleLength), { subset });
  return { name: data?.language ?? '', points: data?.relevance ?? 0 };
}
