import { Suspense } from 'react';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';
import { choiceLabel } from '#client/tool-kit/operations/field-words.ts';
import { InlineSelect } from '#client/ui/fields/inline-select.tsx';
import { type ChangeState, type IpState, schema } from '../state.ts';

// Looking up needs none of them.
const TaskFields = lazyPart(async () => ({ default: (await import('./task-fields.tsx')).TaskFields }));

interface OptionBarProps {
  readonly state: IpState;
  readonly change: ChangeState;
}

const tasks = (['look-up', 'aggregate', 'exclude', 'split'] as const).map((value) => ({
  value,
  label: choiceLabel(schema.task, value),
}));
const formats = (['text', 'csv', 'json'] as const).map((value) => ({
  value,
  label: choiceLabel(schema.format, value),
}));

export function OptionBar({ state, change }: OptionBarProps) {
  return (
    <>
      <InlineSelect label="Task" value={state.task} choices={tasks} onChange={(task) => change({ task })} />
      {state.task === 'look-up' && (
        <InlineSelect
          label="Write"
          value={state.format}
          choices={formats}
          onChange={(format) => change({ format })}
        />
      )}
      <Suspense>
        {(state.task === 'exclude' || state.task === 'split') && <TaskFields state={state} change={change} />}
      </Suspense>
    </>
  );
}
