import type { Scalar } from 'yaml';
import { ToolInputError } from '#core/errors.ts';
import { findRoundedNumber } from '#core/json/reading/number-token.ts';
import { type ResolvedScalar, resolvePlain, type YamlVersion } from '#core/yaml/scalars/resolve.ts';
import type { FindPlace } from './compose.ts';
import type { FindingList } from './findings.ts';

const standard = 'tag:yaml.org,2002:';

/** How to read scalars, and where to put findings about them. */
export interface ScalarReading {
  readonly version: YamlVersion;
  readonly findings: FindingList;
  readonly findPlace: FindPlace;
}

/** How to convert nodes of all kinds to JSON. */
export interface NodeReading extends ScalarReading {
  readonly mergesKeys: boolean;
  /** Whether a repeated key and a `<<` without a mapping are mistakes, as for Compose. */
  readonly isStrict?: boolean;
}

/** Converts a scalar to JSON. Throws a ToolInputError for a value that its tag does not allow. */
export function scalarToJson(scalar: Scalar, reading: ScalarReading): string {
  const source = scalar.source ?? '';
  const { tag } = scalar;
  if (tag !== undefined && tag !== '!') return taggedToJson(scalar, source, tag, reading);
  if (tag === '!' || scalar.type !== 'PLAIN') return JSON.stringify(source);
  const resolved = resolvePlain(source, reading.version);
  noteReading(scalar, source, resolved, reading);
  return resolved.json ?? JSON.stringify(source);
}

/** Returns the place of a scalar for a finding. */
export function placeOfNode(
  range: readonly [number, number, number] | null | undefined,
  findPlace: FindPlace,
) {
  const [start, end] = range ?? [0, 0];
  return { ...findPlace(start), length: end - start };
}

function taggedToJson(scalar: Scalar, source: string, tag: string, reading: ScalarReading): string {
  const { findings, findPlace, version } = reading;
  const name = tag.startsWith(standard) ? tag.slice(standard.length) : undefined;
  const wanted = { null: ['null'], bool: ['bool'], int: ['int'], float: ['float', 'int'] }[name ?? ''];
  if (wanted) {
    const resolved = resolvePlain(source, version);
    if (!wanted.includes(resolved.kind)) {
      throw new ToolInputError(`${quoted(source)} is tagged !!${name}, but is not one.`, {
        ...placeOfNode(scalar.range, findPlace),
        hint: 'Fix the value, or remove the tag.',
      });
    }
    noteReading(scalar, source, resolved, reading);
    return resolved.json ?? JSON.stringify(source);
  }
  if (name === 'str') return JSON.stringify(source);
  if (name === 'binary') {
    note(scalar, reading, 'info', 'The bytes of a !!binary value stay in Base64: JSON has only text.');
    return JSON.stringify(source);
  }
  findings.add('tag', () => lostTag(tag, scalar.range, findPlace), scalar);
  return JSON.stringify(source);
}

/** Returns the finding for a tag that JSON cannot represent. */
export function lostTag(tag: string, range: Parameters<typeof placeOfNode>[0], findPlace: FindPlace) {
  const shown = tag.startsWith(standard) ? `!!${tag.slice(standard.length)}` : tag;
  return {
    severity: 'warning' as const,
    sentence: `The tag ${shown.slice(0, 60)} is lost: JSON has no tags.`,
    place: placeOfNode(range, findPlace),
  };
}

/**
 * Reports a value that changes in JSON, or that YAML readers interpret differently; only the most important point of
 * each scalar.
 */
function noteReading(scalar: Scalar, source: string, resolved: ResolvedScalar, reading: ScalarReading): void {
  const { kind, json } = resolved;
  if (source === '' || kind === 'null') return;
  const shown = quoted(source);
  if (kind === 'float' && json === undefined) {
    note(scalar, reading, 'warning', `JSON has no number ${source}: it is written as text.`, 'infinite');
    return;
  }
  const other = resolvePlain(source, reading.version === '1.2' ? '1.1' : '1.2');
  if (noteEdition(scalar, shown, resolved, other, reading)) return;
  if (json === undefined || kind === 'bool' || json === source) {
    const rounded = kind === 'int' || kind === 'float' ? findRoundedNumber(source) : undefined;
    if (rounded !== undefined) noteRounded(scalar, shown, rounded, reading);
    return;
  }
  if (/^[-+]?0\d/.test(source)) {
    note(
      scalar,
      reading,
      'warning',
      `${shown} is a number and becomes ${cut(json)}.`,
      'zeros',
      'Put it in quotes to keep its zeros.',
    );
    return;
  }
  note(scalar, reading, 'info', `${shown} is written ${cut(json)}, the same number in JSON.`, 'notation');
}

/** True if the two versions of YAML read different values from a scalar. */
function noteEdition(
  scalar: Scalar,
  shown: string,
  resolved: ResolvedScalar,
  other: ResolvedScalar,
  reading: ScalarReading,
): boolean {
  const isSame = resolved.json === other.json && (resolved.json !== undefined || other.kind !== 'timestamp');
  if (isSame && resolved.kind !== 'timestamp') return false;
  const isDate = resolved.kind === 'timestamp' || other.kind === 'timestamp';
  const edition = reading.version === '1.2' ? 'YAML 1.1' : 'YAML 1.2';
  const here = resolved.kind === 'timestamp' ? 'a date, which JSON writes as text' : meaning(resolved);
  const there = other.kind === 'timestamp' ? 'a date' : meaning(other);
  note(
    scalar,
    reading,
    isDate ? 'info' : 'warning',
    `${shown} is read as ${here}; programs of ${edition} read ${there}.`,
    'edition',
    isDate ? undefined : 'Put it in quotes if it is text.',
  );
  return true;
}

function noteRounded(scalar: Scalar, shown: string, rounded: string, reading: ScalarReading): void {
  const sentence = `${shown} keeps every digit, but many programs read ${rounded}.`;
  note(scalar, reading, 'info', sentence, 'rounded', 'Put it in quotes if every digit counts.');
}

function note(
  scalar: Scalar,
  { findings, findPlace }: ScalarReading,
  severity: 'warning' | 'info',
  sentence: string,
  kind: Parameters<FindingList['add']>[0] = 'other',
  hint?: string,
): void {
  const finding = () => ({ severity, sentence, hint, place: placeOfNode(scalar.range, findPlace) });
  findings.add(kind, finding, scalar);
}

function meaning({ kind, json }: ResolvedScalar): string {
  if (json === undefined) return kind === 'float' ? 'a number that JSON does not have' : 'text';
  return kind === 'bool' ? json : `the number ${cut(json)}`;
}

function quoted(source: string): string {
  return `“${cut(source)}”`;
}

function cut(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
