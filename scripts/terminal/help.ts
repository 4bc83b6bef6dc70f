import { choiceLabel, labelOf } from '#client/tool-kit/operations/field-words.ts';
import type { StateField } from '#client/tool-kit/state/state-schema.ts';
import { describeConditions, describeValues, optionName } from './arguments.ts';
import { listToolIds, loadTool, type TerminalTool } from './tools.ts';

/** How a person starts the terminal. The release sets the variable in `sundry.js`. */
const command =
  process.env.SUNDRY_COMMAND === undefined
    ? 'npm run --silent tool --'
    : `${process.env.SUNDRY_COMMAND} tool`;

export const usage = `Usage: ${command} <id> [--option value]… [file] < input > output
       ${command} --recipe <recipe.json> [--out <folder>] [file]… < input > output
       ${command} --list
       ${command} <id> --help`;

/** Lists every tool of the terminal with its description, one per line. */
export async function describeTools(): Promise<string> {
  const tools = await Promise.all(listToolIds().map(loadTool));
  const width = Math.max(...tools.map(({ manifest }) => manifest.id.length));
  return tools
    .map(({ manifest, operation }) => {
      const remark = operation.needsBrowser ? ' (needs a browser)' : '';
      return `${manifest.id.padEnd(width)}  ${manifest.description}${remark}`;
    })
    .join('\n');
}

const takes = {
  text: 'a text or a file: standard input or a file’s name',
  file: 'a file: standard input or its name',
  files: 'files: their names',
  nothing: 'nothing: its options alone',
} as const;

/** Describes a tool's purpose, input and options, from its manifest and its schema. */
export function describeTool({ manifest, operation }: TerminalTool): string {
  const { id, name, description, accepts, produces } = manifest;
  const lines = [
    `${name}: ${description}`,
    '',
    `${command} ${id} [--option value]… ${operation.takes === 'nothing' ? '' : '[file] < input '}> output`,
    '',
    `Takes ${takes[operation.takes]}${accepts.length > 0 ? ` (${accepts.join(', ')})` : ''}`,
    ...(produces.length > 0 ? [`Gives ${produces.join(', ')}`] : []),
    ...(operation.inverse ? [`The way back is ${operation.inverse}`] : []),
    ...(operation.needsBrowser ? ['Needs a browser: it can only be used in its page'] : []),
    '',
    ...Object.entries(operation.schema).flatMap(([key, field]) => describeOption(key, field)),
    '--out <folder>',
    operation.takes === 'text' || operation.takes === 'file'
      ? '    Where several outputs go; with it several files are taken, each on its own'
      : '    Where several outputs go',
  ];
  return lines.join('\n');
}

function describeOption(key: string, field: StateField<unknown>): string[] {
  const { initial, unit, hint, values, onlyIf, unless } = field;
  const name = optionName(key);
  const isFlag = typeof initial === 'boolean';
  const shown =
    initial === undefined || initial === '' ? 'none' : JSON.stringify(initial).replace(/^"|"$/g, '');
  const conditions = describeConditions(onlyIf);
  const exceptions = describeConditions(unless);
  const meanings = values?.filter((value) => choiceLabel(field, value) !== String(value)) ?? [];
  return [
    isFlag ? `${name}, ${name.replace('--', '--no-')}` : `${name} <${describeValues(field)}>`,
    `    ${labelOf(key, field)}${unit ? ` (${unit})` : ''}; unless said otherwise ${shown}`,
    ...(hint ? [`    ${hint}`] : []),
    ...(conditions === '' ? [] : [`    Only with ${conditions}`]),
    ...(exceptions === '' ? [] : [`    Not with ${exceptions}`]),
    ...meanings.map((value) => `    ${value}: ${choiceLabel(field, value)}`),
  ];
}
