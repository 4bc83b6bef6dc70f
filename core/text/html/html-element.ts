/** The used members of a parsed element. The parser works without a browser's DOM, so pasted HTML never reaches one. */
export interface HtmlElement {
  readonly tagName: string;
  readonly nodeName: string;
  readonly textContent: string;
  readonly parentNode: HtmlElement | null;
  readonly previousSibling: HtmlElement | null;
  readonly nextSibling: HtmlElement | null;
  readonly children: ArrayLike<HtmlElement>;
  readonly firstChild: HtmlElement | null;
  readonly lastChild: HtmlElement | null;
  /** The text of a text node. */
  nodeValue: string | null;
  cloneNode(isDeep: boolean): HtmlElement;
  getAttribute(name: string): string | null;
  removeAttribute(name: string): void;
  setAttribute(name: string, value: string): void;
  appendChild(child: HtmlElement): void;
  insertBefore(child: HtmlElement, before: HtmlElement | null): void;
  removeChild(child: HtmlElement): void;
}

export interface HtmlDocument {
  readonly body: HtmlElement;
  createElement(tag: string): HtmlElement;
  createTextNode(text: string): HtmlElement;
  querySelectorAll(selector: string): ArrayLike<HtmlElement>;
}
