import { downloadText } from '#client/lib/files/downloads.ts';
import type { OutputPart } from '#client/tool-kit/operations/operation-result.ts';
import { Button } from '#client/ui/button.tsx';
import { CopyButton } from '#client/ui/copy-button.tsx';
import { mediaTypeOf } from '#core/files/media-types.ts';

/** A short text under its title, to copy or to save. */
export function TextPart({ part: { title = '', name, kind, content } }: { readonly part: OutputPart }) {
  if (typeof content !== 'string') return null;
  return (
    <section className="grid min-w-0 gap-2" aria-label={title}>
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="mr-auto font-semibold">{title}</h2>
        <Button isSmall icon="download" onClick={() => downloadText(content, name, mediaTypeOf(kind))}>
          {name}
        </Button>
        <CopyButton isSmall label="Copy" accessibleLabel={`Copy ${title.toLowerCase()}`} text={content} />
      </div>
      <pre
        className="mono bg-surface-2 max-h-96 overflow-auto rounded-[var(--r-s)] p-3 text-sm break-all whitespace-pre-wrap"
        tabIndex={0}
        role="region"
        aria-label={`${title}, text`}
      >
        {content}
      </pre>
    </section>
  );
}
