import { type ComponentType, useState } from 'react';
import type { ToolSummary, ToolViewProps } from '#client/tool-kit/define-tool.ts';
import { ToolGrid } from '#client/tool-kit/tool-card.tsx';
import type { ToolServices } from '#client/tool-kit/tool-context.ts';
import { ToolFrame } from '#client/tool-kit/tool-frame.tsx';
import { createToolSession } from '#client/tool-kit/tool-session.ts';
import { PrerenderedHtml } from '#client/ui/prerendered-html.tsx';
import { ToolInDevelopment } from './tool-in-development.tsx';

export interface ToolPageProps {
  readonly tool: ToolSummary;
  readonly related: readonly ToolSummary[];
}

interface ToolPageParts {
  /** Absent for a tool that is announced but not built. */
  readonly View: ComponentType<ToolViewProps> | undefined;
  readonly services: ToolServices;
  readonly aboutHtml: string | undefined;
}

export function ToolPage({ tool, related, View, services, aboutHtml }: ToolPageProps & ToolPageParts) {
  const [session] = useState(() => createToolSession(tool));
  return (
    <div className="page-width">
      <ToolFrame session={session} services={services}>
        {View ? <View tool={tool} /> : <ToolInDevelopment />}
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
