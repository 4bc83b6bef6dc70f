import { useEmptyText } from '#client/ui/loading/waiting-parts.ts';
import { Pane } from './text-panes.tsx';

/** The output pane before there is an output. */
export function EmptyPane({ text = 'The result appears here' }: { readonly text?: string }) {
  const shown = useEmptyText(text);
  return (
    <Pane title="Output">
      <p className="mono text-ink-3 px-4 py-2.5 text-[0.875rem]">{shown}</p>
    </Pane>
  );
}
