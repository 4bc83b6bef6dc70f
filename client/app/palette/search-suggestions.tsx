import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { optionElementId, PaletteList } from './palette-list.tsx';
import { usePalette } from './use-palette.ts';

export { prepareAnswers } from './use-answers.ts';

export interface SearchSuggestionsProps {
  /** A search box of the header or of the home page. */
  readonly field: HTMLInputElement;
  /** Enter was pressed while this loaded. */
  readonly isEntered: boolean;
  readonly onClose: () => void;
}

const listId = 'search-suggestions';
const gapPx = 6;
const marginPx = 12;
const widthPx = 560;
/** Enough for an answer and a few options. */
const enoughPx = 340;

/**
 * The palette's list under a search box. The box stays the page's own, so that searching works before any of this is
 * loaded; what makes it a combobox is added to it while the list shows. Enter sends the form unless an option is chosen or surely meant.
 */
export function SearchSuggestions({ field, isEntered, onClose }: SearchSuggestionsProps) {
  const popupRef = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(field.value);
  const [style, setStyle] = useState<CSSProperties>(() => placeUnder(field));
  const palette = usePalette({ text, isInForm: true, onClose });
  const activeId = palette.active && optionElementId(listId, palette.active);

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key === 'Escape') onClose();
    else if (!palette.handleKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  const handleInput = useEffectEvent(() => {
    if (field.value.trim() === '') onClose();
    else setText(field.value);
  });

  useEffect(() => {
    const place = () => setStyle(placeUnder(field));
    const close = () => onClose();
    // On a phone the space may be too short: then the box moves up, because the best match belongs right below it.
    if (roomBelow(field) < enoughPx) formOf(field).scrollIntoView();
    popupRef.current?.showPopover();
    const listening = new AbortController();
    const { signal } = listening;
    field.addEventListener('keydown', (event) => handleKeyDown(event), { signal });
    field.addEventListener('input', () => handleInput(), { signal });
    field.addEventListener('blur', close, { signal });
    addEventListener('resize', place, { signal });
    addEventListener('scroll', place, { signal, capture: true, passive: true });
    return () => listening.abort();
  }, [field, onClose]);

  const enter = useEffectEvent(() => palette.handleKey({ key: 'Enter', ctrlKey: false, metaKey: false }));
  useEffect(() => {
    if (isEntered) enter();
  }, [isEntered]);

  useEffect(() => {
    field.setAttribute('aria-expanded', 'true');
    field.setAttribute('aria-controls', listId);
    return () => {
      field.setAttribute('aria-expanded', 'false');
      field.removeAttribute('aria-controls');
    };
  }, [field]);

  useEffect(() => {
    if (activeId) field.setAttribute('aria-activedescendant', activeId);
    return () => field.removeAttribute('aria-activedescendant');
  }, [field, activeId]);

  return createPortal(
    <div ref={popupRef} popover="manual" className="search-suggestions" style={style}>
      <PaletteList id={listId} palette={palette} />
    </div>,
    field.form ?? document.body,
  );
}

/** Returns a place below the form, as wide as it or wider, inside the window. */
function placeUnder(field: HTMLInputElement): CSSProperties {
  const box = formOf(field).getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  const width = Math.min(Math.max(box.width, widthPx), clientWidth - 2 * marginPx);
  const left = Math.max(marginPx, Math.min(box.left, clientWidth - marginPx - width));
  return { left, width, top: box.bottom + gapPx, maxHeight: Math.max(roomBelow(field), 120) };
}

function roomBelow(field: HTMLInputElement): number {
  return (
    document.documentElement.clientHeight - formOf(field).getBoundingClientRect().bottom - gapPx - marginPx
  );
}

function formOf(field: HTMLInputElement): HTMLElement {
  return field.form ?? field;
}
