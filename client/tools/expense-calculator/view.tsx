import { FormTool } from '#client/tool-kit/calculators/form-tool.tsx';
import { schema } from './schema.ts';

export default function ExpenseCalculator() {
  return <FormTool toolId="expense-calculator" schema={schema} receives="entries" keeps={keptFields} />;
}

/** What may be kept on the device. */
const keptFields = ['entries', 'rules', 'budgets', 'recurring'] as const;
