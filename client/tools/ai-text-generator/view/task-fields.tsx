import { OptionFields } from '#client/tool-kit/operation-page/options/option-fields.tsx';
import type { StateOf } from '#client/tool-kit/state/state-schema.ts';
import { Button } from '#client/ui/button.tsx';
import { schema } from '../state.ts';

type Options = StateOf<typeof schema>;

interface TaskFieldsProps {
  readonly options: Options;
  readonly change: (options: Partial<Options>) => void;
  /** True for a language model, which writes a new variant on each run anyway. */
  readonly isByModel: boolean;
}

const drawn = ['task', 'count', 'tone'];

/** The fields for what to write and how. */
export function TaskFields({ options, change, isByModel }: TaskFieldsProps) {
  const hasPhrases = schema.tone.onlyIf?.task?.includes(options.task) === true;
  return (
    <>
      <OptionFields schema={schema} only={drawn} options={options} change={change} />
      {hasPhrases && !isByModel && (
        <Button icon="refresh-cw" isSmall onClick={() => change({ version: (options.version % 1000) + 1 })}>
          Other phrases
        </Button>
      )}
    </>
  );
}
