import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';

/**
 * Around lazy parts that stand in the document and may answer after the tool does. A fault in them leaves the rest of
 * the page alone.
 */
export function Later({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary isSilent>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
