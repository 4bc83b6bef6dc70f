import type { AnyOperation } from '#client/tool-kit/operations/operation.ts';
import { TextTool } from '#client/tool-kit/text-panes.tsx';
import { useToolState } from '#client/tool-kit/use-tool-state.ts';
import { OptionFields } from './option-fields.tsx';
import { OutputView } from './output-view.tsx';
import { describeRun, RunNotice } from './run-notice.tsx';
import { useOperation } from './use-operation.ts';

interface MakerOperationProps {
  readonly toolId: string;
  readonly operation: AnyOperation;
}

/** Stands for an input where there is none. */
const noFiles: readonly File[] = [];

/** The standard page of an operation that works from its options alone. */
export function MakerOperation({ toolId, operation }: MakerOperationProps) {
  const [options, change] = useToolState(operation.schema);
  const run = useOperation(toolId, noFiles, options);
  return (
    <TextTool
      options={<OptionFields schema={operation.schema} options={options} change={change} />}
      status={describeRun(run, false)}
    >
      <div className="col-span-full min-w-0">
        <OutputView
          result={run.output}
          isStale={run.isStale}
          notice={<RunNotice run={run} isLong={false} />}
        />
      </div>
    </TextTool>
  );
}
