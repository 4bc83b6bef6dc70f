import { once } from 'node:events';

/** The parts that are read from answers of https://www.w3.org/TR/webdriver-bidi/. */
interface Answer {
  readonly capabilities: { readonly browserVersion: string };
  readonly contexts: readonly { readonly context: string }[];
  readonly type: 'success' | 'exception';
  readonly exceptionDetails: { readonly text: string };
  readonly result: { readonly value?: unknown; readonly sharedId?: string };
}

type Message =
  | { readonly type: 'success'; readonly id: number; readonly result: Answer }
  | { readonly type: 'error'; readonly id: number; readonly message: string }
  | { readonly type: 'event' };

interface Bidi {
  readonly send: (method: string, params: object) => Promise<Answer>;
  readonly close: () => void;
}

/** Opens a connection for WebDriver BiDi. */
export async function openBidi(address: string): Promise<Bidi> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, PromiseWithResolvers<Answer>>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.type === 'event') return;
    const call = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.type === 'success') call?.resolve(message.result);
    else call?.reject(new Error(message.message));
  });
  socket.addEventListener('close', () => {
    for (const call of waiting.values()) call.reject(new Error('The browser ended.'));
  });
  let id = 0;
  return {
    send: (method, params) => {
      id += 1;
      const call = Promise.withResolvers<Answer>();
      waiting.set(id, call);
      socket.send(JSON.stringify({ id, method, params }));
      return call.promise;
    },
    close: () => socket.close(),
  };
}
