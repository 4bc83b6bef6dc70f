import { useCallback } from 'react';
import { useToolSession } from '#client/tool-kit/frame/tool-context.ts';

/**
 * Who comes near a button for files, or drags one over the page, hands one over within a second or two: time enough
 * for a worker to start and to load the tool's operation, which takes as long as the work on a small file.
 */
export function useWarmUp(): () => void {
  const { tool } = useToolSession();
  return useCallback(() => {
    import('#client/tool-kit/operations/runner.ts')
      .then(({ warmUpOperation }) => warmUpOperation(tool.id))
      // Not every tool has an operation; and what cannot be loaded now is told when it is asked for.
      .catch(() => undefined);
  }, [tool.id]);
}
