/** Pastes that were given their HTML as text. */
const rewritten = new WeakSet<Event>();

/** What browsers do in a text box for a paste; missing in TypeScript's types as it is deprecated. */
interface OldCommands {
  execCommand(name: 'insertText', showsUi: false, text: string): boolean;
}

/** Pastes formatted text as its HTML from now on. Returns what ends that. */
export function pasteAsHtml(): () => void {
  const rewrite = (event: ClipboardEvent) => {
    const { clipboardData } = event;
    const [target] = event.composedPath();
    if (!clipboardData || !target || rewritten.has(event)) return;
    const plain = clipboardData.getData('text/plain');
    const text = chooseText(clipboardData.getData('text/html'), plain);
    if (text === plain) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const data = new DataTransfer();
    data.setData('text/plain', text);
    const init = { clipboardData: data, bubbles: true, cancelable: true, composed: true };
    const next = new ClipboardEvent('paste', init);
    rewritten.add(next);
    // A box inserts what a person pastes by itself, but not what a script does.
    if (target.dispatchEvent(next) && target instanceof HTMLTextAreaElement)
      (document as OldCommands).execCommand('insertText', false, text);
  };
  document.addEventListener('paste', rewrite, true);
  return () => document.removeEventListener('paste', rewrite, true);
}

/** Reads the HTML of formatted text on the clipboard, else its plain text. Rejects if the browser refuses. */
export async function readFormatted(clipboard: Clipboard): Promise<string> {
  const [item] = await clipboard.read();
  const read = async (type: string) => (item?.types.includes(type) ? (await item.getType(type)).text() : '');
  return chooseText(await read('text/html'), await read('text/plain'));
}

function chooseText(html: string, plain: string): string {
  return html === '' || isColoredCode(html) || /^\s*<[!/a-z]/i.test(plain) ? plain : html;
}

/** Whether copied HTML is code as an editor colors it: then the plain text is meant. */
export function isColoredCode(html: string): boolean {
  return /^\s*(?:<meta[^>]*>)?\s*<(?:pre|div style="[^"]*font-family:[^"]*mono)/i.test(html);
}
