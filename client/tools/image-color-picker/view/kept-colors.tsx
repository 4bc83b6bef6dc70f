import { useEffect, useState } from 'react';
import { Button, IconButton } from '#client/ui/button.tsx';
import { CopyButton } from '#client/ui/copy-button.tsx';
import { useLocale } from '#client/ui/use-locale.ts';
import { isAbortError } from '#core/errors.ts';
import { writeNumber } from '#core/numbers/write-number.ts';
import type { ContrastOfColors } from '../session-api.ts';
import { Swatch } from './swatch.tsx';
import type { PickerWorker } from './use-picture.ts';

interface KeptColorsProps {
  readonly colors: readonly string[];
  readonly worker: PickerWorker;
  readonly onColors: (colors: readonly string[]) => void;
}

/** Lists the saved colors, newest last, and the contrast of the last two. */
export function KeptColors({ colors, worker, onColors }: KeptColorsProps) {
  if (colors.length === 0) return null;
  return (
    <section aria-label="Kept colors" className="border-line grid gap-2 border-t pt-3">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="me-auto text-base">Kept colors</h2>
        <CopyButton text={colors.join('\n')} isSmall accessibleLabel="Copy the kept colors" />
        <Button
          icon="undo-2"
          isSmall
          onClick={() => {
            onColors(colors.slice(0, -1));
          }}
        >
          Undo
        </Button>
      </div>
      <ul className="flex flex-wrap gap-2" aria-label="Kept colors">
        {colors.map((color, index) => (
          <li key={index} className="flex items-center gap-1">
            <Swatch css={color} />
            <span className="mono text-[0.9375rem]">{color}</span>
            <IconButton
              icon="x"
              label={`Remove ${color}`}
              tone="plain"
              isSmall
              onClick={() => {
                onColors(colors.toSpliced(index, 1));
              }}
            />
          </li>
        ))}
      </ul>
      {colors.length > 1 && (
        <Contrast text={colors.at(-1) ?? ''} under={colors.at(-2) ?? ''} worker={worker} />
      )}
    </section>
  );
}

interface ContrastProps {
  readonly text: string;
  readonly under: string;
  readonly worker: PickerWorker;
}

function Contrast({ text, under, worker }: ContrastProps) {
  const [contrast, setContrast] = useState<ContrastOfColors>();
  const locale = useLocale();
  useEffect(() => {
    let isGone = false;
    worker.call('contrast', { text, under }).then(
      (found) => {
        if (!isGone) setContrast(found);
      },
      (error: unknown) => {
        if (!isAbortError(error)) throw error;
      },
    );
    return () => {
      isGone = true;
    };
  }, [worker, text, under]);
  if (!contrast) return null;
  const { ratio, apca } = contrast;
  // Rounded down, so that a failing ratio never looks as if it passed.
  const shown = writeNumber(Math.floor(ratio * 100) / 100, locale, { maximumFractionDigits: 2 });
  const verdict =
    ratio >= 7
      ? 'enough for all text (AAA)'
      : ratio >= 4.5
        ? 'enough for text (AA)'
        : ratio >= 3
          ? 'for large text and signs only'
          : 'too little for text';
  return (
    <p className="text-ink-2 flex flex-wrap items-center gap-2 text-[0.9375rem]" data-testid="contrast">
      <span
        className="rounded-[var(--r-s)] px-2 py-1 font-semibold"
        style={{ color: text, background: under }}
      >
        Text
      </span>
      {text} on {under}: {shown} : 1, {verdict}; APCA {Math.round(apca)}
    </p>
  );
}
