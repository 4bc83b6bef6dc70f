import { downloadText } from '#client/lib/files/downloads.ts';
import { Button } from '#client/ui/button.tsx';
import { CopyButton } from '#client/ui/copy-button.tsx';
import type { KeyReport } from '../describe.ts';

/** The keys and certificates as texts, each to copy or to save. */
export function KeyFiles({ detail }: { readonly detail: KeyReport }) {
  return detail.files.map(({ title, fileName, text }) => (
    <section key={title} className="grid min-w-0 gap-2" aria-label={title}>
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="mr-auto font-semibold">{title}</h2>
        <Button isSmall icon="download" onClick={() => downloadText(text, fileName, 'text/plain')}>
          {fileName}
        </Button>
        <CopyButton isSmall label="Copy" accessibleLabel={`Copy ${title.toLowerCase()}`} text={text} />
      </div>
      <pre
        className="mono bg-surface-2 max-h-96 overflow-auto rounded-[var(--r-s)] p-3 text-sm break-all whitespace-pre-wrap"
        tabIndex={0}
        role="region"
        aria-label={`${title}, text`}
      >
        {text}
      </pre>
    </section>
  ));
}
