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

/**
 * Puts a PNG picture on the clipboard. Call it at once upon a press, with a promise where the picture is not there
 * yet: browsers allow no later call. Throws a ToolInputError where the browser refuses.
 */
export async function copyImage(png: Promise<Blob>): Promise<void> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
  } catch {
    throw new ToolInputError('The browser did not allow copying the picture.', {
      hint: 'Right-click the picture and choose “Copy image”, or download it.',
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
