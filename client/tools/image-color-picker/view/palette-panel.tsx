import { FilePart, blobOf } from '#client/tool-kit/operation-page/file-part.tsx';
import { NotesList } from '#client/tool-kit/operation-page/notes-list.tsx';
import { OptionFields } from '#client/tool-kit/operation-page/options/option-fields.tsx';
import { useOperation } from '#client/tool-kit/operation-page/use-operation.ts';
import { RunError } from '#client/tool-kit/running/run-feedback.tsx';
import { useToolState } from '#client/tool-kit/state/use-tool-state.ts';
import { CopyButton } from '#client/ui/copy-button.tsx';
import type operation from '../operation.ts';
import { percent } from '../picking/percent.ts';
import { schema } from '../state.ts';
import { Swatch } from './swatch.tsx';

interface PalettePanelProps {
  readonly file: File;
  readonly onKeep: (color: string) => void;
}

/** Lists the main colors of the picture with their percentages, and exports them. */
export function PalettePanel({ file, onKeep }: PalettePanelProps) {
  const [options, change] = useToolState(schema);
  const run = useOperation<typeof operation>('image-color-picker', file, options);
  const palette = run.output?.detail ?? [];
  const className = run.isStale ? 'stale' : '';
  return (
    <section className="tool-card tool-pad grid min-w-0 content-start gap-3" aria-label="Palette">
      <div className="flex min-h-8 items-center gap-3">
        <h2 className="me-auto text-base">Palette</h2>
        {palette.length > 0 && !run.isStale && (
          <CopyButton
            text={palette.map(({ text }) => text).join('\n')}
            isSmall
            accessibleLabel="Copy the palette"
          />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <OptionFields schema={schema} options={options} change={change} />
      </div>
      <RunError error={run.error} />
      <NotesList notes={run.notes} />
      {palette.length > 0 && (
        <>
          <div aria-hidden="true" className={`flex h-12 overflow-hidden rounded-[var(--r-s)] ${className}`}>
            {palette.map(({ text, share }) => (
              <span key={text} style={{ background: text, flexGrow: share }} />
            ))}
          </div>
          <ul
            className={`grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-2 ${className}`}
            aria-label="Colors of the palette"
          >
            {palette.map(({ text, name, share }) => (
              <li key={text} className="flex min-w-0 items-center gap-2">
                <button
                  type="button"
                  aria-label={`Keep ${text}`}
                  onClick={() => {
                    onKeep(text);
                  }}
                >
                  <Swatch css={text} isLarge />
                </button>
                <span className="min-w-0 flex-1">
                  <span className="mono block wrap-anywhere">{text}</span>
                  <span className="text-ink-2 tabular text-[0.875rem]">
                    {percent(share)} · {name}
                  </span>
                </span>
                <CopyButton text={text} tone="plain" isSmall label="" accessibleLabel={`Copy ${text}`} />
              </li>
            ))}
          </ul>
          <ul aria-label="Files of the palette">
            {run.output?.parts.map((part) => (
              <FilePart key={part.name} part={{ ...part, blob: blobOf(part) }} isStale={run.isStale} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
