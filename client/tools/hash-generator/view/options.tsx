import { OptionFields } from '#client/tool-kit/operation-page/options/option-fields.tsx';
import type { ToolInputError } from '#core/errors.ts';
import { TextAreaField } from '#client/ui/fields/text-area-field.tsx';
import { formatCount } from '#core/numbers/number-format.ts';
import { type ChangeState, type HashState, optionSchema } from '../state.ts';

interface PartProps {
  readonly state: HashState;
  readonly change: ChangeState;
  readonly error: ToolInputError | undefined;
}

const textOptions = ['format', 'lineEnding'];
const hashOptions = Object.keys(optionSchema).filter((name) => !textOptions.includes(name));

export function TextInput({ state, change, error }: PartProps) {
  const isOwnError = error && error.details.field === undefined;
  return (
    <>
      <TextAreaField
        label="Text to hash"
        value={state.input}
        isMono
        rows={4}
        placeholder="Type or paste; or drop a file anywhere on this page"
        error={isOwnError ? describe(error) : undefined}
        hint={formatCount(state.input.length, 'character')}
        onChange={(input) => change({ input })}
      />
      <div className="fields-row max-md:grid-cols-1!">
        <OptionFields
          schema={optionSchema}
          only={textOptions}
          layout="form"
          options={state}
          change={change}
        />
      </div>
    </>
  );
}

export function HashOptions({ state, change, error }: PartProps) {
  return (
    <OptionFields
      schema={optionSchema}
      only={hashOptions}
      layout="form"
      options={state}
      {...{ change, error }}
    />
  );
}

function describe({ message, details: { line, column, hint } }: ToolInputError): string {
  const place = line === undefined || column === undefined ? '' : ` (line ${line}, column ${column})`;
  return `${message}${place} ${hint ?? ''}`.trim();
}
