import { useMemo } from 'react';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { ToolInputError } from '#core/errors.ts';
import { writeHex } from '#core/colors/notation/color-formats.ts';
import { ColorText } from './color-text.tsx';
import { type ColorSource, writeSource } from '#core/colors/spaces/color-source.ts';
import { apcaContrast } from '#core/colors/contrast/apca.ts';
import { contrastRatio, nearestShade } from '#core/colors/contrast/contrast.ts';
import { readColor } from '#core/colors/color-description.ts';
import type { ChangeState } from '../state.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

interface ContrastPanelProps {
  readonly color: ColorSource;
  /** The color mapped into sRGB. */
  readonly inSrgb: ColorSource;
  readonly against: string;
  readonly change: ChangeState;
  readonly onChoose: (hex: string) => void;
}

/** The thresholds of WCAG 2.2, success criteria 1.4.3, 1.4.6 and 1.4.11. */
const criteria = [
  ['Text, AA', 4.5],
  ['Large text and controls, AA', 3],
  ['Text, AAA', 7],
] as const;

/** The contrast that APCA's guidelines require, in either polarity. */
const lightnessLevels = [
  ['Body text, Lc 75', 75],
  ['Other text, Lc 60', 60],
  ['Large text, Lc 45', 45],
] as const;

type Passes = (color: ColorSource, under: ColorSource) => boolean;

/** The goals for which the nearest passing shade is offered. */
const goals: readonly (readonly [string, Passes])[] = [
  ['AA', (color, under) => contrastRatio(color, under) >= 4.5],
  ['AAA', (color, under) => contrastRatio(color, under) >= 7],
  ['Lc 75', (color, under) => Math.abs(apcaContrast(color, under)) >= 75],
];

/**
 * Shows the contrast of the color as text on another: the ratio, the criteria it meets, and the nearest shade that
 * passes.
 */
export function ContrastPanel({ color, inSrgb, against, change, onChoose }: ContrastPanelProps) {
  const under = useMemo(() => {
    const read = readColor(against);
    return 'space' in read ? read : undefined;
  }, [against]);
  return (
    <section className="tool-card tool-pad grid gap-3" aria-label="Contrast">
      <h2 className="text-base">Contrast</h2>
      <ColorText
        label="Background"
        shown={against}
        onText={(written) => {
          const other = readColor(written);
          if (other instanceof ToolInputError) return `${other.message} ${other.details.hint ?? ''}`;
          change({ against: written });
          return undefined;
        }}
      />
      {under && <ContrastResult color={color} inSrgb={inSrgb} under={under} onChoose={onChoose} />}
    </section>
  );
}

interface ContrastResultProps {
  readonly color: ColorSource;
  readonly inSrgb: ColorSource;
  readonly under: ColorSource;
  readonly onChoose: (hex: string) => void;
}

function ContrastResult({ color, inSrgb, under, onChoose }: ContrastResultProps) {
  const ratio = contrastRatio(inSrgb, under);
  const lightness = apcaContrast(inSrgb, under);
  return (
    <>
      <p
        className="border-line rounded-lg border p-3 text-lg"
        style={{ background: writeSource(under), color: writeSource(color) }}
      >
        The quick brown fox jumps over the lazy dog.
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <strong className="tabular text-xl" data-testid="contrast">
          {floorTo2(ratio)} : 1
        </strong>
        {criteria.map(([label, least]) => (
          <Badge key={label} tone={ratio >= least ? 'normal' : 'danger'}>
            {label}: {ratio >= least ? 'pass' : 'fail'}
          </Badge>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <strong className="tabular text-xl" data-testid="apca">
          Lc {writeNumber(lightness, 'en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
        </strong>
        {lightnessLevels.map(([label, least]) => (
          <Badge key={label} tone={Math.abs(lightness) >= least ? 'normal' : 'danger'}>
            {label}: {Math.abs(lightness) >= least ? 'pass' : 'fail'}
          </Badge>
        ))}
      </div>
      <NearestShades color={color} under={under} onChoose={onChoose} />
    </>
  );
}

function NearestShades({ color, under, onChoose }: Omit<ContrastResultProps, 'inSrgb'>) {
  const missed = useMemo(
    () =>
      goals
        .filter(([, passes]) => !passes(color, under))
        .map(([goal, passes]) => ({ goal, shade: nearestShade(color, (shade) => passes(shade, under)) })),
    [color, under],
  );
  if (missed.length === 0) return null;
  return (
    <ul aria-label="Nearest shades" className="flex flex-wrap items-center gap-2">
      {missed.map(({ goal, shade }) => (
        <li key={goal}>
          {shade ? (
            <Button isSmall onClick={() => onChoose(writeHex(shade))}>
              <span
                className="border-line inline-block size-4 rounded border"
                style={{ background: writeHex(shade) }}
              />
              Nearest shade for {goal}: {writeHex(shade)}
            </Button>
          ) : (
            <span className="text-ink-2">No shade reaches {goal} on this background.</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Rounds down, so that 4.499 does not pass. */
function floorTo2(ratio: number): string {
  return writeNumber(Math.floor(ratio * 100) / 100, 'en', { minimumFractionDigits: 2 });
}
