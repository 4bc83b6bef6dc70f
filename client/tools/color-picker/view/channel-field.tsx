import type { CSSProperties } from 'react';
import { Field } from '#client/ui/fields/field.tsx';
import { useDraft } from './use-draft.ts';

export interface Channel {
  readonly label: string;
  readonly max: number;
  readonly step: number;
  /** The number of decimals to show. */
  readonly digits: number;
}

interface ChannelFieldProps {
  readonly channel: Channel;
  readonly value: number;
  /** The colors along the slider, as a CSS gradient. */
  readonly track: string;
  readonly isDisabled: boolean;
  /** Values at limits, such as the edge of sRGB; shown as ticks on the track and described in words. */
  readonly limits?: readonly { readonly name: string; readonly at: number }[] | undefined;
  readonly onChange: (value: number) => void;
}

/** A slider on the colors of its values, and a number box, for one coordinate. */
export function ChannelField({
  channel,
  value,
  track,
  isDisabled,
  limits: ends = [],
  onChange,
}: ChannelFieldProps) {
  const { label, max, step, digits } = channel;
  const shown = String(Number(value.toFixed(digits)));
  const draft = useDraft(shown);
  const limits = { min: 0, max, step, disabled: isDisabled };

  function write(written: string): void {
    draft.write(written);
    const typed = Number(written);
    if (written.trim() !== '' && Number.isFinite(typed)) onChange(Math.min(max, Math.max(0, typed)));
  }

  return (
    <Field
      label={label}
      hint={ends.map(({ name, at }) => `${name} to ${at.toFixed(digits)}`).join(', ') || undefined}
    >
      {(control) => (
        <div className="grid grid-cols-[minmax(0,1fr)_5.25rem] items-center gap-x-3">
          <div className="relative grid">
            <input
              {...control}
              {...limits}
              className="slider slider-colors"
              style={{ '--colors': track } as CSSProperties}
              type="range"
              value={shown}
              onChange={(event) => onChange(event.target.valueAsNumber)}
            />
            {ends.map(({ name, at }) => (
              <span
                key={name}
                aria-hidden="true"
                className="bg-ink pointer-events-none absolute inset-y-1 w-0.5"
                style={{ left: `${(at / max) * 100}%` }}
              />
            ))}
          </div>
          <input
            {...limits}
            {...draft.focusHandlers}
            className="input tabular"
            type="number"
            aria-label={`${label}, number`}
            value={draft.value}
            onChange={(event) => write(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}
