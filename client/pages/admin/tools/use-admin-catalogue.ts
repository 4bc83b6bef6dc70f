import { useCallback, useEffect, useState } from 'react';
import { callAdmin } from '#client/lib/admin/admin-api.ts';
import { notify } from '#client/ui/toast-store.ts';
import type { AdminCatalogue } from '#contracts/admin.ts';
import { useAdmin } from '#client/pages/admin/admin-context.ts';

export interface LoadedCatalogue extends AdminCatalogue {
  readonly isLoading: boolean;
  readonly refresh: () => Promise<void>;
  /** A category's name, or its raw id when there is none of it. */
  readonly categoryName: (id: string) => string;
}

/** Returns the tools and categories as stored now. */
export function useAdminCatalogue(): LoadedCatalogue {
  const { onSessionEnd } = useAdmin();
  const [catalogue, setCatalogue] = useState<AdminCatalogue>({ tools: [], categories: [] });
  const [isLoading, setIsLoading] = useState(true);

  const refresh = useCallback(async () => {
    setIsLoading(true);
    try {
      setCatalogue((await callAdmin('/api/admin/tools')).data as AdminCatalogue);
    } catch (error) {
      if (onSessionEnd(error)) return;
      console.warn('Failed to load the tools', error);
      notify({ title: 'Error', text: 'Failed to load the tools', tone: 'destructive' });
    } finally {
      setIsLoading(false);
    }
  }, [onSessionEnd]);

  useEffect(() => {
    void refresh();
  }, [refresh]);

  const { categories } = catalogue;
  return {
    ...catalogue,
    isLoading,
    refresh,
    categoryName: (id) => categories.find((category) => category.id === id)?.name ?? id,
  };
}
