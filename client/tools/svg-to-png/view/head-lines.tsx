import type { SlotProps } from '#client/tool-kit/operation-page/tool-slots.ts';
import { CopyButton } from '#client/ui/copy-button.tsx';
import type operation from '../operation.ts';

/** The lines that name a favicon set in the head of a page. */
export function HeadLines({ run }: SlotProps<typeof operation>) {
  const detail = run.isStale ? undefined : run.output?.detail;
  if (!detail || !('html' in detail) || typeof detail.html !== 'string') return null;
  return (
    <section className="tool-card tool-pad mt-4" aria-label="HTML">
      <div className="mb-2 flex items-center justify-between gap-2">
        <h2 className="text-[1.0625rem] font-semibold">For the head of each page</h2>
        <CopyButton text={detail.html} isSmall accessibleLabel="Copy HTML" />
      </div>
      <pre className="mono overflow-x-auto text-[0.9375rem]">{detail.html}</pre>
    </section>
  );
}
