import { useMemo } from 'react';
import type { SlotProps } from '#client/tool-kit/operation-page/tool-slots.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/inputs.tsx';
import type operation from '../operation.ts';
import { joinUrl, namedParts, readParameter, splitUrl, type SplitUrl, writeParameter } from '../query.ts';

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

interface ParameterTableProps {
  readonly split: SplitUrl;
  readonly setText: (text: string) => void;
}

/**
 * Shows the query's parameters, decoded and editable. A change is written to the URL, and the rest of it stays
 * unchanged.
 */
function ParameterTable({ split, setText }: ParameterTableProps) {
  const { pieces } = split;
  const write = (changed: readonly string[]) => setText(joinUrl({ ...split, pieces: changed }));
  return (
    <div className="grid gap-2">
      <h3>Query parameters</h3>
      <ul className="grid gap-2" aria-label="Query parameters">
        {pieces.map((piece, index) => {
          const parameter = readParameter(piece);
          const replace = (change: Partial<typeof parameter>) =>
            write(pieces.with(index, writeParameter({ ...parameter, ...change })));
          return (
            // The index is the key, because two parameters may be equal.
            <li key={index} className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)_auto] items-end gap-2">
              <TextField
                label={`Name ${index + 1}`}
                isLabelHidden
                isMono
                value={parameter.name}
                onChange={(name) => replace({ name })}
              />
              <TextField
                label={`Value of ${parameter.name === '' ? `parameter ${index + 1}` : parameter.name}`}
                isLabelHidden
                isMono
                value={parameter.value}
                onChange={(value) => replace({ value })}
              />
              <IconButton
                icon="x"
                label={`Remove ${parameter.name}`}
                tone="plain"
                onClick={() => write(pieces.toSpliced(index, 1))}
              />
            </li>
          );
        })}
      </ul>
      <p>
        <Button isSmall icon="plus" onClick={() => write([...pieces, 'name='])}>
          Add parameter
        </Button>
      </p>
    </div>
  );
}
