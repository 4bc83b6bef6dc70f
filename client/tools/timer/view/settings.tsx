import { askToNotify } from '#client/lib/signals/notifications.ts';
import { allowSound } from '#client/lib/signals/sound.ts';
import { OptionFields } from '#client/tool-kit/operation-page/options/option-fields.tsx';
import { Button } from '#client/ui/button.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { Checkbox } from '#client/ui/fields/inputs.tsx';
import type { ToolInputError } from '#core/errors.ts';
import { schema, type TimerOptions } from '../state.ts';
import type { Alarm } from './use-alarm.ts';

interface SettingsProps {
  readonly options: TimerOptions;
  readonly change: (change: Partial<TimerOptions>) => void;
  readonly alarm: Alarm;
  readonly mistake: ToolInputError | undefined;
  /** The lengths of a started clock are fixed until it is reset. */
  readonly isBegun: boolean;
  readonly onLength: () => void;
}

export function Settings({ options, change, alarm, mistake, isBegun, onLength }: SettingsProps) {
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
