import { FormTool } from '#client/tool-kit/calculators/form-tool.tsx';
import { schema } from './schema.ts';

export default function CurrencyConverter() {
  return <FormTool toolId="currency-converter" schema={schema} receives="amount" />;
}
