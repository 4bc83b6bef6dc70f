import { type ReactNode, useMemo, useState } from 'react';
import { readDiagram } from '../diagram/diagram.ts';
import { maxDiagramDepth, maxDiagramParts, type Part, type Span } from '../diagram/diagram-parts.ts';
import { diagramStyle } from '../diagram/diagram-style.ts';
import { usePatternCursor } from './use-pattern-cursor.ts';

interface DiagramPanelProps {
  readonly pattern: string;
  readonly flags: string;
  readonly isValid: boolean;
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(diagramStyle);
document.adoptedStyleSheets.push(sheet);

/** Shows the pattern as a railroad diagram in a collapsible section. */
export function DiagramPanel(props: DiagramPanelProps) {
  return (
    <details className="tool-card tool-pad" open>
      <summary className="cursor-pointer text-lg font-semibold">Diagram</summary>
      <div className="mt-3 grid gap-2">
        <Diagram {...props} />
      </div>
    </details>
  );
}

/** The diagram; while the pattern is invalid, the last valid one stays. */
function Diagram({ pattern, flags, isValid }: DiagramPanelProps) {
  const read = useMemo(() => readDiagram(pattern, flags), [pattern, flags]);
  const [last, setLast] = useState<Part>();
  const current = typeof read === 'string' || !isValid ? undefined : read;
  if (current && current !== last) setLast(current);
  if (isValid && read === 'too-large') {
    return (
      <p className="text-ink-2">
        This pattern is too large for a diagram, which holds {maxDiagramParts} parts and {maxDiagramDepth}{' '}
        levels of groups.
      </p>
    );
  }
  if (isValid && read === 'unreadable') {
    return (
      <p className="text-ink-2">
        The browser knows this pattern, but the diagram cannot read it: it is too new or too deep.
      </p>
    );
  }
  const shown = current ?? last;
  if (!shown) return <p className="text-ink-2">The diagram is drawn once the pattern has no error.</p>;
  return (
    <>
      {!current && <p className="text-ink-2">The pattern has an error. This was the last one without.</p>}
      <DiagramView part={shown} isStale={!current} />
    </>
  );
}

function DiagramView({ part, isStale }: { readonly part: Part; readonly isStale: boolean }) {
  const { cursor } = usePatternCursor();
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
      <div className="rail-map" aria-hidden="true" data-testid="diagram">
        <Row>
          <PartView part={part} cursor={isStale ? undefined : cursor} />
        </Row>
      </div>
    </div>
  );
}

interface PartViewProps {
  readonly part: Part;
  readonly cursor: number | undefined;
}

/** A stretch of rail. */
function Row({ children }: { readonly children: ReactNode }) {
  return <div className="rail-row">{children}</div>;
}

function PartView({ part, cursor }: PartViewProps) {
  switch (part.type) {
    case 'box':
      return (
        <span className="rail-box" {...boxData(part, cursor)}>
          {part.word}
        </span>
      );
    case 'frame':
      return (
        <div className="rail-around rail-box" {...boxData(part, cursor)}>
          <span>{part.word}</span>
          <Inner part={part.part} cursor={cursor} />
        </div>
      );
    case 'repeat':
      return (
        <div className="rail-around rail-repeat">
          {part.canSkip && <i className="rail-skip" />}
          {part.canLoop && <i />}
          <Inner part={part.part} cursor={cursor} />
          {part.word !== '' && <span className={part.canLoop ? 'rail-times' : ''}>{part.word}</span>}
        </div>
      );
    default:
      return (
        <div className={`rail-${part.type}`}>
          {part.parts.map((inner, index) =>
            part.type === 'choice' ? (
              <Inner key={index} part={inner} cursor={cursor} />
            ) : (
              <PartView key={index} part={inner} cursor={cursor} />
            ),
          )}
        </div>
      );
  }
}

/** A part on a rail of its own; members of a class have none. */
function Inner(props: PartViewProps) {
  const { type } = props.part;
  return type === 'row' || type === 'flow' ? (
    <PartView {...props} />
  ) : (
    <Row>
      <PartView {...props} />
    </Row>
  );
}

/** Returns the attributes for the style of a box, and whether it contains the cursor. */
function boxData({ kind, from, to }: Span & { readonly kind: string }, cursor: number | undefined) {
  const isAt = cursor !== undefined && cursor >= from && cursor < to;
  return { 'data-kind': kind, ...(isAt ? { 'data-at': '' } : {}) };
}
