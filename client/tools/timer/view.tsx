import { labelOf } from '#client/tool-kit/operations/field-words.ts';
import { Suspense, useEffect, useRef } from 'react';
import { useToolState } from '#client/tool-kit/state/use-tool-state.ts';
import { Button } from '#client/ui/button.tsx';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';
import { Tabs } from '#client/ui/tabs.tsx';
import { useLocale } from '#client/ui/use-locale.ts';
import { ToolInputError } from '#core/errors.ts';
import { countdownPhases, modeLabels, pomodoroPhases, schema, type TimerOptions } from './state.ts';
import { ClockFace } from './view/clock-face.tsx';
import { sequenceFace, stopwatchFace } from './view/faces.ts';
import { useAlarm, type Alarm } from './view/use-alarm.ts';
import { changeClocks, useClocks } from './view/use-clocks.ts';
import { useTimerKeys } from './view/use-timer-keys.ts';
import { askToNotify } from '#client/lib/signals/notifications.ts';
import { allowSound } from '#client/lib/signals/sound.ts';
import { OptionFields } from '#client/tool-kit/operation-page/options/option-fields.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { Checkbox } from '#client/ui/fields/inputs.tsx';

// Not part of the first load, because laps come later.
const LapTable = lazyPart(async () => ({ default: (await import('./view/lap-table.tsx')).LapTable }));

const tabs = (['countdown', 'stopwatch', 'pomodoro'] as const).map((value) => ({
  value,
  label: modeLabels[value],
}));
/** A stopwatch shows hundredths. */
const stepsMs = { countdown: 100, stopwatch: 33, pomodoro: 100 };

export default function Timer() {
  const [options, change] = useToolState(schema);
  const { mode, goesOn } = options;
  const alarm = useAlarm();
  const { clocks, nowMs } = useClocks(options, alarm, stepsMs[mode]);
  const locale = useLocale();
  const writeClock = (epochMs: number) => {
    const [date, today] = [new Date(epochMs), new Date()];
    const time = date.toLocaleTimeString(locale, { timeStyle: 'short' });
    if (date.toDateString() === today.toDateString()) return time;
    return `${time}, ${date.toLocaleDateString(locale, { weekday: 'short', day: 'numeric', month: 'short' })}`;
  };
  const setup = { countdown: countdownPhases(options), pomodoro: pomodoroPhases(options) };
  const faces = {
    countdown: sequenceFace(
      clocks.countdown,
      { mode: 'countdown', phases: setup.countdown, goesOn, writeClock },
      nowMs,
    ),
    stopwatch: stopwatchFace(clocks, nowMs),
    pomodoro: sequenceFace(
      clocks.pomodoro,
      { mode: 'pomodoro', phases: setup.pomodoro, goesOn, writeClock },
      nowMs,
    ),
  };
  const face = faces[mode];
  const { countdown, stopwatch, pomodoro } = faces;
  usePageTitle(face.title ?? countdown.title ?? pomodoro.title ?? stopwatch.title);
  const { hush } = alarm;
  useTimerKeys({ ' ': after(hush, face.toggle), l: face.lap, r: face.reset && after(hush, face.reset) });
  const mistake = setup.countdown
    ? undefined
    : new ToolInputError('This is not a duration.', {
        field: 'length',
        hint: 'Enter 1 second to 99 hours, such as 5, 5:00, 1h 30m or 90 s.',
      });

  return (
    <div className="tool-card tool-pad">
      <Tabs
        label={labelOf('mode', schema.mode)}
        value={mode}
        tabs={tabs}
        onChange={(next) => change({ mode: next })}
        panelClassName="grid gap-4"
      >
        <ClockFace
          label={modeLabels[mode]}
          {...face}
          actions={face.actions.map((action) => ({ ...action, run: after(hush, action.run) }))}
        />
        {alarm.isRinging && (
          <div className="text-center">
            <Button icon="bell-off" onClick={alarm.hush}>
              Stop sound
            </Button>
          </div>
        )}
        {mode === 'stopwatch' ? (
          clocks.stopwatch && (
            <Suspense>
              <LapTable laps={clocks.stopwatch.laps} />
            </Suspense>
          )
        ) : (
          <Settings
            {...{ options, change, alarm, mistake }}
            isBegun={face.isBegun}
            onLength={() => changeClocks({ [mode]: undefined })}
          />
        )}
        <p className="text-ink-3 wide-only">
          Space starts and stops, R resets{mode === 'stopwatch' && ', L takes a lap'}.
        </p>
      </Tabs>
    </div>
  );
}

/** A person who uses a clock has heard it. */
function after(hush: () => void, act: () => void): () => void {
  return () => {
    hush();
    act();
  };
}

/** Puts a text before the title of the page, so that a tab shows it; the page's own title without one. */
export function usePageTitle(text: string | undefined): void {
  const own = useRef<string>(undefined);
  useEffect(() => {
    own.current ??= document.title;
    document.title = text === undefined ? own.current : `${text} · ${own.current}`;
  }, [text]);
}

interface SettingsProps {
  readonly options: TimerOptions;
  readonly change: (change: Partial<TimerOptions>) => void;
  readonly alarm: Alarm;
  readonly mistake: ToolInputError | undefined;
  /** The lengths of a started clock are fixed until it is reset. */
  readonly isBegun: boolean;
  readonly onLength: () => void;
}

function Settings({ options, change, alarm, mistake, isBegun, onLength }: SettingsProps) {
  const fields = { schema, options, layout: 'form', error: mistake } as const;
  const setLengths = (values: Partial<TimerOptions>) => {
    onLength();
    change(values);
  };
  const setNotifications = (notifies: boolean) => {
    if (!notifies) change({ notifies });
    else askToNotify().then(() => change({ notifies }), reportFailure);
  };
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <fieldset disabled={isBegun} className="fields">
        <OptionFields {...fields} change={setLengths} only={['length']} />
        {options.mode === 'pomodoro' && (
          <>
            <div className="fields-row">
              <OptionFields {...fields} change={setLengths} only={['focus', 'shortBreak']} />
            </div>
            <div className="fields-row">
              <OptionFields {...fields} change={setLengths} only={['longBreak', 'rounds']} />
            </div>
          </>
        )}
        <OptionFields {...fields} change={setLengths} only={['goesOn']} />
        {isBegun && <p className="text-ink-3">Reset it to change its length.</p>}
      </fieldset>
      <div className="fields content-start">
        <OptionFields {...fields} change={change} only={['sound']} />
        <div className="flex flex-wrap items-center gap-3">
          <Button
            icon="volume-2"
            isSmall
            disabled={options.sound === 'none'}
            onClick={() => {
              allowSound();
              alarm.ring(options.sound);
            }}
          >
            Test sound
          </Button>
          <Checkbox label={schema.notifies.label} isChecked={options.notifies} onChange={setNotifications} />
        </div>
      </div>
    </div>
  );
}
