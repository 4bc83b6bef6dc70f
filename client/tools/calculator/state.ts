import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { numberBox, typedIn } from '#client/tool-kit/calculators/boxes.ts';
import { asInput, choice, flag, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

const operationLabels = {
  add: 'Add (+)',
  subtract: 'Subtract (−)',
  multiply: 'Multiply (×)',
  divide: 'Divide (÷)',
  power: 'Power (xʸ)',
};

export const schema = {
  tab: choice(['basic', 'scientific'], 'basic'),
  first: numberBox('', { label: 'First number' }),
  operation: choice(operationLabels, 'add', 'Operation'),
  second: numberBox('', { label: 'Second number' }),
  angleUnit: choice({ radians: 'Radians', degrees: 'Degrees' }, 'radians', 'Angles'),
  digits: choice([10, 15, 20, 30, 50], 15, 'Digits of a rounded result', { isSegmented: false }),
  addsPercentOfLeft: flag(false, '50 + 10% is 55 (calculator percent)'),
  expression: asInput(text('')),
  locale: describeField(typedIn, { label: 'Language of the numbers', hint: 'Such as en or de' }),
};

export type CalculatorState = StateOf<typeof schema>;
export type ChangeState = (change: Partial<CalculatorState>) => void;
