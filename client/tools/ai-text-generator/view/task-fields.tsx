import { Button } from '#client/ui/button.tsx';
import { InlineSelect } from '#client/ui/fields/inline-select.tsx';
import { tasks, type Task, tones, type Tone } from '../tasks.ts';

interface Options {
  readonly task: Task;
  readonly tone: Tone;
  readonly count: number;
  readonly version: number;
}

interface TaskFieldsProps {
  readonly options: Options;
  readonly change: (options: Partial<Options>) => void;
  /** A model writes something else each time by itself. */
  readonly isByModel: boolean;
}

const taskChoices = (Object.keys(tasks) as Task[]).map((task) => ({ value: task, label: tasks[task] }));
const toneChoices = (Object.keys(tones) as Tone[]).map((tone) => ({ value: tone, label: tones[tone] }));
const countChoices = [1, 2, 3, 5, 8, 13].map((count) => ({ value: count, label: String(count) }));

/** What is to be written, and how. */
export function TaskFields({ options, change, isByModel }: TaskFieldsProps) {
  const { task, tone, count, version } = options;
  const isOfText = task === 'summary' || task === 'points';
  const hasPhrases = task !== 'outline' && task !== 'meta' && !isOfText;
  return (
    <>
      <InlineSelect
        label="Write"
        value={task}
        choices={taskChoices}
        onChange={(chosen) => change({ task: chosen })}
      />
      {isOfText && (
        <InlineSelect
          label="Sentences"
          value={count}
          choices={countChoices}
          onChange={(chosen) => change({ count: chosen })}
        />
      )}
      {(hasPhrases || (isByModel && !isOfText)) && (
        <InlineSelect
          label="Tone"
          value={tone}
          choices={toneChoices}
          onChange={(chosen) => change({ tone: chosen })}
        />
      )}
      {hasPhrases && !isByModel && (
        <Button icon="refresh-cw" isSmall onClick={() => change({ version: (version % 1000) + 1 })}>
          Other phrases
        </Button>
      )}
    </>
  );
}
