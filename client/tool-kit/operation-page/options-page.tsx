import { useState } from 'react';
import { TextTool } from '#client/tool-kit/texts/text-panes.tsx';
import { OptionsPane } from './options-pane.tsx';
import { OptionSlot } from './options/option-slot.tsx';
import type { Options } from './use-operation.ts';
import { type StandardPageProps, useLivePage } from './standard-page.ts';

/** The standard page of an operation that works only from its options. */
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
      <OptionsPane {...{ toolId, live, options }} />
    </TextTool>
  );
}
