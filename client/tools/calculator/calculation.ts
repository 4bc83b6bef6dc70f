import type { TaskScope } from '#client/tool-kit/running/tool-run.ts';
import { runOperation } from '#client/tool-kit/operations/runner.ts';
import { ToolInputError } from '#core/errors.ts';
import { readTyped } from '#core/numbers/typed-number.ts';
import { writeAsTyped } from '#core/numbers/locale-marks.ts';
import type { SheetLine } from './logic.ts';
import type { CalculatorState } from './state.ts';

const signs = { add: '+', subtract: '-', multiply: '*', divide: '/', power: '**' } as const;

/** Calculates the chosen tab. Rejects with a ToolInputError for invalid input. */
export async function calculate(
  state: CalculatorState,
  previous: string | undefined,
  { signal }: Pick<TaskScope, 'signal'>,
): Promise<SheetLine[]> {
  const { angleUnit, addsPercentOfLeft, digits, locale } = state;
  const source = state.tab === 'basic' ? basicExpression(state) : state.expression;
  const options = { angleUnit, addsPercentOfLeft, digits, locale, previous };
  const { detail } = await runOperation('calculator', source, options, { signal });
  return detail as SheetLine[];
}

function basicExpression({ first, second, operation, locale }: CalculatorState): string {
  return `${operand('first', first, locale)} ${signs[operation]} ${operand('second', second, locale)}`;
}

/** Returns a typed number; a signed one in parentheses, because its sign would bind more weakly than a power. */
function operand(field: 'first' | 'second', written: string, locale: string): string {
  const plain = readTyped(written, locale);
  if (plain === undefined) {
    throw new ToolInputError('Please enter valid numbers', {
      field,
      hint: `“${written.trim()}” is not a number.`,
    });
  }
  const text = writeAsTyped(plain, locale);
  return text.startsWith('-') ? `(${text})` : text;
}
