import { useDeferredValue, useMemo } from 'react';
import { CopyButton } from '#client/ui/copy-button.tsx';
import { encodeInAllModes } from '../all-modes.ts';
import { ParameterTable } from './parameter-table.tsx';
import { namedParts, splitUrl } from '../query.ts';
import type { ChangeState, UrlState } from '../state.ts';

interface DetailsProps {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly state: UrlState;
  readonly change: ChangeState;
}

/** Longer texts are not compared or taken apart: nobody could read the tables. */
const maxLength = 4000;

/** Under the panes: every way to encode the text, or the parts of the URL that is decoded. */
export function Details(props: DetailsProps) {
  if (props.text.length > maxLength) return null;
  return props.state.tab === 'encode' ? <AllModes {...props} /> : <UrlParts {...props} />;
}

function AllModes({ text, state, change }: DetailsProps) {
  const shown = useDeferredValue(text);
  const rows = useMemo(() => encodeInAllModes(shown, state), [shown, state]);
  if (rows.length === 0) return null;
  return (
    <section className="tool-card tool-pad" aria-labelledby="all-modes">
      <h2 id="all-modes" className="mb-2 text-lg">
        All ways side by side
      </h2>
      <ul>
        {rows.map(({ id, label, use, output }) => (
          <li key={id} className="border-line flex items-start gap-3 border-t py-2">
            <div className="min-w-0 flex-1">
              <p className="text-[0.9375rem]">
                <button
                  type="button"
                  className="link"
                  aria-pressed={id === state.mode}
                  onClick={() => change({ mode: id })}
                >
                  {label}
                </button>{' '}
                <span className="text-ink-3">{use}</span>
              </p>
              <p className="mono wrap-anywhere">{output}</p>
            </div>
            <CopyButton text={output} tone="plain" isSmall accessibleLabel={`Copy as ${label}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function UrlParts({ text, setText }: DetailsProps) {
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
