import { asInput, choice, flag, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

export const schema = {
  tab: choice(['basic', 'scientific'], 'basic'),
  operation: choice(['add', 'subtract', 'multiply', 'divide', 'power'], 'add'),
  angleUnit: choice(['radians', 'degrees'], 'radians'),
  digits: choice([10, 15, 20, 30, 50], 15),
  addsPercentOfLeft: flag(false),
  first: asInput(text('', 500)),
  second: asInput(text('', 500)),
  expression: asInput(text('')),
  /** The language the numbers were typed in: 1.234 is another number in German. */
  locale: asInput(text('en', 35)),
};

export type CalculatorState = StateOf<typeof schema>;
export type ChangeState = (change: Partial<CalculatorState>) => void;
