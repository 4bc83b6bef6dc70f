import { createContext, useContext, useEffect, useRef } from 'react';
import type { Handoff } from '#client/lib/sharing/handoff.ts';
import type { DataKind } from '#core/text/kinds/data-kinds.ts';
import type { ToolSummary } from '#client/tool-kit/define-tool.ts';
import type { ToolSession } from './tool-session.ts';

/** The site's services that tools use. The app provides them. */
export interface ToolServices {
  /** The tools that take data of this kind, best first, without the one that asks. */
  findReceivers(kind: DataKind, askingToolId: string): Promise<readonly ToolSummary[]>;
}

interface ToolContextValue {
  readonly session: ToolSession;
  readonly services: ToolServices;
}

export const ToolContext = createContext<ToolContextValue | undefined>(undefined);

/** The visit this component belongs to. */
export function useToolSession(): ToolSession {
  return useToolContext().session;
}

export function useToolServices(): ToolServices {
  return useToolContext().services;
}

/** Calls `receive` with data that another tool or the search box sent to this page. */
export function useReceivedData(receive: (handoff: Handoff) => void): void {
  const session = useToolSession();
  const receiveRef = useRef(receive);
  useEffect(() => {
    receiveRef.current = receive;
  });
  useEffect(
    () =>
      session.onArrival(({ handoff }) => {
        if (handoff) receiveRef.current(handoff);
      }),
    [session],
  );
}

/** Names the files that come back should the page have to be reloaded. */
export function useKeptFiles(files: readonly File[]): void {
  const session = useToolSession();
  useEffect(
    () => session.addLinkSource((_, isKept) => (isKept && files.length > 0 ? { files } : {})),
    [session, files],
  );
}

function useToolContext(): ToolContextValue {
  const value = useContext(ToolContext);
  if (!value) throw new Error('This component must be inside a tool page.');
  return value;
}
