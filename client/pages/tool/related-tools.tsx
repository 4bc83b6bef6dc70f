import type { ToolSummary } from '#client/tool-kit/define-tool.ts';
import { ToolGrid } from '#client/tool-kit/frame/tool-card.tsx';

/** Links to related tools. */
export function RelatedTools({ tools }: { readonly tools: readonly ToolSummary[] }) {
  if (tools.length === 0) return null;
  return (
    <section aria-labelledby="related-tools">
      <div className="section-head">
        <h2 id="related-tools">Related tools</h2>
      </div>
      <ToolGrid tools={tools} columns={3} />
    </section>
  );
}
