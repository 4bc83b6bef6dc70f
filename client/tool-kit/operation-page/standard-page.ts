import { type ReactNode, useEffect, useState } from 'react';
import type { AnyOperation } from '#client/tool-kit/operations/operation.ts';
import type { InputWords } from '#client/tool-kit/operations/page-words.ts';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { loadPart } from '#client/ui/loading/lazy-part.ts';
import type { ToolSlots } from './tool-slots.ts';
import type * as LiveParts from './live-parts.ts';

export interface StandardPageProps {
  readonly toolId: string;
  readonly sample: string | undefined;
  readonly input: InputWords | undefined;
  /** True if the initial options need no input. */
  readonly hasNoInput: boolean;
  /** For prerendering only: browsers load it after the first paint. */
  readonly options: ReactNode;
}

export interface LivePage {
  readonly operation: AnyOperation;
  /** The tool's additions to the page. */
  readonly slots: ToolSlots;
  readonly parts: typeof LiveParts;
}

/** The operation and what shows it; undefined until they are loaded. */
export function useLivePage(toolId: string): LivePage | undefined {
  const [live, setLive] = useState<LivePage>();
  useEffect(() => {
    let isGone = false;
    loadPart(() => loadLivePage(toolId)).then((loaded) => {
      if (!isGone) setLive(loaded);
    }, reportFailure);
    return () => {
      isGone = true;
    };
  }, [toolId]);
  return live;
}

async function loadLivePage(toolId: string): Promise<LivePage> {
  const parts = await import('./live-parts.ts');
  const [operation, slots] = await Promise.all([parts.loadOperation(toolId), parts.loadSlots(toolId)]);
  return { operation, slots, parts };
}
