import { Suspense, useEffect } from 'react';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import type { ToolInputError } from '#core/errors.ts';
import { Fault } from './fault.ts';
import type { RunProgressProps } from './progress-view.tsx';

// Shown only for long work.
const ProgressView = lazyPart(async () => ({ default: (await import('./progress-view.tsx')).ProgressView }));

interface RunErrorProps {
  readonly error: ToolInputError | undefined;
  readonly title?: string;
  /** Takes the person to the place of the mistake, where there is one. */
  readonly onJump?: (error: ToolInputError) => void;
}

/** An error, its place, and how to fix it. Draws nothing without an error. */
export function RunError({ error, title, onJump }: RunErrorProps) {
  if (!error) return null;
  const { line, column, hint, field } = error.details;
  const place =
    line === undefined ? undefined : `line ${line}${column === undefined ? '' : `, column ${column}`}`;
  return (
    <Alert {...(title ? { title } : {})}>
      <p data-wrong-option={field}>
        {error.message}
        {place && !onJump && ` (${place})`}
      </p>
      {hint && <p className="text-ink-2">{hint}</p>}
      {place && onJump && (
        <p>
          <Button
            isSmall
            onClick={() => {
              onJump(error);
            }}
          >
            Go to {place}
          </Button>
        </p>
      )}
      <RetryButton error={error} />
    </Alert>
  );
}

/**
 * Does the work again after a fault of ours, and by itself once the connection is back. Draws nothing for a mistake,
 * which must be mended first.
 */
export function RetryButton({ error }: { readonly error: ToolInputError }) {
  const retry = error instanceof Fault ? error.retry : undefined;
  useEffect(() => {
    if (!retry || navigator.onLine) return undefined;
    const again = () => retry();
    addEventListener('online', again, { once: true });
    return () => removeEventListener('online', again);
  }, [retry]);
  if (!retry) return null;
  return (
    <p>
      <Button isSmall icon="rotate-ccw" onClick={retry}>
        Retry
      </Button>
    </p>
  );
}

/** How far the work has come, and a way to stop it. */
export function RunProgress(props: RunProgressProps) {
  return (
    <Suspense fallback={<p className="text-ink-2 text-[0.9375rem]">{props.label}</p>}>
      <ProgressView {...props} />
    </Suspense>
  );
}
