import { Button } from '#client/ui/button.tsx';
import { formatBytes } from '#core/numbers/number-format.ts';
import { looksLikeBase64 } from '../coding/likeness.ts';
import type { Base64State, ChangeState } from '../state.ts';
import type { Base64Control } from './use-base64.ts';

interface InputHintProps {
  readonly state: Base64State;
  readonly change: ChangeState;
  readonly control: Base64Control;
}

/** The sizes before and after; or a way to the other tab where the text to encode is Base64 already. */
export function InputHint({ state, change, control }: InputHintProps) {
  const { source, run } = control;
  if (state.tab === 'encode' && source.type === 'text' && looksLikeBase64(source.text)) {
    return (
      <span className="flex items-center gap-2">
        This is Base64 already.
        <Button isSmall onClick={() => change({ tab: 'decode', encoded: source.text, plain: '' })}>
          Decode it
        </Button>
      </span>
    );
  }
  const outcome = run.isStale || run.error ? undefined : run.output;
  if (!outcome) return null;
  if (outcome.type === 'encoded') {
    return (
      <span className="tabular">{`${formatBytes(outcome.sizeBytes)} → ${formatBytes(outcome.blob.size)}`}</span>
    );
  }
  const { kind, charset, bytes } = outcome;
  const name = charset ? `${charset.toUpperCase()} text` : kind.name;
  return <span className="tabular">{`${name} · ${formatBytes(bytes.size)}`}</span>;
}
