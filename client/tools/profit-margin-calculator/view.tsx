import { FormTool } from '#client/tool-kit/calculators/form-tool.tsx';
import { schema } from './schema.ts';

export default function ProfitMarginCalculator() {
  return <FormTool toolId="profit-margin-calculator" schema={schema} receives="cost" />;
}
