import { Suspense } from 'react';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';

// It shows this browser's data only, so the document has none of it.
const StoredView = lazyPart(async () => ({ default: (await import('./stored-view.tsx')).StoredView }));

export interface YourDataPageProps {
  /** The names of the tools by id. */
  readonly names: Readonly<Record<string, string>>;
}

export default function YourDataPage({ names }: YourDataPageProps) {
  return (
    <div className="page-width pt-8">
      <h1 className="text-3xl">Your Data</h1>
      <p className="text-ink-2 mt-1 mb-6">
        What this site keeps in this browser. None of it is sent anywhere. Passwords and keys are never kept.
      </p>
      <div className="max-w-4xl">
        <Suspense fallback={<div className="h-dvh" />}>
          <StoredView names={names} />
        </Suspense>
      </div>
    </div>
  );
}
