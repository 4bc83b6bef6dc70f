import { createContext, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { CodeArea } from '#client/ui/code/code-area.tsx';
import type { CodeLanguage } from '#client/ui/code/code-language.ts';
import { Pane } from './text-panes.tsx';

// Only texts too long for the editor need it.
const LargeText = lazy(async () => ({ default: (await import('./large-text.tsx')).LargeText }));

/** A text output: in the editor while it is small, else as a blob that is shown piece by piece. */
export type TextOutput = { readonly text: string } | { readonly blob: Blob };

interface OutputPaneProps {
  readonly title?: string;
  readonly output: TextOutput | undefined;
  readonly language?: CodeLanguage;
  /** True while the output belongs to an earlier input. */
  readonly isStale?: boolean;
  readonly placeholder?: string;
  readonly toolbar?: ReactNode;
  /** Stands above the output: errors, warnings, progress. */
  readonly notice?: ReactNode;
}

/** True in the toolbar of an output that belongs to an earlier input: it is shown, and cannot be taken for new. */
export const StaleOutput = createContext(false);

export function OutputPane(props: OutputPaneProps) {
  const { title = 'Output', output, language, isStale = false, placeholder = '', toolbar, notice } = props;
  const isPrinting = useIsPrinting();
  return (
    <Pane title={title} toolbar={<StaleOutput value={isStale}>{toolbar}</StaleOutput>}>
      <div className="flex h-full flex-col">
        {notice && <div className="max-h-[70%] shrink-0 overflow-y-auto p-3">{notice}</div>}
        <div className="relative min-h-0 flex-1">
          {isPrinting && output && 'text' in output && (
            <pre data-print="" className="mono whitespace-pre-wrap wrap-anywhere">
              {output.text}
            </pre>
          )}
          {isStale && output && <p className="stale-note">Of an earlier input</p>}
          <div className={`relative h-full ${isStale ? 'stale' : ''}`}>
            {output && 'blob' in output ? (
              <Suspense>
                <LargeText label={title} blob={output.blob} />
              </Suspense>
            ) : (
              <CodeArea
                label={title}
                value={output?.text ?? ''}
                placeholder={placeholder}
                {...(language ? { language } : {})}
              />
            )}
          </div>
        </div>
      </div>
    </Pane>
  );
}

/** True while the page is printed: an editor draws only what is in sight, paper shows all. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('beforeprint', () => flushSync(() => setIsPrinting(true)), { signal });
    addEventListener('afterprint', () => setIsPrinting(false), { signal });
    return () => listening.abort();
  }, []);
  return isPrinting;
}
