import { useState } from 'react';
import { OptionFields } from '#client/tool-kit/operation-page/options/option-fields.tsx';
import type { ToolbarProps } from '#client/tool-kit/operation-page/tool-slots.ts';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { useHasUnreadBox } from '#client/ui/fields/unread-boxes.ts';
import type { Dialect } from '../reading/dialects.ts';
import { type Plan, planMistake, planSchema, weekdays, writePlan } from '../plan.ts';

/** Makes a line of a few choices, for people who do not know the syntax. */
export function BuildLine({ setText, options }: ToolbarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [plan, setPlan] = useState<Plan>(() => initialState(planSchema));
  const line = writePlan(plan, options.dialect as Dialect);
  const isUnread = useHasUnreadBox();
  const mistake = isUnread ? 'Correct the marked field first.' : planMistake(plan);
  const fields = (only: readonly string[]) => (
    <OptionFields
      schema={planSchema}
      options={plan}
      layout="form"
      only={only}
      change={(change) => {
        setPlan({ ...plan, ...change });
      }}
    />
  );
  return (
    <>
      <Button
        icon="calendar-plus"
        tone="plain"
        isSmall
        title="Builds a line from a few choices"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <span className="pane-toolbar-label">Build</span>
      </Button>
      <Dialog
        title="Build a line"
        isOpen={isOpen}
        onClose={() => {
          setIsOpen(false);
        }}
      >
        <form
          className="fields"
          onSubmit={(event) => {
            event.preventDefault();
            if (mistake !== undefined) return;
            setText(line);
            setIsOpen(false);
          }}
        >
          {fields(['repeat', 'everyMinutes', 'everyHours'])}
          <div className="grid grid-cols-2 gap-2 empty:hidden">{fields(weekdays)}</div>
          {fields(['month', 'day', 'hour', 'minute'])}
          <output className={mistake === undefined ? 'mono' : undefined}>{mistake ?? line}</output>
          <Button type="submit" tone="primary" disabled={mistake !== undefined}>
            Use this line
          </Button>
        </form>
      </Dialog>
    </>
  );
}
