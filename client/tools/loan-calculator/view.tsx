import { FormTool } from '#client/tool-kit/calculators/form-tool.tsx';
import { schema } from './schema.ts';

export default function LoanCalculator() {
  return <FormTool toolId="loan-calculator" schema={schema} receives="amount" />;
}
