import { type ComponentType, StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { reportFailure } from '#client/ui/copy-button.tsx';
import type { Clip } from './clip.ts';
import type { PaletteProps } from './palette.tsx';
import { readClip } from './read-clip.ts';
import { searchFieldOf, useSuggestions } from './use-suggestions.tsx';

/** Listens for the palette's keys, beside the page, which does not need it first. */
export function startPalette(path: string): void {
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(
    <StrictMode>
      <PaletteHost slug={/^\/tools\/([^/]+)/.exec(path)?.[1]} />
    </StrictMode>,
  );
}

interface Opening {
  readonly text: string;
  readonly clip: Clip | undefined;
}

interface PaletteHostProps {
  /** The slug of the page's tool. */
  readonly slug: string | undefined;
}

/**
 * Opens the palette on Ctrl/⌘ + K anywhere, on / outside of text boxes, and on a paste or drop; shows its list
 * under a search box while someone types. Its content loads on first use.
 */
function PaletteHost({ slug }: PaletteHostProps) {
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>();
  const [KeyList, setKeyList] = useState<ComponentType<{ onClose: () => void }>>();
  const [opening, setOpening] = useState<Opening>();
  const { suggestions, closeSuggestions } = useSuggestions();

  useEffect(() => {
    let isAwaited = false;
    const open = (text: string, clip?: Clip) => {
      closeSuggestions();
      setOpening({ text, clip });
      isAwaited = true;
      import('./palette.tsx').then(
        (module) => setPalette(() => module.Palette),
        (error: unknown) => {
          isAwaited = false;
          reportFailure(error);
        },
      );
    };
    // Keys typed before the palette is ready go into it.
    const keepTyped = (event: KeyboardEvent) => {
      isAwaited &&= !document.querySelector('.palette[open]');
      if (!isAwaited || event.ctrlKey || event.metaKey) return;
      if (event.key === 'Escape') {
        isAwaited = false;
        setOpening(undefined);
      } else if (event.key.length === 1) {
        event.preventDefault();
        setOpening((before) => before && { ...before, text: before.text + event.key });
      }
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', keepTyped, { signal });
    document.addEventListener('keydown', (event) => handleKeyDown(event, open), { signal });
    const showKeys = (event: KeyboardEvent) => {
      if (event.key !== '?' || isWriting(event) || event.defaultPrevented) return;
      import('./key-list.tsx').then((module) => setKeyList(() => module.KeyList), reportFailure);
    };
    document.addEventListener('keydown', showKeys, { signal });
    document.addEventListener('click', (event) => openByLink(event, open), { signal });
    listenForData(slug, open, signal);
    for (const type of ['dragover', 'dragleave', 'drop'] as const) {
      document.addEventListener(type, showDropPlace, { capture: true, signal });
    }
    takeLaunchedFiles((files) => open('', { files }));
    // Only tests wait for this sign that the keys work.
    document.documentElement.dataset.palette = 'true';
    return () => listening.abort();
  }, [slug, closeSuggestions]);

  return (
    <>
      {Palette && opening && (
        <Palette
          initialText={opening.text}
          initialClip={opening.clip}
          onClose={() => setOpening(undefined)}
        />
      )}
      {KeyList && <KeyList onClose={() => setKeyList(undefined)} />}
      {!opening && suggestions}
    </>
  );
}

type Open = (text: string, clip?: Clip) => void;

function handleKeyDown(event: KeyboardEvent, open: Open): void {
  const field = searchFieldOf(event);
  const isPalette =
    (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) ||
    (event.key === '/' && !isWriting(event)) ||
    (event.key === 'ArrowDown' && field !== undefined);
  if (!isPalette || event.isComposing || event.defaultPrevented) return;
  event.preventDefault();
  open(field?.value ?? '');
}

/** The search icon is a link to the list of tools; here it opens the palette. */
function openByLink(event: MouseEvent, open: Open): void {
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (!isPlain || !(event.target instanceof Element) || !event.target.closest('a[rel=search]')) return;
  event.preventDefault();
  open('');
}

/** Data pasted or dropped beside the boxes of a page goes to its tool, or to the palette when the tool takes none such. */
function listenForData(slug: string | undefined, open: Open, signal: AbortSignal): void {
  const offer = async (words: string, clip: Clip | undefined) => {
    const giving = await import('./give-to-tool.ts');
    const isTaken = slug !== undefined && (await giving.giveToTool(slug, clip ?? { text: words }));
    if (!isTaken) open(clip ? '' : words, clip);
  };
  const take = (event: Event, transfer: DataTransfer | null) => {
    const isInBox = searchFieldOf(event) !== undefined;
    if (!transfer || event.defaultPrevented || (isWriting(event) && !isInBox)) return;
    const clip = readClip(transfer, event.type === 'drop');
    // A few words pasted into a box belong there; pasted beside one, they are searched for.
    const words = isInBox ? '' : transfer.getData('text/plain').trim();
    if (!clip && words === '') return;
    event.preventDefault();
    if (slug === undefined || isInBox) open(clip ? '' : words, clip);
    else offer(words, clip).catch(reportFailure);
  };
  document.addEventListener('paste', (event) => take(event, event.clipboardData), { signal });
  document.addEventListener('drop', (event) => take(event, event.dataTransfer), { signal });
  document.addEventListener(
    'dragover',
    (event) => {
      // Without this the browser would open the file in place of the page.
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    },
    { signal },
  );
}

/** Marks where a dragged file would go: the page, or that of two boxes which is under it. */
function showDropPlace({ type, target, relatedTarget, dataTransfer }: DragEvent): void {
  if (type === 'dragleave' && relatedTarget !== null) return;
  const isOver = type === 'dragover' && dataTransfer?.types.includes('Files');
  const isForBoxes = document.querySelector('[data-takes-drop]') !== null;
  const box = target instanceof Element ? target.closest('[data-takes-drop]') : null;
  const place = isOver ? (isForBoxes ? box : document.documentElement) : null;
  for (const marked of document.querySelectorAll('[data-dragging]')) {
    if (marked !== place) marked.removeAttribute('data-dragging');
  }
  place?.setAttribute('data-dragging', '');
}

/** The files and links with which the system opens the installed site; missing in TypeScript's types. */
interface LaunchQueue {
  setConsumer(consume: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void): void;
}

function takeLaunchedFiles(take: (files: readonly File[]) => void): void {
  const { launchQueue } = globalThis as { readonly launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files = [] }) => {
    if (files.length > 0) Promise.all(files.map((file) => file.getFile())).then(take, reportFailure);
  });
}

function isWriting(event: Event): boolean {
  const target = event.composedPath()[0];
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
