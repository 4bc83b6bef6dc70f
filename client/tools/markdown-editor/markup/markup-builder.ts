import { isSafeImage, isSafeLink } from '../markdown/addresses.ts';
import { isAllowedAttribute, isAllowedClass, isAllowedElement, isVoidElement } from './elements.ts';
import type { MarkupNode } from './markup.ts';

/** The origin of an element; only markup of the same origin may close it. */
type Origin = 'markdown' | 'html';

interface OpenElement {
  readonly tag: string;
  readonly origin: Origin;
  readonly children: MarkupNode[];
}

type Attributes = Readonly<Record<string, string>>;

/** Browsers nest at most 512 levels; deeper content is flattened. */
const maxDepth = 200;

export interface MarkupBuilder {
  open(origin: Origin, tag: string, attributes?: Attributes): void;
  close(origin: Origin, tag: string): void;
  addText(text: string): void;
  /** Returns whether no element is open. */
  isAtTop(): boolean;
  /** Returns the nodes since the last call; closes open elements. */
  take(): MarkupNode[];
}

/** Creates a builder for nodes from any sequence of tags; the result is always a well-formed, allowed tree. */
export function createMarkupBuilder(): MarkupBuilder {
  let nodes: MarkupNode[] = [];
  let stack: OpenElement[] = [];
  const target = () => stack.at(-1)?.children ?? nodes;

  return {
    open(origin, tag, attributes = {}) {
      if (!isAllowedElement(tag)) return;
      const children: MarkupNode[] = [];
      const isFlat = stack.length >= maxDepth;
      if (!isFlat) target().push({ tag, attributes: safeAttributes(tag, attributes), children });
      if (!isVoidElement(tag) && !isFlat) stack.push({ tag, origin, children });
    },
    close(origin, tag) {
      const index = stack.findLastIndex((element) => element.tag === tag && element.origin === origin);
      const barrier = stack.findLastIndex((element) => element.origin === 'markdown');
      if (index < 0 || (origin === 'html' && index < barrier)) return;
      stack = stack.slice(0, index);
    },
    addText(text) {
      if (text === '') return;
      const children = target();
      const last = children.at(-1);
      if (typeof last === 'string') children[children.length - 1] = last + text;
      else children.push(text);
    },
    isAtTop: () => stack.length === 0,
    take() {
      const taken = nodes;
      nodes = [];
      stack = [];
      return taken;
    },
  };
}

function safeAttributes(tag: string, attributes: Attributes): Attributes {
  const kept = Object.entries(attributes).filter(
    ([name, value]) => isAllowedAttribute(tag, name) && isSafeValue(tag, name, value),
  );
  if (tag !== 'input') return Object.fromEntries(kept);
  // The only allowed control is a task's checkbox, and it is disabled.
  return { ...Object.fromEntries(kept), type: 'checkbox', disabled: '' };
}

function isSafeValue(tag: string, name: string, value: string): boolean {
  if (name === 'class') return isAllowedClass(tag, value);
  if (name === 'href' || name === 'cite') return isSafeLink(value);
  return name !== 'src' || isSafeImage(value);
}
