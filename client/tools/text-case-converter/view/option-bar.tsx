import { Field } from '#client/ui/fields/field.tsx';
import { InlineSelect } from '#client/ui/fields/inline-select.tsx';
import type { CaseState, ChangeState } from '../state.ts';

interface OptionBarProps {
  readonly state: CaseState;
  readonly change: ChangeState;
}

const scopes = [
  { value: 'lines', label: 'Each line' },
  { value: 'whole', label: 'Text as one' },
  { value: 'keys', label: 'Keys of JSON' },
  { value: 'names', label: 'Names in code' },
] as const;

const languages = [
  { value: 'any', label: 'Any' },
  { value: 'tr', label: 'Turkish' },
  { value: 'az', label: 'Azerbaijani' },
  { value: 'lt', label: 'Lithuanian' },
  { value: 'el', label: 'Greek' },
  { value: 'nl', label: 'Dutch' },
] as const;

const titleStyles = [
  { value: 'apa', label: 'APA' },
  { value: 'chicago', label: 'Chicago' },
  { value: 'every', label: 'Every word' },
] as const;

const digitChoices = [
  { value: 'joined', label: 'v2' },
  { value: 'apart', label: 'v_2' },
] as const;

export function OptionBar({ state, change }: OptionBarProps) {
  return (
    <>
      <InlineSelect
        label="Convert"
        value={state.scope}
        choices={scopes}
        onChange={(scope) => change({ scope })}
      />
      <InlineSelect
        label="Language"
        value={state.language}
        choices={languages}
        onChange={(language) => change({ language })}
      />
      <InlineSelect
        label="Titles"
        value={state.titleStyle}
        choices={titleStyles}
        onChange={(titleStyle) => change({ titleStyle })}
      />
      <InlineSelect
        label="Digits"
        value={state.digits}
        choices={digitChoices}
        onChange={(digits) => change({ digits })}
      />
      <details>
        <summary className="cursor-pointer font-semibold">Own spellings</summary>
        <div className="mt-2 w-[min(32rem,80vw)]">
          <Field
            label="Words with a spelling of their own"
            isLabelHidden
            hint="Kept in titles and sentences, like URL or iOS"
          >
            {(control) => (
              <input
                {...control}
                className="input"
                value={state.acronyms}
                autoComplete="off"
                spellCheck={false}
                onChange={(event) => change({ acronyms: event.target.value })}
              />
            )}
          </Field>
        </div>
      </details>
    </>
  );
}
