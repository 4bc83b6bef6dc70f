import type { ToolSummary } from '#client/tool-kit/define-tool.ts';
import { ToolGrid } from '#client/tool-kit/frame/tool-card.tsx';

export interface CollectionPageProps {
  readonly title: string;
  readonly description: string;
  readonly tools: readonly ToolSummary[];
}

export default function CollectionPage({ title, description, tools }: CollectionPageProps) {
  return (
    <div className="page-width pt-8">
      <h1 className="text-3xl">{title}</h1>
      <p className="text-ink-2 mt-1 mb-6">{description}</p>
      {tools.length > 0 ? (
        <ToolGrid tools={tools} columns={3} headingLevel="h2" />
      ) : (
        <p className="text-ink-2 py-10">No tools found in this category.</p>
      )}
    </div>
  );
}
