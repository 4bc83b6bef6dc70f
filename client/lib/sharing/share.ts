import { isAbortError } from '#core/errors.ts';
import { copyText } from './clipboard.ts';

/** Shares a link with the system's share sheet, or else copies it. Returns which of the two happened. */
export async function shareLink(title: string, url: string): Promise<'shared' | 'copied' | 'canceled'> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if (isAbortError(error)) return 'canceled';
      // The browser has sharing but refuses it here (for example a desktop without share targets), so the link is
      // copied.
    }
  }
  await copyText(url);
  return 'copied';
}
