import { addressOf, siteSettings } from '#client/lib/site-data.ts';
import type { ToolSummary } from '#client/tool-kit/define-tool.ts';
import { ToolGrid } from '#client/tool-kit/frame/tool-card.tsx';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { SearchFindings } from './search-findings.ts';

/** The answer to a question, or a job that no tool does: above the literal matches. */
export function FindingsAbove({ answer, lack }: SearchFindings) {
  return (
    <>
      {answer && (
        <p className="tool-card mb-4 p-4">
          <strong className="block text-xl wrap-anywhere">{answer.text}</strong>
          <a className="link inline-flex items-center gap-1.5" href={addressOf(answer.href)}>
            Open in {answer.toolName} <Icon name="arrow-right" />
          </a>
        </p>
      )}
      {lack && (
        <p className="tool-card mb-4 p-4">
          No tool here {lack}. <SuggestLink />
        </p>
      )}
    </>
  );
}

interface FindingsBelowProps {
  readonly title: string;
  readonly tools: readonly ToolSummary[];
}

/** The ranker's other matches, below the literal ones. */
export function FindingsBelow({ title, tools }: FindingsBelowProps) {
  if (tools.length === 0) return null;
  return (
    <section aria-labelledby="related-tools" className="mt-6">
      <h2 id="related-tools" className="mb-3 text-xl">
        {title}
      </h2>
      <ToolGrid tools={tools} />
    </section>
  );
}

/** An empty result, with the way back and the way on. */
export function NothingFound({ onReset }: { readonly onReset: () => void }) {
  return (
    <div className="tool-card grid justify-items-center gap-4 p-12">
      <p className="text-lg font-semibold">No tools found</p>
      <Button tone="primary" onClick={onReset}>
        Reset Filters
      </Button>
      <SuggestLink />
    </div>
  );
}

function SuggestLink() {
  if (!siteSettings.hasForms) return null;
  return (
    <a className="link" href={addressOf('/suggest-tool')}>
      Suggest a tool
    </a>
  );
}
