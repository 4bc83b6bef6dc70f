import { useEffect, useRef } from 'react';
import { Button, IconButton } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/inputs.tsx';
import { changeParameter, joinUrl, readParameter, type SplitUrl } from '#core/network/url-parameters.ts';

interface ParameterTableProps {
  readonly split: SplitUrl;
  readonly setText: (text: string) => void;
}

/**
 * Shows the query's parameters, decoded and editable. A change is written to the URL, and the rest of it stays
 * unchanged.
 */
export function ParameterTable({ split, setText }: ParameterTableProps) {
  const { pieces } = split;
  const write = (changed: readonly string[]) => setText(joinUrl({ ...split, pieces: changed }));
  const listRef = useRef<HTMLUListElement>(null);
  const isAdding = useRef(false);
  const { length } = pieces;
  useEffect(() => {
    if (isAdding.current) listRef.current?.querySelector<HTMLElement>('li:last-child input')?.focus();
    isAdding.current = false;
  }, [length]);
  return (
    <div className="grid gap-2">
      <h3>Query parameters</h3>
      <ul ref={listRef} className="grid gap-2" aria-label="Query parameters">
        {pieces.map((piece, index) => {
          const parameter = readParameter(piece);
          const label = labelOf(pieces, index);
          const replace = (change: Partial<typeof parameter>) =>
            write(pieces.with(index, changeParameter(piece, change)));
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
                label={`Value of ${label}`}
                isLabelHidden
                isMono
                value={parameter.value}
                onChange={(value) => replace({ value })}
              />
              <IconButton
                icon="x"
                label={`Remove ${label}`}
                tone="plain"
                onClick={() => write(pieces.toSpliced(index, 1))}
              />
            </li>
          );
        })}
      </ul>
      <p>
        <Button
          isSmall
          icon="plus"
          onClick={() => {
            isAdding.current = true;
            write([...pieces, 'name=']);
          }}
        >
          Add parameter
        </Button>
      </p>
    </div>
  );
}

/** Returns a parameter's name, with a number if others before it have the same. */
function labelOf(pieces: readonly string[], index: number): string {
  const names = pieces.slice(0, index + 1).map((piece) => readParameter(piece).name);
  const name = names.at(-1) ?? '';
  if (name === '') return `parameter ${index + 1}`;
  const count = names.filter((each) => each === name).length;
  return count > 1 ? `${name} (${count})` : name;
}
