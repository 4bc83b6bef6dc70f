import { Checkbox, SelectField, TextField } from '#client/ui/fields/inputs.tsx';
import { SliderField } from '#client/ui/fields/slider-field.tsx';
import { NumberField } from '#client/ui/fields/number-field.tsx';
import type { ChangeRules, PasswordRules } from '../state.ts';

interface RuleFieldsProps {
  readonly rules: PasswordRules;
  readonly change: ChangeRules;
}

const separators = [
  { value: '-', label: 'Hyphen (-)' },
  { value: ' ', label: 'Space' },
  { value: '.', label: 'Full stop (.)' },
  { value: '_', label: 'Underscore (_)' },
  { value: '', label: 'Nothing' },
] as const;

/** The rules of the chosen kind. */
export function RuleFields({ rules, change }: RuleFieldsProps) {
  return (
    <>
      {rules.mode === 'random' && <PasswordFields rules={rules} change={change} />}
      {rules.mode === 'passphrase' && <PassphraseFields rules={rules} change={change} />}
      {rules.mode === 'pattern' && <PatternFields rules={rules} change={change} />}
      {rules.mode === 'pin' && (
        <SliderField
          label="Digits"
          min={4}
          max={12}
          value={rules.pinLength}
          onChange={(pinLength) => change({ pinLength })}
        />
      )}
      <NumberField
        label="How many"
        min={1}
        max={1000}
        isInteger
        step={1}
        value={rules.count}
        onChange={(count) => {
          if (count) change({ count });
        }}
      />
    </>
  );
}

function PasswordFields({ rules, change }: RuleFieldsProps) {
  return (
    <>
      <SliderField
        label="Length"
        min={8}
        max={64}
        value={rules.length}
        onChange={(length) => change({ length })}
      />
      <fieldset className="grid">
        <legend className="field-label">Characters</legend>
        <Checkbox
          label="Uppercase (A-Z)"
          isChecked={rules.hasUppercase}
          onChange={(hasUppercase) => change({ hasUppercase })}
        />
        <Checkbox
          label="Lowercase (a-z)"
          isChecked={rules.hasLowercase}
          onChange={(hasLowercase) => change({ hasLowercase })}
        />
        <Checkbox
          label="Numbers (0-9)"
          isChecked={rules.hasNumbers}
          onChange={(hasNumbers) => change({ hasNumbers })}
        />
        <Checkbox
          label="Symbols (!@#$…)"
          isChecked={rules.hasSymbols}
          onChange={(hasSymbols) => change({ hasSymbols })}
        />
        <Checkbox
          label="Exclude similar (i, I, l, L, o, O, 0, 1)"
          isChecked={rules.excludesSimilar}
          onChange={(excludesSimilar) => change({ excludesSimilar })}
        />
        <Checkbox
          label="At least one of each"
          isChecked={rules.hasEveryType}
          onChange={(hasEveryType) => change({ hasEveryType })}
        />
      </fieldset>
      <details>
        <summary className="text-ink-2 cursor-pointer py-2 font-semibold">For picky sites</summary>
        <div className="fields pt-2">
          <TextField
            label="Symbols to use"
            isMono
            maxLength={100}
            value={rules.symbols}
            onChange={(symbols) => change({ symbols })}
          />
          <TextField
            label="Characters to leave out"
            isMono
            maxLength={100}
            value={rules.excluded}
            onChange={(excluded) => change({ excluded })}
          />
        </div>
      </details>
    </>
  );
}

function PassphraseFields({ rules, change }: RuleFieldsProps) {
  return (
    <>
      <SliderField
        label="Words"
        min={3}
        max={12}
        value={rules.words}
        onChange={(words) => change({ words })}
      />
      <SelectField
        label="Between the words"
        value={rules.separator}
        choices={separators}
        onChange={(separator) => change({ separator })}
      />
      <div className="grid">
        <Checkbox
          label="Capitalize each word"
          isChecked={rules.isCapitalized}
          onChange={(isCapitalized) => change({ isCapitalized })}
        />
        <Checkbox
          label="Add a digit"
          isChecked={rules.hasDigit}
          onChange={(hasDigit) => change({ hasDigit })}
        />
      </div>
    </>
  );
}

const samplePatterns = [
  { value: 'zvccvc-cvccvc-dd', label: 'Pronounceable' },
  { value: 'U{5}-U{5}-U{5}-U{5}', label: 'Licence key' },
  { value: 'HH:HH:HH:HH:HH:HH', label: 'Hardware address' },
  { value: 'L{10}d{3}[-_.]', label: 'Letters, digits, a sign' },
] as const;

function PatternFields({ rules, change }: RuleFieldsProps) {
  return (
    <>
      <TextField
        label="Pattern"
        isMono
        maxLength={200}
        hint="l u L letters, c v consonant and vowel, d digit, s symbol, A letter or digit, [xyz] one of these, {4} four times. More below."
        value={rules.pattern}
        onChange={(pattern) => change({ pattern })}
      />
      <SelectField
        label="Examples"
        value={samplePatterns.find(({ value }) => value === rules.pattern)?.value ?? 'own'}
        choices={[...samplePatterns, { value: 'own', label: 'My own' }]}
        onChange={(chosen) => {
          if (chosen !== 'own') change({ pattern: chosen });
        }}
      />
      <Checkbox
        label="Exclude similar (i, I, l, L, o, O, 0, 1)"
        isChecked={rules.excludesSimilar}
        onChange={(excludesSimilar) => change({ excludesSimilar })}
      />
    </>
  );
}
