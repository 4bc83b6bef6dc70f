import { ToolInputError } from '#core/errors.ts';
import { plainHttpReason } from '#core/site/secure-context.ts';

/** Copies text to the clipboard. Throws a ToolInputError if the browser refuses. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    if (copyByEvent(text)) return;
    throw new ToolInputError('The browser did not allow copying.', {
      hint: 'Select the text and press Ctrl+C (⌘C on a Mac).',
    });
  }
}

/** Deprecated, and the only way to copy over plain http. */
interface OldCommands {
  execCommand(name: 'copy'): boolean;
}

/**
 * Copies by answering the browser's own copy event, whatever is selected, because pages over plain http have no
 * `navigator.clipboard`. Returns false if the browser refuses.
 */
function copyByEvent(text: string): boolean {
  const answer = (event: ClipboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    event.clipboardData?.setData('text/plain', text);
  };
  // Without a selection, WebKit copies only after the first of them was answered.
  const types = ['beforecopy', 'copy'] as const;
  for (const type of types) document.addEventListener(type as 'copy', answer, true);
  const isCopied = (document as OldCommands).execCommand('copy');
  for (const type of types) document.removeEventListener(type as 'copy', answer, true);
  return isCopied;
}

/**
 * Copies a PNG picture to the clipboard. Call it directly in the click handler, with a promise if the picture is not
 * ready yet, because browsers allow no later call. Throws a ToolInputError if the browser refuses.
 */
export async function copyImage(png: Promise<Blob>): Promise<void> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
  } catch {
    throw new ToolInputError(
      plainHttpReason('copy pictures') ?? 'The browser did not allow copying the picture.',
      {
        hint: 'Right-click the picture and choose “Copy image”, or download it.',
      },
    );
  }
}

/**
 * Reads the text on the clipboard, with `read` if it is wanted in another form. Throws a ToolInputError if the browser
 * refuses or has no clipboard.
 */
export async function readClipboardText(
  read = (clipboard: Clipboard): Promise<string> => clipboard.readText(),
): Promise<string> {
  try {
    return await read(navigator.clipboard);
  } catch {
    throw new ToolInputError(
      plainHttpReason('let pages read the clipboard') ?? 'The browser did not allow reading the clipboard.',
      {
        hint: 'Click into the box and press Ctrl+V (⌘V on a Mac).',
      },
    );
  }
}
