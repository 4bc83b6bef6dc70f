import type { ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';

export interface ClockAction {
  readonly label: string;
  readonly icon: string;
  readonly run: () => void;
  readonly isDisabled?: boolean;
}

interface ClockFaceProps {
  readonly label: string;
  readonly time: string;
  /** One line under the time: what runs, and when it ends. */
  readonly status: ReactNode;
  /** The first one starts and stops. */
  readonly actions: readonly ClockAction[];
}

/** The time, large, and its buttons. */
export function ClockFace({ label, time, status, actions }: ClockFaceProps) {
  return (
    <div className="grid justify-items-center gap-3 py-2 text-center">
      <p
        role="timer"
        aria-label={label}
        className="tabular max-w-full text-[clamp(3rem,17vw,8rem)] leading-none font-semibold"
      >
        {time}
      </p>
      <p role="status" className="text-ink-2 min-h-6">
        {status}
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        {actions.map(({ label: text, icon, run, isDisabled }, index) => (
          <Button
            key={index}
            icon={icon}
            tone={index === 0 ? 'primary' : 'normal'}
            disabled={isDisabled}
            // A pressed mouse leaves the focus where it is, so that Space still starts and stops.
            onMouseDown={(event) => event.preventDefault()}
            onClick={run}
          >
            {text}
          </Button>
        ))}
      </div>
    </div>
  );
}
