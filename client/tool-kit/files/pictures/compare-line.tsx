import { Icon } from '#client/ui/icon.tsx';

const lineLook = { background: 'white', boxShadow: '0 0 0 1px rgb(0 0 0 / 0.55)' } as const;

/** The line with its handle, which is at half the picture's height. */
export function CompareLine({ at }: { readonly at: string }) {
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2"
      style={{ ...lineLook, insetInlineStart: at }}
    >
      <span
        className="absolute top-1/2 left-1/2 grid size-7 -translate-1/2 place-items-center rounded-full"
        style={{ ...lineLook, color: 'black' }}
      >
        <Icon name="move-horizontal" />
      </span>
    </div>
  );
}

interface LineControlProps {
  readonly resultName: string;
  /** Percent from the left. */
  readonly position: number;
  readonly onMove: (position: number) => void;
  readonly width: string;
}

/** Moves the line by keys and on touch screens. */
export function LineControl({ resultName, position, onMove, width }: LineControlProps) {
  return (
    <div className="mx-auto grid max-w-full" style={{ inlineSize: width }}>
      <input
        type="range"
        className="slider"
        aria-label={`Line between original and ${resultName.toLowerCase()}`}
        aria-valuetext={`${Math.round(position)}% original`}
        min={0}
        max={100}
        step={1}
        value={position}
        onChange={(event) => {
          onMove(event.target.valueAsNumber);
        }}
      />
    </div>
  );
}
