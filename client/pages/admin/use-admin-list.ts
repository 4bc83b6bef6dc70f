import { useCallback, useEffect, useRef, useState } from 'react';
import { callAdmin } from '#client/lib/admin/admin-api.ts';
import { notify } from '#client/ui/toast-store.ts';
import { useAdmin } from './admin-context.ts';

export interface AdminList<Row> {
  /** Undefined until the first answer. */
  readonly rows: readonly Row[] | undefined;
  readonly total: number;
  /** How many rows are missing because the database is damaged. */
  readonly unreadable: number;
  readonly isLoading: boolean;
  readonly refresh: () => Promise<void>;
}

/**
 * Loads rows from an address of our server, at once and whenever the address changes. Reports failures, and keeps
 * the last rows.
 */
export function useAdminList<Row>(path: string, failureText: string): AdminList<Row> {
  const { onSessionEnd } = useAdmin();
  const [list, setList] = useState<{ rows: readonly Row[]; total: number; unreadable: number }>();
  const [isLoading, setIsLoading] = useState(false);
  const latest = useRef(0);

  const refresh = useCallback(async () => {
    latest.current += 1;
    const turn = latest.current;
    setIsLoading(true);
    try {
      const { data, total, unreadable } = await loadWithRetry(path);
      if (turn === latest.current) setList({ rows: data as readonly Row[], total, unreadable });
    } catch (error) {
      if (onSessionEnd(error)) return;
      console.warn(failureText, error);
      notify({ title: 'Error', text: failureText, tone: 'destructive' });
    } finally {
      if (turn === latest.current) setIsLoading(false);
    }
  }, [path, failureText, onSessionEnd]);

  useEffect(() => {
    void refresh();
  }, [refresh]);

  return { rows: list?.rows, total: list?.total ?? 0, unreadable: list?.unreadable ?? 0, isLoading, refresh };
}

/** One retry, for a connection that broke; a refusal stays one. */
async function loadWithRetry(path: string) {
  try {
    return await callAdmin(path);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return callAdmin(path);
  }
}
