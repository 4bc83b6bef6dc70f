import type { CDPSession } from '@playwright/test';

/** One answer of the DevTools protocol. */
interface Message {
  readonly id?: number;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly message: string };
}

/**
 * A page of its own context that no debugger looks into: with one, as Playwright and Lighthouse have it, V8 keeps the
 * place of every word of a script, and starting React takes three times as long as it takes people.
 */
export class QuietPage {
  readonly #browser: CDPSession;
  readonly #sessionId: string;
  readonly #contextId: string;
  readonly #waiting = new Map<number, (message: Message) => void>();
  #lastId = 0;

  private constructor(browser: CDPSession, sessionId: string, contextId: string) {
    this.#browser = browser;
    this.#sessionId = sessionId;
    this.#contextId = contextId;
    browser.on('Target.receivedMessageFromTarget', this.#receive);
  }

  static async open(browser: CDPSession, width: number, height: number): Promise<QuietPage> {
    const { browserContextId } = await browser.send('Target.createBrowserContext');
    const { targetId } = await browser.send('Target.createTarget', {
      url: 'about:blank',
      browserContextId,
      width,
      height,
    });
    const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: false });
    return new QuietPage(browser, sessionId, browserContextId);
  }

  async send(method: string, params: object = {}): Promise<Readonly<Record<string, unknown>>> {
    this.#lastId += 1;
    const id = this.#lastId;
    const answer = new Promise<Message>((resolve) => this.#waiting.set(id, resolve));
    await this.#browser.send('Target.sendMessageToTarget', {
      sessionId: this.#sessionId,
      message: JSON.stringify({ id, method, params }),
    });
    const { result, error } = await answer;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result ?? {};
  }

  /** The value of an expression in the page, as JSON carries it. */
  async evaluate(expression: string): Promise<unknown> {
    const { result } = await this.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    return (result as { readonly value?: unknown }).value;
  }

  async close(): Promise<void> {
    this.#browser.off('Target.receivedMessageFromTarget', this.#receive);
    await this.#browser.send('Target.disposeBrowserContext', { browserContextId: this.#contextId });
  }

  readonly #receive = ({ sessionId, message }: { readonly sessionId: string; readonly message: string }) => {
    if (sessionId !== this.#sessionId) return;
    const parsed = JSON.parse(message) as Message;
    if (parsed.id === undefined) return;
    this.#waiting.get(parsed.id)?.(parsed);
    this.#waiting.delete(parsed.id);
  };
}
