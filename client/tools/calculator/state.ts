import { typedIn, typedNumber } from '#client/tool-kit/state/typed-numbers.ts';
import { asInput, choice, flag, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

export const schema = {
  tab: choice(['basic', 'scientific'], 'basic'),
  operation: choice(['add', 'subtract', 'multiply', 'divide', 'power'], 'add'),
  angleUnit: choice(['radians', 'degrees'], 'radians'),
  digits: choice([10, 15, 20, 30, 50], 15),
  addsPercentOfLeft: flag(false),
  first: typedNumber(''),
  second: typedNumber(''),
  expression: asInput(text('')),
  locale: typedIn,
};

export type CalculatorState = StateOf<typeof schema>;
export type ChangeState = (change: Partial<CalculatorState>) => void;
