import { ToolInputError } from '#core/errors.ts';

/** Copies text to the clipboard. Throws a ToolInputError if the browser refuses. */
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
 * Copies a PNG picture to the clipboard. Call it directly in the click handler, with a promise if the picture is not
 * ready yet, because browsers allow no later call. Throws a ToolInputError if the browser refuses.
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

/** Reads the text on the clipboard. Throws a ToolInputError if the browser refuses or has no clipboard. */
export async function readClipboardText(): Promise<string> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    throw new ToolInputError('The browser did not allow reading the clipboard.', {
      hint: 'Click into the box and press Ctrl+V (⌘V on a Mac).',
    });
  }
}
