import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/fields/inputs.tsx';
import { InlineSelect } from '#client/ui/fields/inline-select.tsx';
import { hasPadding } from '../alphabets/alphabet-choices.ts';
import { AlphabetField } from './alphabet-field.tsx';
import type { Base64State, ChangeState } from '../state.ts';
import type { Base64Control } from './use-base64.ts';

interface OptionBarProps {
  readonly state: Base64State;
  readonly change: ChangeState;
  readonly control: Base64Control;
}

const lineLengths = [
  { value: 0, label: 'One line' },
  { value: 64, label: '64 (PEM)' },
  { value: 76, label: '76 (MIME)' },
] as const;

const charsets = [
  { value: 'utf-8', label: 'UTF-8' },
  { value: 'utf-16le', label: 'UTF-16 LE' },
  { value: 'utf-16be', label: 'UTF-16 BE' },
  { value: 'windows-1252', label: 'Windows-1252' },
] as const;

const strictnessChoices = [
  { value: 'forgiving', label: 'Forgiving' },
  { value: 'strict', label: 'Strict (RFC 4648)' },
  { value: 'skip', label: 'Skip stray characters' },
] as const;

export function OptionBar({ state, change, control }: OptionBarProps) {
  const isEncoding = state.tab === 'encode';
  const isFile = control.source.type === 'file';
  return (
    <>
      <Button tone="primary" disabled={control.isEmpty} onClick={control.convert}>
        {isEncoding ? 'Encode' : 'Decode'}
      </Button>
      {isEncoding ? (
        <EncodeOptions state={state} change={change} />
      ) : (
        <DecodeOptions state={state} change={change} />
      )}
      {!isFile && (
        <Checkbox
          label="Each line separately"
          isChecked={state.isPerLine}
          onChange={(isPerLine) => change({ isPerLine })}
        />
      )}
      {isEncoding && !isFile && (
        <Checkbox label="Hex bytes" isChecked={state.isHex} onChange={(isHex) => change({ isHex })} />
      )}
      {!(isEncoding && (isFile || state.isHex)) && (
        <InlineSelect
          label="Encoding"
          value={state.charset}
          choices={charsets}
          onChange={(charset) => change({ charset })}
        />
      )}
      <AlphabetField state={state} change={change} />
    </>
  );
}

type PartProps = Omit<OptionBarProps, 'control'>;

function EncodeOptions({ state, change }: PartProps) {
  const isStandard = state.alphabet === 'standard';
  return (
    <>
      <Checkbox
        label="URL-safe"
        isChecked={state.isUrlSafe && isStandard}
        isDisabled={!isStandard}
        // Addresses and tokens are usually written without padding (RFC 4648 section 5).
        onChange={(isUrlSafe) => change({ isUrlSafe, isPadded: !isUrlSafe })}
      />
      <Checkbox
        label="Padding (=)"
        isChecked={state.isPadded && hasPadding(state.alphabet)}
        isDisabled={!hasPadding(state.alphabet)}
        onChange={(isPadded) => change({ isPadded })}
      />
      <Checkbox
        label="data: URL"
        isChecked={state.isDataUrl && isStandard}
        isDisabled={state.isPerLine || !isStandard}
        onChange={(isDataUrl) => change({ isDataUrl })}
      />
      {!(state.isDataUrl && isStandard) && !state.isPerLine && (
        <InlineSelect
          label="Lines"
          value={state.lineLength}
          choices={lineLengths}
          onChange={(lineLength) => change({ lineLength })}
        />
      )}
    </>
  );
}

function DecodeOptions({ state, change }: PartProps) {
  return (
    <>
      <InlineSelect
        label="Strictness"
        value={state.strictness}
        choices={strictnessChoices}
        onChange={(strictness) => change({ strictness })}
      />
      {state.strictness === 'strict' && state.alphabet === 'standard' && (
        <Checkbox
          label="URL-safe"
          isChecked={state.isUrlSafe}
          onChange={(isUrlSafe) => change({ isUrlSafe, isPadded: !isUrlSafe })}
        />
      )}
    </>
  );
}
