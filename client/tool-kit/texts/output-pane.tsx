import { createContext, type ReactNode, Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { CodeArea } from '#client/ui/code/code-area.tsx';
import { useIsPrinting } from '#client/ui/use-is-printing.ts';
import type { CodeHighlight } from '#client/ui/code/code-marks.ts';
import type { CodeLanguage } from '#client/ui/code/code-language.ts';
import { Pane } from './text-panes.tsx';

// Needed only for texts too long for the editor.
const LargeText = lazyPart(async () => ({ default: (await import('./large-text.tsx')).LargeText }));

/** A text output: in the editor while it is small, else as a blob that is shown piece by piece. */
export type TextOutput = { readonly text: string } | { readonly blob: Blob };

interface OutputPaneProps {
  readonly title?: string;
  readonly output: TextOutput | undefined;
  readonly language?: CodeLanguage;
  readonly highlights?: readonly CodeHighlight[] | undefined;
  /** True while the output belongs to an earlier input. */
  readonly isStale?: boolean;
  readonly placeholder?: string;
  readonly toolbar?: ReactNode;
  /** Errors and progress, which are above the output, or notes, which are under it. */
  readonly notice?: ReactNode;
  /** Shown under the output, so that its first line is level with the input's. */
  readonly figures?: ReactNode;
  /** The figures say all of the output, which is not shown a second time. */
  readonly isSaidByFigures?: boolean;
  /** Shown in place of the text. */
  readonly instead?: ReactNode;
}

/** True in the toolbar of an outdated output, which is shown but cannot be copied, saved or sent. */
export const StaleOutput = createContext(false);

export function OutputPane(props: OutputPaneProps) {
  const {
    title = 'Output',
    output,
    language,
    highlights,
    isStale = false,
    placeholder = '',
    toolbar,
    notice,
    figures,
    isSaidByFigures = false,
    instead,
  } = props;
  const isPrinting = useIsPrinting();
  const shown = isSaidByFigures || instead ? undefined : output;
  const printed = usePrinted(shown);
  return (
    <Pane
      title={title}
      canFind={shown !== undefined}
      toolbar={<StaleOutput value={isStale}>{toolbar}</StaleOutput>}
    >
      <div className="flex h-full flex-col">
        {notice && <div className="pane-notice">{notice}</div>}
        {figures && <div className={`pane-notice ${isSaidByFigures ? '' : 'pane-figures'}`}>{figures}</div>}
        <div className="relative min-h-0 flex-1" hidden={isSaidByFigures}>
          {isPrinting && printed && (
            <pre data-print="" className="mono whitespace-pre-wrap wrap-anywhere">
              {printed.text}
              {printed.isCut && '\n… The file holds more: download it.'}
            </pre>
          )}
          {isStale && output && <p className="stale-note">Outdated</p>}
          <div className={`relative h-full ${isStale ? 'stale' : ''}`}>
            {instead ? (
              <div className="h-full overflow-y-auto p-4">{instead}</div>
            ) : shown && 'blob' in shown ? (
              <Suspense>
                <LargeText label={title} blob={shown.blob} />
              </Suspense>
            ) : (
              <CodeArea
                label={title}
                value={shown?.text ?? ''}
                placeholder={placeholder}
                {...(language ? { language } : {})}
                {...(highlights ? { highlights } : {})}
              />
            )}
          </div>
        </div>
      </div>
    </Pane>
  );
}

/** In characters, about 300 sheets. Longer texts are not worth printing. */
const mostPrinted = 1_000_000;

/** Returns the printed text. A blob is read beforehand, because printing does not wait. */
function usePrinted(output: TextOutput | undefined) {
  const blob = output && 'blob' in output ? output.blob : undefined;
  const [read, setRead] = useState<{ readonly blob: Blob; readonly text: string }>();
  useEffect(() => {
    blob
      ?.slice(0, mostPrinted)
      .text()
      .then((text) => setRead({ blob, text }), reportFailure);
  }, [blob]);
  if (output && 'text' in output) return { text: output.text, isCut: false };
  return read && read.blob === blob ? { text: read.text, isCut: read.blob.size > mostPrinted } : undefined;
}
