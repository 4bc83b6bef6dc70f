import { isAbortError } from '#core/errors.ts';
import { copyText } from './clipboard.ts';

/** Offers a link by the system's share sheet, else copies it. Says which happened. */
export async function shareLink(title: string, url: string): Promise<'shared' | 'copied' | 'canceled'> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if (isAbortError(error)) return 'canceled';
      // Sharing is offered but not allowed here (a desktop without targets, say): copy instead.
    }
  }
  await copyText(url);
  return 'copied';
}
