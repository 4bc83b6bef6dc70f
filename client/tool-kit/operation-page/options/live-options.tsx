import { useEffect } from 'react';
import type { AnyOperation, OutputPart } from '#client/tool-kit/operations/operation.ts';
import { useToolState } from '#client/tool-kit/state/use-tool-state.ts';
import { OptionFields } from './option-fields.tsx';
import type { Options } from './option-values.ts';
import { WayBack } from '../way-back.tsx';

interface LiveOptionsProps {
  readonly operation: AnyOperation;
  readonly onOptions: (options: Options) => void;
  /** What the way back begins with; undefined while there is nothing. */
  readonly part?: OutputPart | undefined;
  readonly onInvert?: (text: string | undefined) => void;
}

/** The options, kept per tool and carried by links, and told to the page. */
export function LiveOptions({ operation, onOptions, part, onInvert }: LiveOptionsProps) {
  const [options, change] = useToolState(operation.schema);
  useEffect(() => {
    onOptions(options);
  }, [onOptions, options]);
  return (
    <>
      <OptionFields schema={operation.schema} options={options} change={change} />
      {onInvert && (
        <WayBack
          operation={operation}
          options={options}
          part={part}
          onInvert={(inverted, text) => {
            change(inverted);
            onInvert(text);
          }}
        />
      )}
    </>
  );
}
