import { useMemo } from 'react';
import type { SlotProps } from '#client/tool-kit/operation-page/tool-slots.ts';
import { ParameterTable } from '#client/tool-kit/texts/parameter-table.tsx';
import { splitUrl } from '#core/network/url-parameters.ts';
import type operation from '../operation.ts';
import { namedParts } from '../named-parts.ts';

/** The parts of a longer URL would be unreadable. */
const maxLength = 4000;

/** Shows the parts of the decoded URL below the panes. */
export function UrlParts({ source, setText, options }: SlotProps<typeof operation>) {
  const isShown = options.tab === 'decode' && source.type === 'text' && source.text.length <= maxLength;
  const text = isShown ? source.text : '';
  const split = useMemo(() => splitUrl(text), [text]);
  const parts = useMemo(() => namedParts(text), [text]);
  if (!split && parts.length === 0) return null;
  return (
    <section className="tool-card tool-pad grid gap-4" aria-labelledby="url-parts">
      <h2 id="url-parts" className="text-lg">
        Parts
      </h2>
      {parts.length > 0 && (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
          {parts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-2 font-semibold">{name}</dt>
              <dd className="mono wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {split && <ParameterTable split={split} setText={setText} />}
    </section>
  );
}
