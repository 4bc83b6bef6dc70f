import { useState } from 'react';
import { Pane, TextTool } from '#client/tool-kit/texts/text-panes.tsx';
import { OptionSlot } from './options/option-slot.tsx';
import type { Options } from './options/option-values.ts';
import { type StandardPageProps, useLivePage } from './standard-page.ts';

/** The standard page of an operation that works from its options alone. */
export function OptionsPage({ toolId, options: firstOptions }: StandardPageProps) {
  const live = useLivePage(toolId);
  const [options, setOptions] = useState<Options>();
  return (
    <TextTool
      options={
        live ? (
          <live.parts.LiveOptions operation={live.operation} onOptions={setOptions} />
        ) : (
          <OptionSlot options={firstOptions} />
        )
      }
    >
      <div className="col-span-full min-w-0">
        {live && options ? (
          <live.parts.OptionsOutcome
            toolId={toolId}
            options={options}
            isRandom={live.operation.isRandom === true}
          />
        ) : (
          <Pane title="Output">{null}</Pane>
        )}
      </div>
    </TextTool>
  );
}
