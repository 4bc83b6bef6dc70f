import { type ComponentType, useEffect, useState } from 'react';
import { reportFailure } from '#client/ui/copy-button.tsx';
import type { PaletteProps } from './palette.tsx';

/** Opens the palette by Ctrl/⌘ + K anywhere, and by / where nobody is writing. It loads when first asked for. */
export function PaletteHost() {
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>();
  const [openWith, setOpenWith] = useState<string>();

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const field = searchFieldOf(event);
      const isPalette =
        (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) ||
        (event.key === '/' && !isWriting(event)) ||
        (event.key === 'ArrowDown' && field !== undefined);
      if (!isPalette || event.isComposing) return;
      event.preventDefault();
      setOpenWith(field?.value ?? '');
      import('./palette.tsx').then((module) => setPalette(() => module.Palette), reportFailure);
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);

  if (!Palette || openWith === undefined) return null;
  return <Palette initialText={openWith} onClose={() => setOpenWith(undefined)} />;
}

function isWriting(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0];
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** The header's and the hero's search hand over what stands in them. */
function searchFieldOf(event: KeyboardEvent): HTMLInputElement | undefined {
  const target = event.composedPath()[0];
  return target instanceof HTMLInputElement && target.name === 'search' ? target : undefined;
}
