import { useMemo } from 'react';
import { downloadBlob } from '#client/lib/files/downloads.ts';
import { Button } from '#client/ui/button.tsx';
import { CopyButton } from '#client/ui/copy-button.tsx';
import { Segmented } from '#client/ui/segmented.tsx';
import type { ColorSource } from '#core/colors/spaces/color-source.ts';
import { simulateVision } from '#core/colors/palettes/color-vision.ts';
import { ContrastPanel } from './contrast-panel.tsx';
import { exportScale, makeHarmonies, makeScale, type Swatch } from '#core/colors/palettes/palettes.ts';
import { makeSwatchFile } from '#core/colors/palettes/swatch-file.ts';
import type { ChangeState, PickerState } from '../state.ts';

interface ColorPanelsProps {
  readonly color: ColorSource;
  /** The color mapped into sRGB. */
  readonly inSrgb: ColorSource;
  readonly state: PickerState;
  readonly change: ChangeState;
  readonly onChoose: (hex: string) => void;
}

const exportFormats = [
  { value: 'css', label: 'CSS' },
  { value: 'tailwind', label: 'Tailwind' },
  { value: 'json', label: 'JSON' },
] as const;

/** Panels derived from the color: contrast, scale, harmonies and color vision. */
export function ColorPanels({ color, inSrgb, state, change, onChoose }: ColorPanelsProps) {
  const scale = useMemo(() => makeScale(color), [color]);
  const harmonies = useMemo(() => makeHarmonies(color), [color]);
  const vision = useMemo(() => simulateVision(inSrgb), [inSrgb]);
  return (
    <>
      <ContrastPanel
        color={color}
        inSrgb={inSrgb}
        against={state.against}
        change={change}
        onChoose={onChoose}
      />
      <section className="tool-card tool-pad grid gap-3" aria-label="Palettes">
        <h2 className="text-base">Scale in OKLCH</h2>
        <SwatchRow label="Scale" swatches={scale} onChoose={onChoose} />
        <div className="flex flex-wrap items-center gap-2">
          <Segmented
            label="Export as"
            value={state.exportFormat}
            choices={exportFormats}
            onChange={(exportFormat) => change({ exportFormat })}
          />
          <CopyButton label="Copy scale" text={() => exportScale(scale, 'primary', state.exportFormat)} />
          <Button
            icon="download"
            title="Adobe Swatch Exchange, for design programs"
            onClick={() => downloadBlob(new Blob([makeSwatchFile(scale)]), 'scale.ase')}
          >
            .ase
          </Button>
        </div>
        {harmonies.map(({ name, swatches }) => (
          <div key={name}>
            <h3 className="text-ink-2 mb-1 text-[0.9375rem] font-semibold">{name}</h3>
            <SwatchRow label={name} swatches={swatches} onChoose={onChoose} />
          </div>
        ))}
        <div>
          <h3 className="text-ink-2 mb-1 text-[0.9375rem] font-semibold">As seen with a color deficiency</h3>
          <SwatchRow label="Color deficiency" swatches={vision} onChoose={onChoose} />
        </div>
      </section>
    </>
  );
}

interface SwatchRowProps {
  readonly label: string;
  readonly swatches: readonly Swatch[];
  readonly onChoose: (hex: string) => void;
}

function SwatchRow({ label, swatches, onChoose }: SwatchRowProps) {
  return (
    <ul aria-label={label} className="grid grid-cols-[repeat(auto-fill,minmax(4.1rem,1fr))] gap-1.5">
      {swatches.map(({ name, hex }) => (
        <li key={name}>
          <button
            type="button"
            title={`Use ${hex}`}
            className="grid w-full cursor-pointer gap-0.5 text-left"
            onClick={() => onChoose(hex)}
          >
            <span className="border-line h-9 rounded-lg border" style={{ background: hex }} />
            <span className="text-ink-2 text-[0.8125rem] leading-tight">{name}</span>
            <span className="mono text-[0.75rem] leading-tight">{hex}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
