import { useCallback } from 'react';
import { useToolSession } from '#client/tool-kit/frame/tool-context.ts';

/**
 * Starts a worker as soon as the pointer comes near a button for files, or drags a file over the page. The file follows
 * in a second or two. By then the worker has loaded the tool's operation, which takes as long as the work on a small
 * file.
 */
export function useWarmUp(): () => void {
  const { tool } = useToolSession();
  return useCallback(() => {
    import('#client/tool-kit/operations/runner.ts')
      .then((runner) => runner.warmUpOperation(tool.id))
      // Not every tool has an operation, and a failure to load is reported when it is used.
      .catch(() => undefined);
  }, [tool.id]);
}
