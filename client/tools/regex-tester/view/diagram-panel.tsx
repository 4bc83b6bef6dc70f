import { useMemo, useState } from 'react';
import { downloadText } from '#client/lib/files/downloads.ts';
import { Button } from '#client/ui/button.tsx';
import { type Diagram, layOutDiagram } from '../diagram/diagram.ts';
import { diagramFile, lookOf, pagePalette, railPath, wordsOf } from '../diagram/diagram-drawing.ts';
import { maxDiagramDepth, maxDiagramParts } from '../diagram/diagram-spot.ts';
import type { Box } from '../diagram/diagram-tiles.ts';
import { usePatternCursor } from './use-pattern-cursor.ts';

interface DiagramPanelProps {
  readonly pattern: string;
  readonly flags: string;
  readonly isValid: boolean;
}

/** Shows the pattern as a railroad diagram; while the pattern is invalid, the last valid one stays. */
export function DiagramPanel({ pattern, flags, isValid }: DiagramPanelProps) {
  const laidOut = useMemo(() => layOutDiagram(pattern, flags), [pattern, flags]);
  const [last, setLast] = useState<Diagram>();
  const current = typeof laidOut === 'string' || !isValid ? undefined : laidOut;
  if (current && current !== last) setLast(current);
  if (isValid && laidOut === 'too-large') {
    return (
      <p className="text-ink-2">
        This pattern is too large for a diagram, which holds {maxDiagramParts} parts and {maxDiagramDepth}{' '}
        levels of groups.
      </p>
    );
  }
  if (isValid && laidOut === 'unreadable') {
    return (
      <p className="text-ink-2">
        The browser knows this pattern, but the diagram cannot read it: it is too new or too deep.
      </p>
    );
  }
  const shown = current ?? last;
  if (!shown) return <p className="text-ink-2">The diagram is drawn once the pattern has no error.</p>;
  return (
    <div className="grid gap-2">
      {!current && <p className="text-ink-2">The pattern has an error. This was the last one without.</p>}
      <DiagramView diagram={shown} isStale={!current} />
      <div>
        <Button
          icon="download"
          tone="plain"
          isSmall
          onClick={() => downloadText(diagramFile(shown), 'regex-diagram.svg', 'image/svg+xml')}
        >
          regex-diagram.svg
        </Button>
      </div>
    </div>
  );
}

function DiagramView({ diagram, isStale }: { readonly diagram: Diagram; readonly isStale: boolean }) {
  const { width, height, boxes, rails, ends } = diagram;
  const { cursor } = usePatternCursor();
  const marked = isStale || cursor === undefined ? undefined : boxAt(boxes, cursor);
  const path = useMemo(() => rails.map(railPath).join(''), [rails]);
  return (
    <div
      className={`border-line max-h-[32rem] overflow-auto rounded-lg border ${isStale ? 'stale' : ''}`}
      tabIndex={0}
      role="region"
      aria-label={
        isStale
          ? 'Railroad diagram of the last pattern without an error'
          : 'Railroad diagram of the pattern. The explanation below tells the same in words.'
      }
    >
      <svg
        aria-hidden="true"
        data-testid="diagram"
        className="mono mx-auto max-w-none"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        fontSize={14}
      >
        <path d={path} fill="none" stroke={pagePalette.rail} strokeWidth={1.5} />
        {ends.map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} r={5} fill={pagePalette.rail} />
        ))}
        {boxes.map((box, index) => (
          <BoxView key={index} box={box} isMarked={box === marked} />
        ))}
      </svg>
    </div>
  );
}

function BoxView({ box, isMarked }: { readonly box: Box; readonly isMarked: boolean }) {
  const { stroke, fill, ink, dashes, corner } = lookOf(box, pagePalette);
  return (
    <g>
      <rect
        x={box.x}
        y={box.y}
        width={box.width}
        height={box.height}
        rx={corner}
        fill={fill}
        stroke={isMarked ? pagePalette.mark : stroke}
        strokeWidth={isMarked ? 3 : 1}
        strokeDasharray={dashes}
      />
      {wordsOf(box).map(({ text, x, y, width }) => (
        <text
          key={y}
          x={x}
          y={y}
          textAnchor="middle"
          textLength={width}
          lengthAdjust="spacingAndGlyphs"
          fill={ink}
        >
          {text}
        </text>
      ))}
    </g>
  );
}

/** Returns the smallest part around the cursor. */
function boxAt(boxes: readonly Box[], cursor: number): Box | undefined {
  let found: Box | undefined;
  for (const box of boxes) {
    const isInside = box.kind !== 'note' && cursor >= box.from && cursor < box.to;
    if (isInside && (!found || box.to - box.from <= found.to - found.from)) found = box;
  }
  return found;
}
