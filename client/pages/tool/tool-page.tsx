import { type ComponentType, useEffect, useState } from 'react';
import { rememberTool } from '#client/lib/storage/recent-tools.ts';
import type { ToolSummary, ToolViewProps } from '#client/tool-kit/define-tool.ts';
import type { OperationTakes } from '#client/tool-kit/operations/operation.ts';
import { ToolGrid } from '#client/tool-kit/frame/tool-card.tsx';
import type { ToolServices } from '#client/tool-kit/frame/tool-context.ts';
import { ToolFrame } from '#client/tool-kit/frame/tool-frame.tsx';
import { createToolSession } from '#client/tool-kit/frame/tool-session.ts';
import { PrerenderedHtml } from '#client/ui/prerendered-html.tsx';

/** What the standard page draws first of an operation. */
export interface OperationFacts {
  readonly takes: OperationTakes;
  readonly sample?: string;
}

export interface ToolPageProps {
  readonly tool: ToolSummary;
  readonly categoryName: string;
  readonly related: readonly ToolSummary[];
  /** Of a tool that has an operation and no view of its own. */
  readonly operation?: OperationFacts;
}

interface ToolPageParts {
  /** The tool's own, or the notice that it is not built yet. */
  readonly View: ComponentType<ToolViewProps>;
  readonly services: ToolServices;
  readonly aboutHtml: string | undefined;
}

export function ToolPage(props: ToolPageProps & ToolPageParts) {
  const { tool, categoryName, related, View, services, aboutHtml } = props;
  const [session] = useState(() => createToolSession(tool));

  useEffect(() => {
    rememberTool(tool.id);
  }, [tool.id]);

  return (
    <div className="page-width">
      <ToolFrame session={session} categoryName={categoryName} services={services}>
        <View tool={tool} />
      </ToolFrame>
      {related.length > 0 && (
        <section aria-labelledby="related-tools">
          <div className="section-head">
            <h2 id="related-tools">Related tools</h2>
          </div>
          <ToolGrid tools={related} columns={3} />
        </section>
      )}
      <PrerenderedHtml id="about-tool" className="about mt-4" html={aboutHtml} />
    </div>
  );
}
