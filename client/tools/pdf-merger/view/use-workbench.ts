import { useCallback, useEffect, useRef, useState } from 'react';
import { useKeptFiles } from '#client/tool-kit/frame/tool-context.ts';
import { reportFailure } from '#client/ui/copy-button.tsx';
import type { MergerEngine } from './browser.ts';

type WorkbenchModule = typeof import('./workbench.tsx');

interface Workbench extends Pick<WorkbenchModule, 'FilesPanel' | 'PagesPanel'> {
  readonly engine: MergerEngine;
}

/**
 * Loads the code that handles files, when the page is idle or at once with the first file; `warmUp` also starts the
 * workers.
 */
export function useWorkbench() {
  const [bench, setBench] = useState<Workbench>();
  const engineRef = useRef<MergerEngine>(undefined);

  useEffect(() => {
    const timer = setTimeout(() => {
      import('./workbench.tsx').catch(reportFailure);
    }, 1500);
    return () => {
      clearTimeout(timer);
      engineRef.current?.dispose();
    };
  }, []);

  const warmUp = useCallback(() => {
    if (engineRef.current) return;
    import('./workbench.tsx')
      .then(({ createMergerEngine }) => {
        engineRef.current ??= createMergerEngine();
        engineRef.current.warmUp();
      })
      .catch(reportFailure);
  }, []);

  // A file dragged over the page will probably be dropped.
  useEffect(() => {
    document.addEventListener('dragenter', warmUp);
    return () => document.removeEventListener('dragenter', warmUp);
  }, [warmUp]);

  // Files are kept for a reload, because the code that shows them may be from an older build and gone.
  const [waiting, setWaiting] = useState<readonly File[]>([]);
  useKeptFiles(waiting);

  const addFiles = (files: File[]) => {
    setWaiting((others) => [...others, ...files]);
    import('./workbench.tsx')
      .then(({ createMergerEngine, FilesPanel, PagesPanel }) => {
        const engine = (engineRef.current ??= createMergerEngine());
        setBench({ engine, FilesPanel, PagesPanel });
        engine.store.addFiles(files);
        setWaiting([]);
      })
      .catch(reportFailure);
  };
  return { bench, addFiles, warmUp };
}
