/** What browsers insert into a box; missing in TypeScript's types as it is deprecated. */
interface OldCommands {
  execCommand(name: 'insertText', showsUi: false, text: string): boolean;
}

/** Pastes formatted text as its HTML from now on, but into fields of one line. Returns what ends that. */
export function pasteAsHtml(): () => void {
  const end = new AbortController();
  const { signal } = end;
  const chosen = new WeakMap<Event, string>();
  const choose = (event: ClipboardEvent) => {
    const { clipboardData } = event;
    if (!clipboardData || event.composedPath()[0] instanceof HTMLInputElement) return;
    const plain = clipboardData.getData('text/plain');
    const text = chooseText(clipboardData.getData('text/html'), plain);
    if (text === plain) return;
    chosen.set(event, text);
    // Firefox gives a paste by a script no data, so the event goes on with other data.
    const data = new DataTransfer();
    data.setData('text/plain', text);
    Object.defineProperty(event, 'clipboardData', { value: data });
  };
  const insert = (event: ClipboardEvent) => {
    const text = chosen.get(event);
    const isLeft = !event.defaultPrevented && event.composedPath()[0] instanceof HTMLTextAreaElement;
    if (text === undefined || !isLeft) return;
    event.preventDefault();
    (document as OldCommands).execCommand('insertText', false, text);
  };
  document.addEventListener('paste', choose, { signal, capture: true });
  document.addEventListener('paste', insert, { signal });
  return () => end.abort();
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
