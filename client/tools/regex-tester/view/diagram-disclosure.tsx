import { Suspense, useState } from 'react';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';

const DiagramPanel = lazyPart(async () => ({ default: (await import('./diagram-panel.tsx')).DiagramPanel }));

interface DiagramDisclosureProps {
  readonly pattern: string;
  readonly flags: string;
  readonly isValid: boolean;
}

/** A collapsible section with the diagram, which is wide and not needed by everyone. */
export function DiagramDisclosure(props: DiagramDisclosureProps) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <details
      className="tool-card tool-pad"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="cursor-pointer text-lg font-semibold">Diagram</summary>
      {isOpen && (
        <div className="mt-3">
          <Suspense fallback={<p className="text-ink-3">Drawing…</p>}>
            <DiagramPanel {...props} />
          </Suspense>
        </div>
      )}
    </details>
  );
}
