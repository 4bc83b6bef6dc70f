import { OutputView } from '#client/tool-kit/operation-page/output-view.tsx';
import { RunNotice } from '#client/tool-kit/operation-page/run-notice.tsx';
import { useOperation } from '#client/tool-kit/operation-page/use-operation.ts';
import type operation from '../operation.ts';

interface TemplateOutputProps {
  readonly content: string | File;
  readonly options: Parameters<typeof useOperation<typeof operation>>[2];
}

/** Shows the output of the template writer. */
export function TemplateOutput({ content, options }: TemplateOutputProps) {
  const run = useOperation<typeof operation>('ai-text-generator', content, options);
  return (
    <OutputView
      result={run.output}
      isStale={run.isStale}
      notice={<RunNotice run={run} isLong={typeof content !== 'string'} />}
    />
  );
}
