import { useEffect, useRef, useState } from 'react';
import { reportFailure } from '#client/ui/copy-button.tsx';
import type { MergerEngine } from './browser.ts';

type WorkbenchModule = typeof import('./workbench.tsx');

interface Workbench extends Pick<WorkbenchModule, 'FilesPanel' | 'PagesPanel'> {
  readonly engine: MergerEngine;
}

/** Everything that deals with files. It is loaded while the page rests, or at once with the first file. */
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

  const addFiles = (files: File[]) => {
    import('./workbench.tsx')
      .then(({ createMergerEngine, FilesPanel, PagesPanel }) => {
        const engine = (engineRef.current ??= createMergerEngine());
        setBench({ engine, FilesPanel, PagesPanel });
        engine.store.addFiles(files);
      })
      .catch(reportFailure);
  };
  return { bench, addFiles };
}
