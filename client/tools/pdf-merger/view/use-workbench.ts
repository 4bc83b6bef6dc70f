import { useCallback, useEffect, useRef, useState } from 'react';
import { useKeptFiles } from '#client/tool-kit/frame/tool-context.ts';
import { reportFailure } from '#client/ui/copy-button.tsx';
import type { MergerEngine } from './browser.ts';

type WorkbenchModule = typeof import('./workbench.tsx');

interface Workbench extends Pick<WorkbenchModule, 'FilesPanel' | 'PagesPanel'> {
  readonly engine: MergerEngine;
}

/**
 * Everything that deals with files. It is loaded while the page rests, or at once with the first file; `warmUp` starts
 * the workers, too.
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

  // A file dragged over the page is soon dropped.
  useEffect(() => {
    document.addEventListener('dragenter', warmUp);
    return () => document.removeEventListener('dragenter', warmUp);
  }, [warmUp]);

  // What is to show them may be of an older build, and gone.
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
