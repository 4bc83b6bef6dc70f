import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { AnyOperation } from '#client/tool-kit/operations/operation.ts';
import type { OutputPart } from '#client/tool-kit/operations/operation-result.ts';
import { useToolState } from '#client/tool-kit/state/use-tool-state.ts';
import type { Handoff } from '#client/lib/sharing/handoff.ts';
import { LinkedNote } from '#client/tool-kit/frame/linked-note.tsx';
import { OperationOptions } from './operation-options.tsx';
import type { Options } from '../use-operation.ts';
import { WayBack } from '../way-back.tsx';

interface LiveOptionsProps {
  readonly operation: AnyOperation;
  /** Called with the options and how to change them, before anything else can happen. */
  readonly onOptions: (options: Options, change: (change: Options) => void) => void;
  /** The options as they were before the page changed its layout: storage keeps neither texts nor secrets. */
  readonly before?: Options | undefined;
  /** Data that another tool sent. */
  readonly received?: Pick<Handoff, 'kind' | 'text'> | undefined;
  /** The output that Swap begins with; undefined while there is none. */
  readonly part?: OutputPart | undefined;
  readonly onInvert?: (text: string | undefined) => void;
  /** Runs the work on the input again. */
  readonly onRun?: () => void;
  /** Called when another tab is chosen, with a way back to the tab before. */
  readonly onTab?: ((goBack: () => void) => void) | undefined;
  /** True once there is an input, typed or handed over. */
  readonly hasInput?: boolean;
}

/** The options, stored per tool and restored from links, and reported to the page. */
export function LiveOptions(props: LiveOptionsProps) {
  const { operation, onOptions, part, onInvert, onRun, onTab, received, hasInput = false } = props;
  const before = useRef(props.before);
  const [options, change, ask] = useToolState(operation.schema);
  useOptionsForInput(operation, options, change, hasInput);
  // In the same step, so that the result of the earlier options counts as outdated at once.
  useLayoutEffect(() => {
    onOptions(options, change);
  }, [onOptions, options, change]);
  useEffect(() => {
    if (before.current) ask(before.current);
  }, [ask]);
  useEffect(() => {
    if (received && operation.optionsFor) ask(operation.optionsFor(received.kind, received.text));
  }, [received, operation, ask]);
  return (
    <>
      {operation.isRandom?.(options) === false && <LinkedNote what="options" />}
      <OperationOptions {...{ operation, options, change, onTab }} onRun={hasInput ? onRun : undefined} />
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

/** If an input arrives while the options use none, switches to options that use it. */
function useOptionsForInput(
  { optionalInput }: AnyOperation,
  options: Options,
  change: (change: Options) => void,
  hasInput: boolean,
): void {
  // The first options are not yet those from storage or a link.
  const [isSettled, setIsSettled] = useState(false);
  const [hadInput, setHadInput] = useState(false);
  useEffect(() => {
    setIsSettled(true);
    if (!isSettled || hasInput === hadInput) return;
    setHadInput(hasInput);
    if (hasInput && optionalInput?.isUsed(options) === false) change(optionalInput.whenGiven);
  }, [isSettled, hasInput, hadInput, optionalInput, options, change]);
}
