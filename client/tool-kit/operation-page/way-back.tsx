import { goTo } from '#client/lib/navigation.ts';
import type { AnyOperation } from '#client/tool-kit/operations/operation.ts';
import type { OutputPart } from '#client/tool-kit/operations/operation-result.ts';
import { useToolServices, useToolSession } from '#client/tool-kit/frame/tool-context.ts';
import { Button } from '#client/ui/button.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';

type Options = Readonly<Record<string, unknown>>;

interface WayBackProps {
  readonly operation: AnyOperation;
  readonly options: Options;
  /** The output to swap; undefined while there is none. */
  readonly part: OutputPart | undefined;
  /** Takes the options of the other direction, and the output as the new input. */
  readonly onInvert: (options: Options, text: string | undefined) => void;
}

/** Swap: the output becomes the input of the opposite direction, here or in another tool. */
export function WayBack({ operation, options, part, onInvert }: WayBackProps) {
  const { tool } = useToolSession();
  const services = useToolServices();
  const { inverse } = operation;
  if (inverse === undefined && !operation.invert) return null;

  async function turnRound(): Promise<void> {
    const content = part?.content;
    if (operation.invert) {
      onInvert(operation.invert(options), typeof content === 'string' ? content : undefined);
      return;
    }
    const target = (await services.findReceivers(part?.kind ?? 'text', tool.id)).find(
      ({ id }) => id === inverse,
    );
    const path = `/tools/${target?.slug ?? inverse ?? ''}`;
    if (part === undefined) return goTo(path);
    const { leaveHandoff } = await import('#client/lib/sharing/handoff.ts');
    const { kind, name } = part;
    const parcel =
      typeof content === 'string' ? { text: content } : { files: [new File([part.content], name)] };
    goTo(`${path}#${await leaveHandoff({ kind, fromTool: tool.id, ...parcel })}`);
  }

  return (
    <Button
      icon="arrow-left-right"
      tone="plain"
      isSmall
      onClick={() => {
        turnRound().catch(reportFailure);
      }}
    >
      Swap
    </Button>
  );
}
