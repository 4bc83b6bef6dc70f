import { markLines, placeBlock, removeBlock } from './block-chunks.ts';
import type { MarkupNode } from '../markup/markup.ts';
import { makeNodes } from './preview-elements.ts';
import { previewStyle } from '../preview/preview-style.ts';
import type { PreviewUpdate } from '../session-api.ts';

interface PainterListener {
  onScroll(): void;
  /** Called when the person starts to use the preview. */
  onLead(): void;
  onFollowLink(address: string): void;
  /** Called with the zero-based source line of a click. */
  onChooseLine(line: number): void;
}

export interface PreviewPainter {
  /** Draws the changes in small steps; resolves when all are drawn. */
  update(update: PreviewUpdate): Promise<void>;
  topLine(): number;
  /** Scrolls to a zero-based line; a fraction is a position within a line. */
  scrollToLine(line: number): void;
  scrollToEnd(): void;
  destroy(): void;
}

/** The number of frames until blocks scrolled into view have their final height. */
export const settleFrames = 2;

/** The longest drawing time, in milliseconds, before the page may react to input. */
const sliceMs = 10;
/** Creates a preview that shows blocks inside a shadow root in `host`. */
export function createPreviewPainter(host: HTMLElement, listener: PainterListener): PreviewPainter {
  const { scroller, style } = prepareHost(host);
  let blocks: HTMLElement[] = [];
  let startLines: Float64Array = new Float64Array();
  let lineCount = 0;
  const stopListening = listen(scroller, listener, (target) => {
    const index = blocks.findIndex((block) => block.contains(target));
    return index < 0 ? undefined : startLines[index];
  });

  async function update(change: PreviewUpdate): Promise<void> {
    const removed = change.isWhole
      ? blocks.splice(0, blocks.length)
      : blocks.splice(change.from, change.removed);
    const inserted: HTMLElement[] = [];
    let previous = blocks[change.from - 1];
    let sliceStart = performance.now();
    const rest = async () => {
      if (performance.now() - sliceStart < sliceMs) return;
      await new Promise((resolve) => setTimeout(resolve));
      sliceStart = performance.now();
    };
    // Old blocks are replaced one by one, so that the height and the scroll position stay about the same.
    for (const [index, json] of change.inserted.entries()) {
      const block = makeBlock(json, spanOf(change, index));
      placeBlock(scroller, block, previous);
      inserted.push(block);
      previous = block;
      const old = removed.pop();
      if (old) removeBlock(old);
      await rest();
    }
    for (const block of removed) {
      removeBlock(block);
      await rest();
    }
    blocks = [...blocks.slice(0, change.from), ...inserted, ...blocks.slice(change.from)];
    ({ startLines, lineCount } = change);
  }

  const lineOf = (index: number) => startLines[index] ?? lineCount;
  const placeOf = (element: Element) =>
    element.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop;
  const topOf = (index: number) => {
    const block = blocks[index];
    return block ? placeOf(block) : scroller.scrollHeight;
  };

  return {
    update,
    topLine() {
      const { children, scrollTop } = scroller;
      // Reading a chunk's position does not lay out its content.
      const chunk =
        children[lastIndex(children.length, (index) => placeOf(children[index] ?? scroller) <= scrollTop)];
      const first = blocks.findIndex((block) => block === chunk?.firstElementChild);
      if (!chunk || first < 0) return 0;
      const inside = lastIndex(chunk.childElementCount, (middle) => topOf(first + middle) <= scrollTop);
      const index = first + inside;
      const within = (scrollTop - topOf(index)) / Math.max(topOf(index + 1) - topOf(index), 1);
      return lineOf(index) + Math.min(Math.max(within, 0), 1) * (lineOf(index + 1) - lineOf(index));
    },
    scrollToLine(line) {
      const index = lastIndex(blocks.length, (middle) => lineOf(middle) <= line);
      const within = (line - lineOf(index)) / Math.max(lineOf(index + 1) - lineOf(index), 1);
      const top = topOf(index) + Math.min(Math.max(within, 0), 1) * (topOf(index + 1) - topOf(index));
      scroller.scrollTop = line <= 0 ? 0 : top;
    },
    scrollToEnd() {
      scroller.scrollTop = scroller.scrollHeight;
    },
    destroy() {
      stopListening();
      style.replaceSync('');
      host.shadowRoot?.replaceChildren();
    },
  };
}

function prepareHost(host: HTMLElement) {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const style = new CSSStyleSheet();
  style.replaceSync(previewStyle);
  root.adoptedStyleSheets = [style];
  const scroller = document.createElement('div');
  scroller.className = 'scroller';
  scroller.tabIndex = 0;
  scroller.setAttribute('role', 'region');
  scroller.setAttribute('aria-label', 'Rendered document');
  root.replaceChildren(scroller);
  return { scroller, style };
}

function makeBlock(json: string, lines: number): HTMLElement {
  const block = document.createElement('div');
  block.className = 'block';
  markLines(block, lines);
  block.append(...makeNodes(JSON.parse(json) as MarkupNode[]));
  return block;
}

function spanOf({ from, startLines, lineCount }: PreviewUpdate, index: number): number {
  return (startLines[from + index + 1] ?? lineCount) - (startLines[from + index] ?? 0);
}

/** Finds the last index for which `isBefore` is true, by binary search; 0 if there is none. */
function lastIndex(length: number, isBefore: (index: number) => boolean): number {
  let low = 0;
  let high = length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (isBefore(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

function listen(
  scroller: HTMLElement,
  listener: PainterListener,
  lineAt: (target: Node) => number | undefined,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  for (const type of ['pointerdown', 'wheel', 'touchstart', 'keydown']) {
    scroller.addEventListener(type, () => listener.onLead(), { passive: true, signal });
  }
  scroller.addEventListener('scroll', () => listener.onScroll(), { passive: true, signal });
  scroller.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link) return;
      event.preventDefault();
      const address = link.getAttribute('href') ?? '';
      if (address.startsWith('#')) goToPlace(scroller, address);
      else if (address !== '') listener.onFollowLink(address);
    },
    { signal },
  );
  scroller.addEventListener(
    'dblclick',
    ({ target }) => {
      const line = target instanceof Node ? lineAt(target) : undefined;
      if (line !== undefined) listener.onChooseLine(line);
    },
    { signal },
  );
  return () => stop.abort();
}

function goToPlace(scroller: HTMLElement, address: string): void {
  const place = new URL(address, 'https://place.invalid').hash.slice(1);
  const candidates = [...scroller.querySelectorAll('[id], a[name]')];
  const found = candidates.find((element) =>
    [element.id, element.getAttribute('name')].some(
      (name) =>
        name !== null && name !== '' && (`#${name}` === address || encodeURIComponent(name) === place),
    ),
  );
  if (found) bringIntoView(found);
  else if (place === '' || place === 'top') scroller.scrollTop = 0;
}

/** Blocks scrolled into view get their real height a frame later, so the position is corrected. */
function bringIntoView(place: Element, framesLeft = settleFrames): void {
  place.scrollIntoView({ block: 'start' });
  if (framesLeft > 0) requestAnimationFrame(() => bringIntoView(place, framesLeft - 1));
}
