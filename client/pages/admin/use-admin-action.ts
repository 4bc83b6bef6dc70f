import { useState } from 'react';
import { AdminRefusal } from '#client/lib/admin/admin-api.ts';
import { notify } from '#client/ui/toast-store.ts';
import { useAdmin } from './admin-context.ts';

export interface AdminAction {
  readonly isBusy: boolean;
  /** The server's refusal. */
  readonly refusal: AdminRefusal | undefined;
  /** Runs one change; resolves to whether it was done. */
  readonly run: (work: () => Promise<void>) => Promise<boolean>;
}

/** One change at a time, with its refusal; `failureText` is the notice of a failure. */
export function useAdminAction(failureText: string): AdminAction {
  const { onSessionEnd } = useAdmin();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<AdminRefusal>();

  async function run(work: () => Promise<void>): Promise<boolean> {
    setIsBusy(true);
    setRefusal(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      if (onSessionEnd(error)) return false;
      if (error instanceof AdminRefusal) setRefusal(error);
      console.warn(failureText, error);
      notify({ title: 'Error', text: failureText, tone: 'destructive' });
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, refusal, run };
}
