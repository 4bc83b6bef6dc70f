import { SendTo } from '#client/tool-kit/results/send-to.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { CopyButton } from '#client/ui/copy-button.tsx';
import { StaleNote } from '#client/ui/old-result.tsx';
import { GamutChoice } from './gamut-choice.tsx';
import type { GamutMethod } from '#core/colors/spaces/gamut-mapping.ts';
import type { ColorDescription } from '#core/colors/color-description.ts';
import type { ChangeState } from '../state.ts';

type Shown = Pick<ColorDescription, 'formats' | 'gamut' | 'name' | 'shortText' | 'srgbShift'>;

interface FormatTableProps {
  readonly shown: Shown;
  /** True if the table shows another color than the box. */
  readonly isStale: boolean;
  readonly method: GamutMethod;
  readonly change: ChangeState;
}

/** Badges for notations that cannot represent the color. */
const badges: Readonly<Record<GamutMethod, string>> = {
  css: 'nearest',
  chroma: 'less chroma',
  clip: 'clipped',
};

/** Shows the color in every notation, each with a copy button. */
export function FormatTable({ shown, isStale, method, change }: FormatTableProps) {
  const { formats, gamut, name, shortText, srgbShift } = shown;
  return (
    <section className="tool-card tool-pad relative" aria-label="Formats" data-print="">
      {isStale && <StaleNote />}
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base">
          Formats {name && <span className="text-ink-2 font-normal">· {name}</span>}
        </h2>
        <SendTo kind="color" getData={() => ({ text: shortText })} />
      </div>
      <table className={`data-table ${isStale ? 'stale' : ''}`}>
        <tbody>
          {formats.map(({ id, label, text, isMapped }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              <td className="mono wrap-anywhere" data-testid={id}>
                {text} {isMapped && <Badge tone="warn">{badges[method]}</Badge>}
              </td>
              <td className="text-right">
                <CopyButton text={text} tone="plain" isSmall label="" accessibleLabel={`Copy ${label}`} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-ink-2 mt-2 min-h-6 text-[0.9375rem]">{gamut}</p>
      {srgbShift && <GamutChoice method={method} shift={srgbShift} change={change} />}
    </section>
  );
}
