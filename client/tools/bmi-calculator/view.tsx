import { FormTool } from '#client/tool-kit/calculators/form-tool.tsx';
import { schema } from './schema.ts';

export default function BmiCalculator() {
  return <FormTool toolId="bmi-calculator" schema={schema} receives="weight" />;
}
