import { useEffect, useState } from 'react';
import { SendTo } from '#client/tool-kit/results/send-to.tsx';
import { ResultPanel } from '#client/tool-kit/results/result-panel.tsx';
import { RunError } from '#client/tool-kit/running/run-feedback.tsx';
import { Button } from '#client/ui/button.tsx';
import { CopyButton } from '#client/ui/copy-button.tsx';
import { InlineSelect } from '#client/ui/fields/inline-select.tsx';
import type { ToolInputError } from '#core/errors.ts';
import type { Look, OpenedPicture } from '../session-api.ts';
import { KeptColors } from './kept-colors.tsx';
import { Loupe } from './loupe.tsx';
import { PalettePanel } from './palette-panel.tsx';
import { PictureFrame } from './picture-frame.tsx';
import { Swatch } from './swatch.tsx';
import { type PickerWorker, useLook, usePicture } from './use-picture.ts';

export { warmUpPicker } from './use-picture.ts';

interface PickerBenchProps {
  readonly file: File;
  readonly onClose: () => void;
  readonly kept: readonly string[];
  readonly setKept: (colors: readonly string[]) => void;
}

/** Sizes of the averaged square. */
const sides = [
  { value: 1, label: 'one pixel' },
  { value: 3, label: '3 × 3' },
  { value: 5, label: '5 × 5' },
  { value: 11, label: '11 × 11' },
] as const;

/** Shows one picture to pick colors from. */
export function PickerBench(props: PickerBenchProps) {
  const { file, onClose } = props;
  const { worker, opened, error, fail } = usePicture(file);
  if (error) return <Unreadable error={error} onClose={onClose} />;
  if (!worker || !opened) return <p className="tool-card tool-pad text-ink-2">Reading {file.name} …</p>;
  return <OpenBench {...props} worker={worker} picture={opened} onFail={fail} />;
}

function Unreadable({ error, onClose }: { readonly error: ToolInputError; readonly onClose: () => void }) {
  return (
    <div className="tool-card tool-pad grid justify-items-start gap-3">
      <RunError error={error} />
      <Button icon="x" onClick={onClose}>
        Choose another picture
      </Button>
    </div>
  );
}

interface OpenBenchProps extends PickerBenchProps {
  readonly worker: PickerWorker;
  readonly picture: OpenedPicture;
  readonly onFail: (error: unknown) => void;
}

function OpenBench({ file, onClose, kept, setKept, worker, picture, onFail }: OpenBenchProps) {
  const [place, setPlace] = useState({ x: Math.floor(picture.width / 2), y: Math.floor(picture.height / 2) });
  const [side, setSide] = useState<number>(1);
  const { look, lookAt } = useLook(worker, onFail);
  useEffect(() => {
    lookAt({ ...place, side });
  }, [lookAt, place, side]);
  const keep = () => {
    if (look?.formats) setKept([...kept, look.css]);
  };
  return (
    <div className="grid min-w-0 gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]">
      <div className="tool-card tool-pad grid min-w-0 content-start gap-3">
        <PictureFrame {...{ file, picture, place }} onPlace={setPlace} onKeep={keep} />
        <div className="flex flex-wrap items-center gap-2">
          <p className="text-ink-2 tabular me-auto min-w-0 text-[0.9375rem] wrap-anywhere">
            {file.name}, {picture.width} × {picture.height}
            {picture.profileName !== undefined && `, ${picture.profileName}`}
          </p>
          <InlineSelect label="Average of" value={side} choices={sides} onChange={setSide} />
          <Button icon="x" isSmall onClick={onClose}>
            Close
          </Button>
        </div>
      </div>
      <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <ResultPanel
          label="Color"
          value={look && <LookValue look={look} />}
          copyText={look?.formats ? look.css : undefined}
          placeholder="Press on the picture."
        >
          {look && <LookDetails look={look} onKeep={keep} />}
          <KeptColors colors={kept} worker={worker} onColors={setKept} />
        </ResultPanel>
      </div>
      <PalettePanel
        file={file}
        onKeep={(color) => {
          setKept([...kept, color]);
        }}
      />
    </div>
  );
}

function LookValue({ look }: { readonly look: Look }) {
  return (
    <span className="flex items-center gap-3">
      <Swatch css={look.css} isLarge />
      <span>{look.formats ? look.hex : 'transparent'}</span>
    </span>
  );
}

function LookDetails({ look, onKeep }: { readonly look: Look; readonly onKeep: () => void }) {
  const { x, y, side, alpha, deviation, formats, name, isExactName, isInSrgb, css } = look;
  const facts = [
    `at ${x}, ${y}`,
    ...(formats ? [isExactName ? name : `near ${name}`] : []),
    ...(side > 1 ? [`pixels differ by ± ${deviation.toFixed(1)} of 255`] : []),
    ...(alpha < 1 ? [`${Math.round(alpha * 100)}% opaque`] : []),
    ...(isInSrgb ? [] : ['outside sRGB: HEX, RGB and HSL are the nearest there is']),
  ];
  return (
    <>
      <div className="flex flex-wrap items-start gap-3">
        <Loupe look={look} />
        <div className="grid min-w-0 flex-1 basis-40 justify-items-start gap-2">
          <p className="text-ink-2 text-[0.9375rem]">{facts.join(' · ')}</p>
          <Button icon="plus" tone="primary" disabled={!formats} onClick={onKeep}>
            Keep this color
          </Button>
          <SendTo kind="color" isDisabled={!formats} getData={() => ({ text: css })} />
        </div>
      </div>
      {formats && (
        <table className="data-table">
          <tbody>
            {formats
              .filter(({ id }) => shownFormats.includes(id) || (id === 'rgba' && alpha < 1))
              .map(({ id, label, text }) => (
                <tr key={id}>
                  <th scope="row">{label}</th>
                  <td className="mono wrap-anywhere" data-testid={id}>
                    {text}
                  </td>
                  <td className="text-right">
                    <CopyButton text={text} tone="plain" isSmall label="" accessibleLabel={`Copy ${label}`} />
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      )}
    </>
  );
}

/** The other notations are one click away, in the color picker. */
const shownFormats = ['hex', 'rgb', 'hsl', 'oklch', 'p3', 'cmyk'];
