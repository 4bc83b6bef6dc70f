import { useState } from 'react';
import { CopyButton } from '#client/ui/copy-button.tsx';
import { Segmented } from '#client/ui/segmented.tsx';
import type { MadeCode } from '../making/making.ts';
import { writeTerminalText } from '#core/codes/drawing/terminal-text.ts';

const surfaceChoices = [
  { value: 'dark', label: 'Dark terminal' },
  { value: 'light', label: 'Light terminal' },
] as const;

/** Shows the code in block characters, for terminals and plain text. */
export function TerminalPanel({ code: { symbol, style } }: { readonly code: MadeCode }) {
  const [surface, setSurface] = useState<'dark' | 'light'>('dark');
  return (
    <details>
      <summary className="text-ink-2 cursor-pointer py-2 font-semibold">Text for terminals</summary>
      <div className="grid justify-items-start gap-3 pt-2">
        <Segmented label="Terminal colors" value={surface} choices={surfaceChoices} onChange={setSurface} />
        <CopyButton
          isSmall
          label="Copy as text"
          text={() => writeTerminalText(symbol, style.quietZone, surface === 'dark')}
        />
        <p className="text-ink-2 text-[0.9375rem]">
          Half blocks, two rows a line, with the margin. Shapes and colors are left out.
        </p>
      </div>
    </details>
  );
}
