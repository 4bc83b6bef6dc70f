import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { tellOutput } from '#client/lib/sharing/page-output.ts';
import { CopyButton } from '#client/ui/copy-button.tsx';
import { useEmptyText } from '#client/ui/loading/waiting-parts.ts';

interface ResultPanelProps {
  /** The label of the value. */
  readonly label: string;
  /** The result for people; undefined while there is none. */
  readonly value: ReactNode;
  /** The raw value for the clipboard. */
  readonly copyText?: string | undefined;
  /** Shown in place of the value while there is none. */
  readonly placeholder?: string;
  readonly isStale?: boolean;
  /** Buttons beside Copy. */
  readonly actions?: ReactNode;
  /** The working, shown under the value. */
  readonly children?: ReactNode;
}

/** The right side of a form tool: one large result, which screen readers announce when it changes, and how it was calculated. */
export function ResultPanel(props: ResultPanelProps) {
  const { label, value, copyText, isStale = false, children } = props;
  const valueRef = useRef<HTMLDivElement>(null);
  const emptyText = useEmptyText(props.placeholder ?? '');
  const isAway = useIsAway(valueRef);
  useEffect(() => {
    if (copyText !== undefined && !isStale) tellOutput(copyText);
  }, [copyText, isStale]);
  const isLong = typeof value === 'string' && value.length > 40;
  return (
    <section
      className="tool-card tool-pad relative grid content-start gap-3"
      aria-label={label}
      data-print={value === undefined ? undefined : ''}
    >
      <div className="flex items-center justify-between gap-3">
        <p className="text-ink-2 flex flex-wrap items-center gap-x-2 font-semibold">
          {label}
          {isStale && value !== undefined && <span className="stale-note static!">Outdated</span>}
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          {props.actions}
          {copyText !== undefined && (
            <CopyButton text={copyText} isSmall isDisabled={isStale} accessibleLabel={`Copy ${label}`} />
          )}
        </div>
      </div>
      <div
        ref={valueRef}
        role="status"
        className={`result-value ${isLong ? 'text-xl' : ''} ${isStale ? 'stale' : ''}`}
      >
        {value ?? (
          <span className="text-ink-3 text-[1.0625rem] font-normal tracking-normal">{emptyText}</span>
        )}
      </div>
      <div className={`grid min-w-0 gap-3 empty:hidden ${isStale ? 'stale' : ''}`}>{children}</div>
      {isAway && value !== undefined && copyText !== undefined && (
        <div className={`foot-bar narrow-only ${isStale ? 'stale' : ''}`}>
          <button
            type="button"
            className="tabular min-h-11 min-w-0 flex-1 truncate text-start font-semibold"
            aria-label={`Show ${label}`}
            onClick={() => valueRef.current?.scrollIntoView({ block: 'center' })}
          >
            <span className="text-ink-2 block truncate text-[0.8125rem]">{label}</span>
            {value}
          </button>
          <CopyButton text={copyText} isSmall isDisabled={isStale} accessibleLabel={`Copy ${label}`} />
        </div>
      )}
    </section>
  );
}

/** An element that shows less than this at the lower edge of the window does not count as in view. */
const leastShown = '0px 0px -32px';

/** Whether the result is out of view: then a strip at the bottom of a phone's screen shows it. */
export function useIsAway(ref: RefObject<HTMLElement | null>): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    const result = ref.current;
    if (!result) return;
    // The browser may report several changes at once; the last one is current.
    const tell: IntersectionObserverCallback = (entries) =>
      setIsAway(entries.at(-1)?.isIntersecting === false);
    const observer = new IntersectionObserver(tell, { rootMargin: leastShown });
    observer.observe(result);
    return () => observer.disconnect();
  }, [ref]);
  return isAway;
}
