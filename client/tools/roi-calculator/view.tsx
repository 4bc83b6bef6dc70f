import { FormTool } from '#client/tool-kit/calculators/form-tool.tsx';
import { schema } from './schema.ts';

export default function RoiCalculator() {
  return <FormTool toolId="roi-calculator" schema={schema} receives="paid" />;
}
