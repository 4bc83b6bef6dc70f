import { RunProgress } from '#client/tool-kit/running/run-feedback.tsx';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/fields/inputs.tsx';
import { NumberField } from '#client/ui/fields/number-field.tsx';
import { CallRows } from './call-rows.tsx';
import { CallSummary } from './call-summary.tsx';
import type { ResultSideProps } from '../view/result-side-props.ts';
import { StoppedNotice } from './stopped-notice.tsx';
import { useDelayed } from '../view/use-delayed.ts';
import { useStepping } from './use-stepping.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

const unseenMs = 200;

type Stepping = ReturnType<typeof useStepping>;

/** Steps through the calls of `exec` that a program would make, with lastIndex before and after each. */
export function StepPanel(props: ResultSideProps) {
  const { state, change } = props;
  const stepping = useStepping(props);
  const { run } = stepping;
  const isLong = useDelayed(run.status === 'running', unseenMs);
  return (
    <div className="flex h-full flex-col overflow-y-auto">
      <div className="border-line flex flex-wrap items-end gap-x-4 gap-y-2 border-b p-3">
        <StepControls {...stepping} />
        <Checkbox
          label="Move on after an empty match"
          isChecked={state.isMovingOn}
          onChange={(isMovingOn) => change({ isMovingOn })}
        />
      </div>
      {isLong && (
        <div className="p-3">
          <RunProgress label="Calling" progress={undefined} onCancel={run.cancel} />
        </div>
      )}
      {run.error && (
        <StoppedNotice
          error={run.error}
          hasOldResult={run.output !== undefined}
          state={state}
          change={change}
        />
      )}
      <Calls {...stepping} />
    </div>
  );
}

function StepControls({ run, at, goTo, first, setFirst, isValid }: Stepping) {
  const count = run.output?.calls.length ?? 0;
  return (
    <>
      <div className="flex" role="group" aria-label="Calls">
        <StepButton icon="chevron-left" label="Previous call" isOff={at === 0} onPress={() => goTo(at - 1)} />
        <StepButton
          icon="chevron-right"
          label="Next call"
          isOff={at + 1 >= count}
          onPress={() => goTo(at + 1)}
        />
        <StepButton icon="rotate-ccw" label="First call" isOff={at === 0} onPress={() => goTo(0)} />
      </div>
      <div className="w-32">
        <NumberField
          label="lastIndex at first"
          value={first}
          min={0}
          isInteger
          step={1}
          error={isValid ? undefined : 'A whole number from 0 on'}
          onChange={setFirst}
        />
      </div>
    </>
  );
}

function Calls({ run, at, call, goTo, setFirst }: Stepping) {
  const { output, isStale } = run;
  if (!output || !call) return null;
  const lastCall = output.calls.at(-1);
  return (
    <div className={`flex min-h-0 flex-1 flex-col ${isStale ? 'stale' : ''}`}>
      <CallSummary call={call} number={at + 1} flags={output.flags} textLength={output.length} />
      <CallRows calls={output.calls} chosen={at} onChoose={goTo} />
      {output.isCut && lastCall && (
        <div className="p-3">
          <Button isSmall onClick={() => setFirst(lastCall.next)}>
            Go on from lastIndex {writeNumber(lastCall.next)}
          </Button>
        </div>
      )}
    </div>
  );
}

interface StepButtonProps {
  readonly icon: string;
  readonly label: string;
  readonly isOff: boolean;
  readonly onPress: () => void;
}

/** Stays in the tab order at the ends: a disabled button would lose the focus of whoever steps by it. */
function StepButton({ icon, label, isOff, onPress }: StepButtonProps) {
  return <IconButton icon={icon} label={label} tone="plain" aria-disabled={isOff} onClick={onPress} />;
}
