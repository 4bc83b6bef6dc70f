import type { HtmlDocument, HtmlElement } from './html-element.ts';
import { findAll, isBlank } from './normalize-html.ts';

/** Finds the lists that follow another of their kind, which they would continue with the same sign. */
export function findAlternateLists(document: HtmlDocument): ReadonlySet<HtmlElement> {
  const alternates = new Set<HtmlElement>();
  for (const list of findAll(document, ['ul', 'ol'])) {
    const previous = findPrevious(list);
    if (previous?.nodeName === list.nodeName && !alternates.has(previous)) alternates.add(list);
  }
  return alternates;
}

const frames = /^(?:LI|UL|OL|BLOCKQUOTE|TD|TH|TABLE|PRE|BODY)$/;

/** Finds what is shown before a node, however deep each of them is in elements that Markdown does not show. */
function findPrevious(node: HtmlElement): HtmlElement | null {
  let at: HtmlElement | null = node;
  let previous = lastShown(at.previousSibling);
  while (!previous) {
    at = at.parentNode;
    if (!at || frames.test(at.nodeName)) return null;
    previous = lastShown(at.previousSibling);
  }
  for (let inner: HtmlElement | null = previous; inner && !frames.test(previous.nodeName);) {
    inner = lastShown(previous.lastChild);
    if (inner) previous = inner;
  }
  return previous;
}

function lastShown(node: HtmlElement | null): HtmlElement | null {
  let at = node;
  while (at && isBlank(at)) at = at.previousSibling;
  return at;
}
