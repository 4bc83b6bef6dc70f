import { EmptyPane } from '#client/tool-kit/texts/empty-pane.tsx';
import type { Options } from './use-operation.ts';
import type { LivePage } from './standard-page.ts';

interface OptionsPaneProps {
  readonly toolId: string;
  readonly live: LivePage | undefined;
  readonly options: Options | undefined;
}

/** The output of a tool that has only options, over the whole width. */
export function OptionsPane({ toolId, live, options }: OptionsPaneProps) {
  return (
    <div className="col-span-full min-w-0">
      {live && options ? (
        <live.parts.OptionsOutcome
          toolId={toolId}
          options={options}
          isRandom={live.operation.isRandom?.(options) === true}
        />
      ) : (
        <EmptyPane text="" />
      )}
    </div>
  );
}
