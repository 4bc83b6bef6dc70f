import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';

/**
 * Around parts that the document already shows and that may come alive after the tool. A fault in them does not affect
 * the rest of the page.
 */
export function Later({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary isSilent>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
