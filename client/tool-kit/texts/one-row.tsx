import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createStore, jsonFormat } from '#client/lib/storage/storage.ts';
import { Button } from '#client/ui/button.tsx';

interface OneRowProps {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  /** The button's label for this many hidden rows or notes. */
  readonly more: (hidden: number) => ReactNode;
  readonly less: ReactNode;
  readonly icon?: string;
  readonly children: ReactNode;
}

/**
 * The first row of an area that may fill several, and the rows with main options or the first note. A button shows the
 * rest; until then Tab skips it. Everything stays in the document, for print.
 */
export function OneRow({ isOpen, onOpen, more, less, icon, children }: OneRowProps) {
  const box = useRef<HTMLDivElement>(null);
  const flow = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState<number>();
  const measure = () => {
    if (!box.current || !flow.current) return;
    const edge = edgeOf(box.current, flow.current);
    setHidden(isMoreThan(flow.current, edge) ? countFurther(flow.current, edge) : undefined);
    const { bottom } = box.current.getBoundingClientRect();
    // Prerendered options, which have a wrapper, stay inert.
    for (const part of flow.current.querySelectorAll<HTMLElement>(':not(.contents)')) {
      part.inert = part.getBoundingClientRect().top >= bottom - 2;
    }
  };
  // Measured whenever it is drawn: a line that ends in an ellipsis keeps its height, whatever else it says.
  useEffect(() => {
    if (!box.current || !flow.current) return;
    // In the next frame, because the box, which a wrong option opens, is resized by it.
    const watching = new ResizeObserver(() => requestAnimationFrame(measure));
    // When the fonts load, a wider part can push others into the next row, and the height may stay the same.
    for (const part of [box.current, ...flow.current.children]) watching.observe(part);
    return () => watching.disconnect();
  });
  return (
    <>
      <div ref={box} className="one-row" data-open={isOpen}>
        <div ref={flow} className="one-row-flow">
          {children}
        </div>
      </div>
      {hidden !== undefined && (
        <Button
          {...(icon ? { icon } : {})}
          isSmall
          className="one-row-toggle"
          aria-expanded={isOpen}
          onClick={() => onOpen(!isOpen)}
        >
          {isOpen ? less : more(hidden)}
        </Button>
      )}
    </>
  );
}

/** Returns where the first row ends, or the last that contains a main option, which is never hidden. */
function edgeOf(box: HTMLElement, flow: HTMLElement): number {
  const { top } = flow.getBoundingClientRect();
  const row = Number.parseFloat(getComputedStyle(flow).minHeight);
  const mains = [...flow.querySelectorAll('.option-main,.alert:first-child li:first-child')];
  const edge = Math.max(top + row, ...mains.map((main) => main.getBoundingClientRect().bottom));
  box.style.setProperty('--least', `${edge - top}px`);
  return edge;
}

function isMoreThan(flow: HTMLElement, edge: number): boolean {
  if (flow.getBoundingClientRect().bottom > edge + 2) return true;
  return [...flow.querySelectorAll('li,li>p')].some((line) => line.scrollHeight > line.clientHeight + 2);
}

/** How many begin below the edge. */
function countFurther(parent: Element, edge: number): number {
  return [...parent.children].reduce((sum, child) => {
    if (getComputedStyle(child).display === 'contents') return sum + countFurther(child, edge);
    const { top, width } = child.getBoundingClientRect();
    return sum + (width > 0 && top >= edge - 2 ? 1 : 0);
  }, 0);
}

/** Whoever opened all notes of one output wants to see those of the next one, too. */
const notesShown = createStore(
  'allNotes',
  jsonFormat((raw) => (typeof raw === 'boolean' ? raw : undefined)),
  false,
);

/** The notes in one line under the output, and all of them on request. */
export function NotesStrip({ children }: { readonly children: ReactNode }) {
  const isOpen = useSyncExternalStore(notesShown.subscribe, notesShown.read, () => false);
  return (
    <div className="notes-strip">
      <OneRow more={() => 'More'} less="Less" isOpen={isOpen} onOpen={notesShown.write}>
        {children}
      </OneRow>
    </div>
  );
}
