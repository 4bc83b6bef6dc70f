/** Browsers track each part that they may skip in drawing, so parts should not be too many or too large. */
const maxBlocks = 60;
/** The estimated line height before the layout. */
const lineHeightPx = 26;

/** Inserts a block after `previous` (or first), in a chunk that is only laid out when it is scrolled into view. */
export function placeBlock(root: HTMLElement, block: HTMLElement, previous: HTMLElement | undefined): void {
  const chunk = previous?.parentElement ?? firstChunk(root);
  if (chunk.childElementCount < maxBlocks) {
    if (previous) previous.after(block);
    else chunk.prepend(block);
    guessHeight(chunk);
    return;
  }
  const next = makeChunk();
  if (previous) {
    chunk.after(next);
    const children = [...chunk.children];
    next.append(block, ...children.slice(children.indexOf(previous) + 1));
    guessHeight(chunk);
  } else {
    chunk.before(next);
    next.append(block);
  }
  guessHeight(next);
}

/** Removes a block, and its chunk if it was the last. */
export function removeBlock(block: HTMLElement): void {
  const chunk = block.parentElement;
  block.remove();
  if (chunk?.childElementCount === 0) chunk.remove();
}

/** Stores how many source lines a block has; its height is estimated from that. */
export function markLines(block: HTMLElement, lines: number): void {
  block.dataset.lines = String(Math.max(lines, 1));
}

function firstChunk(root: HTMLElement): HTMLElement {
  const [first] = root.children;
  if (first instanceof HTMLElement) return first;
  const chunk = makeChunk();
  root.append(chunk);
  return chunk;
}

function makeChunk(): HTMLElement {
  const chunk = document.createElement('div');
  chunk.className = 'chunk';
  return chunk;
}

function guessHeight(chunk: HTMLElement): void {
  let lines = 0;
  for (const block of chunk.children) lines += Number((block as HTMLElement).dataset.lines ?? '1');
  chunk.style.containIntrinsicBlockSize = `auto ${lines * lineHeightPx}px`;
}
