import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { ToolInputError } from '#core/errors.ts';
import { writeHex } from './color-formats.ts';
import { ColorText } from './color-text.tsx';
import { type ColorSource, writeSource } from './color-source.ts';
import { contrastRatio, nearestShade } from './contrast.ts';
import { readColor } from './logic.ts';
import type { ChangeState } from './state.ts';

interface ContrastPanelProps {
  readonly color: ColorSource;
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

/** The colour as text on another: ratio, what it is enough for, and the nearest shade that is. */
export function ContrastPanel({ color, against, change, onChoose }: ContrastPanelProps) {
  const read = readColor(against);
  const under = 'space' in read ? read : undefined;
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
      {under && <ContrastResult color={color} under={under} onChoose={onChoose} />}
    </section>
  );
}

interface ContrastResultProps {
  readonly color: ColorSource;
  readonly under: ColorSource;
  readonly onChoose: (hex: string) => void;
}

function ContrastResult({ color, under, onChoose }: ContrastResultProps) {
  const ratio = contrastRatio(color, under);
  const shade = ratio < 4.5 ? nearestShade(color, under, 4.5) : undefined;
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
      {shade && (
        <div>
          <Button isSmall onClick={() => onChoose(writeHex(shade))}>
            Nearest shade that passes AA: {writeHex(shade)}
          </Button>
        </div>
      )}
    </>
  );
}

/** Never rounded up: 4.499 does not pass. */
function floorTo2(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}
