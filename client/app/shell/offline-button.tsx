import { useState } from 'react';
import type { OfflineProgress } from '#client/app/offline-progress.ts';
import { Button } from '#client/ui/button.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { ProgressBar } from '#client/ui/progress-bar.tsx';

/** Stores the heavy parts (image codecs, the PDF reader) as well, so that every tool works without a network. */
export function OfflineButton() {
  const [progress, setProgress] = useState<OfflineProgress>();
  const [isRunning, setRunning] = useState(false);

  async function store(): Promise<void> {
    // Its words come with it: every page has this button, and few press it.
    const { storeInWords } = await import('#client/app/offline-progress.ts');
    setProgress(await storeInWords(setProgress));
  }

  function handleClick(): void {
    setRunning(true);
    store()
      .catch(reportFailure)
      .finally(() => setRunning(false));
  }

  return (
    <div role="status" className="grid max-w-64 gap-2">
      {progress && <p>{progress.text}</p>}
      {isRunning && <ProgressBar label="Storing every tool" fraction={progress?.fraction} />}
      {!isRunning && progress?.fraction !== 1 && (
        <div>
          <Button isSmall icon="cloud-download" onClick={handleClick}>
            {progress ? 'Store the rest' : 'Make all tools available offline'}
          </Button>
        </div>
      )}
    </div>
  );
}
