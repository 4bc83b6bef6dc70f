import { type ComponentType, useEffect, useState } from 'react';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';
import { rememberTool } from '#client/lib/storage/recent-tools.ts';
import type { ToolSummary, ToolViewProps } from '#client/tool-kit/define-tool.ts';
import type { OperationTakes } from '#client/tool-kit/operations/operation.ts';
import type { InputWords } from '#client/tool-kit/operations/page-words.ts';
import type { ToolServices } from '#client/tool-kit/frame/tool-context.ts';
import { Later } from '#client/tool-kit/frame/later.tsx';
import { ToolFrame } from '#client/tool-kit/frame/tool-frame.tsx';
import { createToolSession } from '#client/tool-kit/frame/tool-session.ts';
import { PrerenderedHtml } from '#client/ui/loading/prerendered-html.tsx';
import { ToolGrid } from '#client/tool-kit/frame/tool-card.tsx';

// The prerendered page contains the related tools. They start to work after the tool does.
const LateRelatedTools = lazyPart(() => Promise.resolve({ default: RelatedTools }));

/** The parts of an operation that the standard page draws first. */
interface OperationFacts {
  readonly takes: OperationTakes;
  readonly sample?: string;
  readonly input?: InputWords;
  readonly isForm?: boolean;
  /** True if the initial options need no input. */
  readonly hasNoInput?: boolean;
}

export interface ToolPageProps {
  readonly tool: ToolSummary;
  readonly categoryName: string;
  readonly related: readonly ToolSummary[];
  /** For a tool with an operation and without its own view. */
  readonly operation?: OperationFacts;
}

interface ToolPageParts {
  /** The tool's own, or the notice that it is not built yet. */
  readonly View: ComponentType<ToolViewProps>;
  readonly services: ToolServices;
  /** The text about the tool, while prerendering. */
  readonly html: string | undefined;
}

export default function ToolPage(props: ToolPageProps & ToolPageParts) {
  const { tool, categoryName, related, View, services, html } = props;
  const [session] = useState(() => createToolSession(tool));

  useEffect(() => {
    rememberTool(tool.id);
  }, [tool.id]);

  return (
    <div className="page-width">
      <ToolFrame session={session} categoryName={categoryName} services={services}>
        <View tool={tool} />
      </ToolFrame>
      <Later>
        <LateRelatedTools tools={related} />
      </Later>
      <PrerenderedHtml id="about-tool" className="about mt-4" html={html} />
    </div>
  );
}

/** Links to related tools. */
function RelatedTools({ tools }: { readonly tools: readonly ToolSummary[] }) {
  if (tools.length === 0) return null;
  return (
    <section aria-labelledby="related-tools">
      <div className="section-head">
        <h2 id="related-tools">Related tools</h2>
      </div>
      <ToolGrid tools={tools} columns={3} isFilled={tools.length < 3} />
    </section>
  );
}
