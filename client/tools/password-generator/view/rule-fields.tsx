import { OptionFields } from '#client/tool-kit/operation-page/options/option-fields.tsx';
import { SelectField } from '#client/ui/fields/inputs.tsx';
import { type ChangeRules, type PasswordRules, schema } from '../state.ts';

interface RuleFieldsProps {
  readonly rules: PasswordRules;
  readonly change: ChangeRules;
}

const samplePatterns = [
  { value: 'zvccvc-cvccvc-dd', label: 'Pronounceable' },
  { value: 'U{5}-U{5}-U{5}-U{5}', label: 'License key' },
  { value: 'HH:HH:HH:HH:HH:HH', label: 'Hardware address' },
  { value: 'L{10}d{3}[-_.]', label: 'Letters, digits, a sign' },
] as const;

const rest = Object.keys(schema).filter((name) => name !== 'mode' && name !== 'typed');

/** The rules of the chosen kind, and patterns to start from. */
export function RuleFields({ rules, change }: RuleFieldsProps) {
  return (
    <>
      {rules.mode === 'pattern' && (
        <SelectField
          label="Examples"
          value={samplePatterns.find(({ value }) => value === rules.pattern)?.value ?? 'custom'}
          choices={[...samplePatterns, { value: 'custom', label: 'Custom' }]}
          onChange={(chosen) => {
            if (chosen !== 'custom') change({ pattern: chosen });
          }}
        />
      )}
      <OptionFields schema={schema} only={rest} layout="form" options={rules} change={change} />
    </>
  );
}
