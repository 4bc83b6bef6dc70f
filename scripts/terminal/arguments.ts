import { editDistance } from '#core/text/edit-distance.ts';
import type { FieldWords, StateField, StateSchema } from '#client/tool-kit/state/state-schema.ts';

/** The command was not understood: reported on standard error, with exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

interface ToolArguments {
  readonly options: Readonly<Record<string, unknown>>;
  readonly files: readonly string[];
  /** The folder that several outputs go to. */
  readonly outFolder: string | undefined;
  readonly isHelp: boolean;
}

/** How an option is written: `lineLength` is `--line-length`, `isSorted` is `--sorted` or `--no-sorted`. */
export function optionName(key: string): string {
  const bare = key.replace(/^is(?=\p{Lu})/u, '');
  const words = bare.replace(/\p{Lu}/gu, (letter) => `-${letter.toLowerCase()}`);
  return `--${words.replace(/^-/, '')}`;
}

/** Reads the parameters after a tool's id. Throws a UsageError that names the valid ones. */
export function readArguments(words: readonly string[], schema: StateSchema): ToolArguments {
  const options = new Map<string, unknown>();
  const files: string[] = [];
  let outFolder: string | undefined;
  let isHelp = false;
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const [name, attached] = splitOnce(word);
    const takeValue = () => {
      const value = attached ?? words[(index += 1)];
      if (value === undefined) throw new UsageError(`${name} wants a value.`);
      return value;
    };
    if (word === '--') {
      files.push(...words.slice(index + 1));
      break;
    }
    if (!word.startsWith('--')) files.push(word);
    else if (name === '--help') isHelp = true;
    else if (name === '--out') outFolder = takeValue();
    else {
      const [key, field, isNegated] = findField(name, schema);
      options.set(key, readValue(name, field, isNegated, attached, takeValue));
    }
  }
  return { options: Object.fromEntries(options), files, outFolder, isHelp };
}

function splitOnce(word: string): [string, string | undefined] {
  const at = word.startsWith('--') ? word.indexOf('=') : -1;
  return at < 0 ? [word, undefined] : [word.slice(0, at), word.slice(at + 1)];
}

function findField(name: string, schema: StateSchema): [string, StateField<unknown>, boolean] {
  for (const [key, field] of Object.entries(schema)) {
    if (name === optionName(key)) return [key, field, false];
    if (typeof field.initial === 'boolean' && name === optionName(key).replace('--', '--no-')) {
      return [key, field, true];
    }
  }
  const names = [...Object.keys(schema).map(optionName), '--out', '--help'];
  const nearest = names.toSorted((a, b) => editDistance(name, a) - editDistance(name, b))[0] ?? '--help';
  throw new UsageError(`There is no option ${name}; the nearest is ${nearest}.`);
}

function readValue(
  name: string,
  field: StateField<unknown>,
  isNegated: boolean,
  attached: string | undefined,
  takeValue: () => string,
): unknown {
  if (typeof field.initial === 'boolean') {
    const isOn = attached === undefined || attached === 'true';
    if (!isOn && attached !== 'false') throw new UsageError(`${name} is either true or false.`);
    return isOn !== isNegated;
  }
  const typed = takeValue();
  const readings = [typed, ...(typed.trim() === '' ? [] : [Number(typed)])];
  const value = readings.map((reading) => field.accept(reading)).find((accepted) => accepted !== undefined);
  if (value === undefined) throw new UsageError(`${name} cannot be “${typed}”: ${describeValues(field)}.`);
  return value;
}

/** The options that must be so, in words: `--tab encode and --alphabet standard`. */
export function describeConditions(onlyIf: FieldWords['onlyIf'] = {}): string {
  return Object.entries(onlyIf)
    .map(([key, values]) => {
      const name = optionName(key);
      const [value] = values;
      if (value === undefined || value === '') return `${name} empty`;
      if (typeof value !== 'boolean') return `${name} ${values.map(String).join(' or ')}`;
      return value ? name : name.replace('--', '--no-');
    })
    .join(' and ');
}

/** Describes a field's accepted values. */
export function describeValues({ values, wanted, limits, initial }: StateField<unknown>): string {
  if (wanted !== undefined) return wanted;
  if (values) return `one of ${values.join(', ')}`;
  if (limits) return `a${limits.isInteger ? ' whole' : ''} number from ${limits.min} to ${limits.max}`;
  return typeof initial === 'boolean' ? 'true or false' : 'a text';
}
