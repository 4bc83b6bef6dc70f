import { ToolInputError } from '#core/errors.ts';

/** Asks for permission to show notifications. Call it from a button. Throws a ToolInputError when refused. */
export async function askToNotify(): Promise<void> {
  if (!('Notification' in globalThis)) throw new ToolInputError('This browser has no notifications.');
  if ((await Notification.requestPermission()) === 'granted') return;
  throw new ToolInputError('The browser blocks notifications.', {
    hint: 'Allow them in the browser’s settings for this site.',
  });
}

/** Shows a notification if the person allowed them and looks elsewhere; a click on it leads back to the page. */
export function showNotification(title: string, body: string): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted' || document.hasFocus()) return;
  try {
    const notification = new Notification(title, { body, tag: title });
    notification.addEventListener('click', () => {
      focus();
      notification.close();
    });
  } catch (error) {
    // Chrome on Android has the permission, but lets no page show one.
    if (!(error instanceof TypeError)) throw error;
  }
}
