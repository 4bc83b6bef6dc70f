import { inform, warn } from '#client/tool-kit/operations/notes.ts';
import { type SnowflakeId, snowflakes } from '#core/dates/snowflakes.ts';
import type { Note } from '#core/errors.ts';
import { choiceLabel } from '#client/tool-kit/operations/field-words.ts';
import { defineOperation, type OperationContext } from '#client/tool-kit/operations/operation.ts';
import type { OperationResult } from '#client/tool-kit/operations/operation-result.ts';
import {
  choice,
  flag,
  number,
  optionalNumber,
  type StateOf,
  text,
} from '#client/tool-kit/state/state-schema.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { writeNumber } from '#core/numbers/write-number.ts';
import { formLabels, type OtherKind, otherKinds, usualLength } from './forms.ts';

const generating = { mode: ['generate'] } as const;
const naming = { mode: ['names'] } as const;
const timed = { ...generating, version: ['7', '1', '6', 'ulid', 'ksuid', 'objectid', 'snowflake'] } as const;
const uuids = ['4', '7', '1', '6', 'nil', 'max'] as const;
const others = { ...generating, version: otherKinds } as const;
const withCase = { form: ['plain', 'compact', 'braces'] } as const;

const modeLabels = { generate: 'Generate', names: 'From names', inspect: 'Inspect' };

const namespaceLabels = { dns: 'DNS', url: 'URL', oid: 'OID', x500: 'X.500', own: 'Custom UUID' };

const resultLabels = {
  report: 'Report',
  table: 'CSV table',
  ids: 'Valid IDs',
  unique: 'Unique valid IDs',
};

const schema = {
  mode: choice(modeLabels, 'generate', 'Action', { isSegmented: true }),
  version: choice([...uuids, 'ulid', ...otherKinds], '4', 'Version', {
    choiceLabels: {
      4: '4: random',
      7: '7: time and random, sortable',
      1: '1: time and node',
      6: '6: time and node, sortable',
      nil: 'Nil: all zeros',
      max: 'Max: all ones',
      ulid: 'ULID',
      nanoid: 'Nano ID',
      cuid2: 'CUID2',
      ksuid: 'KSUID',
      objectid: 'ObjectId (MongoDB)',
      snowflake: 'Snowflake',
    },
    onlyIf: generating,
  }),
  count: number(1, { min: 1, max: 1_000_000, isInteger: true }, 'How many', { onlyIf: generating }),
  time: text('', 40, 'Time', { hint: 'Empty: now. Without a zone: UTC.', onlyIf: timed }),
  length: optionalNumber({ min: 4, max: 32, isInteger: true }, 'Length', {
    hint: 'Empty: 21 for Nano ID, 24 for CUID2',
    placeholder: ({ version }) => String(version === 'cuid2' ? usualLength.cuid2 : usualLength.nanoid),
    onlyIf: { ...generating, version: ['nanoid', 'cuid2'] },
  }),
  epoch: choice(Object.keys(snowflakes) as SnowflakeId[], 'twitter', 'Layout', {
    choiceLabels: Object.fromEntries(Object.entries(snowflakes).map(([id, { label }]) => [id, label])),
    onlyIf: { ...generating, version: ['snowflake'] },
  }),
  nameVersion: choice(['5', '3'], '5', 'Name version', {
    choiceLabels: { 5: '5: SHA-1', 3: '3: MD5' },
    onlyIf: naming,
  }),
  namespace: choice(namespaceLabels, 'dns', 'Namespace', { onlyIf: naming }),
  ownNamespace: text('', 100, 'Namespace UUID', { onlyIf: { ...naming, namespace: ['own'] } }),
  result: choice(resultLabels, 'report', 'Output format', { onlyIf: { mode: ['inspect'] } }),
  form: choice(formLabels, 'plain', 'Format', { unless: others }),
  isUpper: flag(false, 'Uppercase', { onlyIf: withCase, unless: others }),
  list: choice({ lines: 'Lines', json: 'JSON', sql: 'SQL' }, 'lines', 'List as'),
};

type Options = StateOf<typeof schema>;

export default defineOperation({
  schema,
  takes: 'text',
  input: { shape: 'low' },
  isShort: ({ mode, count }) => mode === 'generate' && count <= 6,
  isRandom: ({ mode }) => mode === 'generate',
  quickSize: 0,
  optionalInput: {
    isUsed: ({ mode }) => mode !== 'generate',
    whenGiven: { mode: 'inspect' },
  },
  sample:
    '017f22e2-79b0-7cc3-98c4-dc0c0c07398f\nC232AB00-9414-11EC-B3C8-9F6BDECED846\n{919108f7-52d1-4320-9bac-f847db4148a8}\nurn:uuid:2ed6657d-e927-568b-95e1-2665a8aea6a2',
  async run(input, options, context) {
    if (options.mode === 'generate') return generate(options, context);
    const content = await input.text();
    return options.mode === 'names' ? nameIds(content, options) : inspect(content, options);
  },
});

async function generate(options: Options, { reportProgress }: OperationContext): Promise<OperationResult> {
  const [{ idMaker }, { otherMaker }, { readChosenTime, notesOnTime }, { writeId, writeList }] =
    await Promise.all([
      import('./making/generate.ts'),
      import('./making/other-ids.ts'),
      import('./making/chosen-time.ts'),
      import('./writing.ts'),
    ]);
  const { version, count, epoch } = options;
  const isTimed = timed.version.some((each) => each === version);
  const chosenMs = isTimed ? readChosenTime(options.time, version, epoch) : undefined;
  const clock = chosenMs === undefined ? Date.now : () => chosenMs;
  const other = otherKinds.find((each) => each === version);
  let next = other && (await otherMaker(other, clock, options));
  if (!next) {
    const makeId = idMaker(version as Exclude<typeof version, OtherKind>, clock);
    const writing =
      version === 'ulid' && options.form === 'plain' ? { ...options, form: 'ulid' as const } : options;
    next = () => writeId(makeId(), writing);
  }
  const content = writeList(count, next, options.list, reportProgress);
  const parts = [partOf(content, options.list, other === undefined ? 'uuids' : 'ids')];
  const notes = isTimed ? notesOnTime(options.time) : [];
  if (count > 1 || options.list !== 'lines' || typeof content !== 'string') return { parts, notes };
  const label = choiceLabel(schema.version, version);
  return {
    parts,
    notes,
    figures: [{ label: Number(version) ? `UUID version ${label}` : label, value: content.trim() }],
  };
}

async function nameIds(content: string, options: Options): Promise<OperationResult> {
  const [{ makeNamedIds }, { writeId, writeList }] = await Promise.all([
    import('./making/named.ts'),
    import('./writing.ts'),
  ]);
  const { ids, blankLines } = await makeNamedIds(content, { ...options, version: options.nameVersion });
  const left = ids.values();
  const written = writeList(
    ids.length,
    () => writeId(left.next().value as (typeof ids)[number], options),
    options.list,
  );
  const notes: Note[] =
    blankLines === 0
      ? []
      : [inform(`${formatCount(blankLines, 'blank line')} left out: every other line is a name.`)];
  return { parts: [partOf(written, options.list, 'uuids')], notes };
}

async function inspect(content: string, options: Options): Promise<OperationResult> {
  const [{ inspectIds }, { writeReport, writeTable }, { writeId, writeList }] = await Promise.all([
    import('./inspecting/inspect.ts'),
    import('./inspecting/report.ts'),
    import('./writing.ts'),
  ]);
  const inspection = inspectIds(content);
  const { ids, wrong, repeated, backwards } = inspection;
  const figures = [
    { label: 'Valid', value: writeNumber(ids.length) },
    { label: 'Not valid', value: writeNumber(wrong.length) },
    { label: 'Repeated', value: writeNumber(repeated) },
    ...(ids.length > 1 ? [{ label: 'In order', value: backwards === 0 ? 'Yes' : 'No' }] : []),
  ];
  const notes = wrong
    .slice(0, 100)
    .map(({ written, place, problem }): Note =>
      warn(`“${written}” is not an id. ${problem}`, undefined, { ...place, length: written.length }),
    );
  if (options.result === 'report') {
    return {
      parts: [{ name: 'report.txt', kind: 'text', content: writeReport(inspection) }],
      figures,
      notes,
    };
  }
  if (options.result === 'table') {
    return { parts: [{ name: 'ids.csv', kind: 'csv', content: writeTable(inspection) }], figures, notes };
  }
  const wanted = options.result === 'unique' ? ids.filter(({ isRepeated }) => !isRepeated) : ids;
  const left = wanted.values();
  const written = writeList(
    wanted.length,
    () => writeId(left.next().value?.id ?? new Uint8Array(16), options),
    options.list,
  );
  return { parts: [partOf(written, options.list, 'ids')], figures, notes };
}

function partOf(content: string | Blob, list: Options['list'], name: string) {
  return {
    name: `${name}.${list === 'lines' ? 'txt' : list}`,
    kind: list === 'json' ? list : 'text',
    content,
  } as const;
}
