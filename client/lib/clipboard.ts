import { ToolInputError } from '#core/errors.ts';

/** Puts text on the clipboard. Throws a ToolInputError where the browser refuses. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    throw new ToolInputError('The browser did not allow copying.', {
      hint: 'Select the text and press Ctrl+C (⌘C on a Mac).',
    });
  }
}

/** The text on the clipboard. Throws a ToolInputError where the browser refuses or has none. */
export async function readClipboardText(): Promise<string> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    throw new ToolInputError('The browser did not allow reading the clipboard.', {
      hint: 'Click into the box and press Ctrl+V (⌘V on a Mac).',
    });
  }
}
