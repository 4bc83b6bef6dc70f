import { InlineSelect } from '#client/ui/fields/inline-select.tsx';
import { TextField } from '#client/ui/fields/inputs.tsx';
import { alphabetChoices, mostAlphabetCharacters } from '../alphabets/alphabet-choices.ts';
import type { Base64State, ChangeState } from '../state.ts';

interface AlphabetFieldProps {
  readonly state: Base64State;
  readonly change: ChangeState;
}

/** The alphabets beside the two of RFC 4648, and a box for one of one's own. */
export function AlphabetField({ state, change }: AlphabetFieldProps) {
  return (
    <>
      <InlineSelect
        label="Alphabet"
        value={state.alphabet}
        choices={alphabetChoices}
        onChange={(alphabet) => change({ alphabet })}
      />
      {state.alphabet === 'custom' && (
        <div className="w-full max-w-[46rem]">
          <TextField
            label="Custom alphabet"
            hint="64 characters, or ranges as A-Za-z0-9+/ with \- for a hyphen. A 65th is for padding."
            isMono
            value={state.ownAlphabet}
            maxLength={mostAlphabetCharacters}
            onChange={(ownAlphabet) => change({ ownAlphabet })}
          />
        </div>
      )}
    </>
  );
}
