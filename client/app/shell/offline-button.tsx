import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { ProgressBar } from '#client/ui/progress-bar.tsx';

type State = { readonly step: 'idle' | 'done' } | { readonly step: 'loading'; readonly fraction: number };

/** Stores the heavy parts (image codecs, the PDF reader) as well, so that every tool works without a network. */
export function OfflineButton() {
  const [state, setState] = useState<State>({ step: 'idle' });

  async function store(): Promise<void> {
    setState({ step: 'loading', fraction: 0 });
    const { cacheEverything } = await import('#client/lib/service-worker.ts');
    await cacheEverything((fraction) => setState({ step: 'loading', fraction }));
    setState({ step: 'done' });
  }

  function handleClick(): void {
    store().catch((error: unknown) => {
      setState({ step: 'idle' });
      reportFailure(error);
    });
  }

  return (
    <div role="status" className="grid max-w-64 gap-2">
      {state.step === 'idle' && (
        <div>
          <Button isSmall icon="cloud-download" onClick={handleClick}>
            Make all tools available offline
          </Button>
        </div>
      )}
      {state.step === 'loading' && (
        <>
          <p>Storing every tool on this device…</p>
          <ProgressBar label="Storing every tool" fraction={state.fraction} />
        </>
      )}
      {state.step === 'done' && <p>Every tool is stored and works without a network.</p>}
    </div>
  );
}
