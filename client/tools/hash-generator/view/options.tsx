import type { ToolInputError } from '#core/errors.ts';
import { Checkbox, SelectField, TextField } from '#client/ui/fields/inputs.tsx';
import { TextAreaField } from '#client/ui/fields/text-area-field.tsx';
import { formatCount } from '#core/numbers/number-format.ts';
import { algorithms } from '#core/hashing/algorithms.ts';
import { encodingChoices, formatChoices, lineEndingChoices } from '../choices.ts';
import type { ChangeState, HashState } from '../state.ts';

interface PartProps {
  readonly state: HashState;
  readonly change: ChangeState;
  readonly error: ToolInputError | undefined;
}

const algorithmChoices = algorithms.map(({ id, note }) => ({
  value: id,
  label: note ? `${id} (${note})` : id,
}));

export function TextInput({ state, change, error }: PartProps) {
  const isOwnError = error && error.details.field === undefined;
  return (
    <>
      <TextAreaField
        label="Text to hash"
        value={state.input}
        isMono
        rows={6}
        placeholder="Type or paste; or drop a file anywhere on this page"
        error={isOwnError ? describe(error) : undefined}
        hint={formatCount(state.input.length, 'character')}
        onChange={(input) => change({ input })}
      />
      <div className="fields-row max-md:grid-cols-1!">
        <SelectField
          label="Read it as"
          value={state.format}
          choices={formatChoices}
          onChange={(format) => change({ format })}
        />
        {state.format === 'text' && (
          <SelectField
            label="Line endings"
            value={state.lineEnding}
            choices={lineEndingChoices}
            onChange={(lineEnding) => change({ lineEnding })}
          />
        )}
      </div>
    </>
  );
}

export function HashOptions({ state, change, error }: PartProps) {
  return (
    <>
      <div className="grid gap-4">
        <SelectField
          label="Algorithm"
          value={state.algorithm}
          choices={algorithmChoices}
          onChange={(algorithm) => change({ algorithm })}
        />
        <SelectField
          label="Write it as"
          value={state.encoding}
          choices={encodingChoices}
          onChange={(encoding) => change({ encoding })}
        />
      </div>
      <div className="grid">
        <Checkbox
          label="All algorithms at once"
          isChecked={state.isEvery}
          onChange={(isEvery) => change({ isEvery })}
        />
        <Checkbox
          label="With a secret key (HMAC)"
          isChecked={state.isKeyed}
          onChange={(isKeyed) => change({ isKeyed })}
        />
      </div>
      {state.isKeyed && (
        <div className="fields-row">
          <TextField
            label="Key"
            isMono
            value={state.key}
            error={error?.details.field === 'key' ? describe(error) : undefined}
            hint="Never stored, never part of a link"
            onChange={(key) => change({ key })}
          />
          <SelectField
            label="Key is"
            value={state.keyFormat}
            choices={formatChoices}
            onChange={(keyFormat) => change({ keyFormat })}
          />
        </div>
      )}
    </>
  );
}

function describe({ message, details: { line, column, hint } }: ToolInputError): string {
  const place = line === undefined || column === undefined ? '' : ` (line ${line}, column ${column})`;
  return `${message}${place} ${hint ?? ''}`.trim();
}
