import type { ReactNode, RefObject } from 'react';
import type { OperationRun } from '#client/tool-kit/operation-page/use-operation.ts';
import { asTextOutput } from '#client/tool-kit/operation-page/text/text-output.ts';
import type { ResultOf } from '#client/tool-kit/operations/operation.ts';
import { OutputActions } from '#client/tool-kit/texts/output-actions.tsx';
import { RunError, RunProgress } from '#client/tool-kit/running/run-feedback.tsx';
import { OutputPane } from '#client/tool-kit/texts/output-pane.tsx';
import type { TextSourceControl } from '#client/tool-kit/texts/text-source.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import type { CodeAreaHandle } from '#client/ui/code/code-area.tsx';
import { formatCount } from '#core/numbers/number-format.ts';
import type { Decoded, Fault } from '../decode.ts';
import type operation from '../operation.ts';
import type { ChangeState, UrlState } from '../state.ts';

type Outcome = ResultOf<typeof operation>;

interface OutcomePaneProps {
  readonly run: OperationRun<Outcome>;
  readonly outcome: Outcome | undefined;
  readonly control: TextSourceControl;
  readonly state: UrlState;
  readonly change: ChangeState;
  readonly areaRef: RefObject<CodeAreaHandle | null>;
}

const maxShown = 6;
const failures = {
  encode: 'Could not encode the provided text.',
  decode: 'Could not decode the provided text. Make sure it is a valid URL encoded string.',
} as const;

/** The right pane: the result, what was met on the way, and what could be done next. */
export function OutcomePane(props: OutcomePaneProps) {
  const { run, outcome, state } = props;
  const part = outcome?.parts[0];
  const output = part && asTextOutput(part.content);
  const isEncoding = state.tab === 'encode';
  return (
    <OutputPane
      output={output}
      isStale={run.isStale}
      notice={drawNotices(props)}
      toolbar={
        <OutputActions
          output={run.isStale ? undefined : output}
          fileName={part?.name ?? (isEncoding ? 'encoded.txt' : 'decoded.txt')}
          mediaType="text/plain"
          kind={part?.kind ?? 'text'}
        />
      }
    />
  );
}

function drawNotices(props: OutcomePaneProps): ReactNode {
  const { run, outcome, areaRef, state, control } = props;
  const select = (offset: number, length: number) => areaRef.current?.select(offset, offset + length);
  // Text is done before anyone could read that it goes on.
  if (run.status === 'running' && control.source.type === 'file') {
    const label = state.tab === 'encode' ? 'Encoding' : 'Decoding';
    return <RunProgress label={label} progress={run.progress} onCancel={run.cancel} />;
  }
  if (run.error) {
    return (
      <RunError
        error={run.error}
        title={failures[state.tab]}
        onJump={({ details }) => select(details.offset ?? 0, 1)}
      />
    );
  }
  const { decoded, furtherLayers = 0 } = outcome?.detail ?? {};
  if (!outcome || !decoded || !hasRemarks(furtherLayers, decoded)) return undefined;
  return (
    <div className="grid gap-2">
      {decoded.faultCount > 0 && <FaultList {...props} decoded={decoded} onSelect={select} />}
      <Hints {...props} outcome={outcome} decoded={decoded} furtherLayers={furtherLayers} />
    </div>
  );
}

function hasRemarks(furtherLayers: number, decoded: Omit<Decoded, 'text'>): boolean {
  return furtherLayers > 0 || decoded.faultCount > 0 || decoded.plusCount > 0 || decoded.escapeCount > 0;
}

interface FaultListProps extends OutcomePaneProps {
  readonly decoded: Omit<Decoded, 'text'>;
  readonly onSelect: (offset: number, length: number) => void;
}

function FaultList({ decoded, state, change, onSelect, control }: FaultListProps) {
  const { faults, faultCount } = decoded;
  const isLegacy = state.charset === 'utf-8' && faults.some(({ raw }) => /^%[89a-f]/i.test(raw));
  return (
    <Alert title={failures.decode}>
      <p>The rest is decoded below; what could not be is left as it is.</p>
      <ul aria-label="Faults" className="grid gap-1">
        {faults.slice(0, maxShown).map((fault) => (
          <FaultLine
            key={fault.offset}
            fault={fault}
            {...(control.source.type === 'text' ? { onSelect } : {})}
          />
        ))}
        {faultCount > maxShown && <li>and {formatCount(faultCount - maxShown, 'other')}</li>}
      </ul>
      {isLegacy && (
        <p>
          <Button isSmall onClick={() => change({ charset: 'windows-1252' })}>
            Read as Windows-1252
          </Button>
        </p>
      )}
    </Alert>
  );
}

function FaultLine({
  fault,
  onSelect,
}: {
  readonly fault: Fault;
  readonly onSelect?: FaultListProps['onSelect'];
}) {
  const place = `line ${fault.line}, column ${fault.column}`;
  return (
    <li>
      {fault.message}{' '}
      {onSelect ? (
        <button type="button" className="link" onClick={() => onSelect(fault.offset, fault.raw.length)}>
          {place}
        </button>
      ) : (
        `(${place})`
      )}
    </li>
  );
}

interface HintsProps extends OutcomePaneProps {
  readonly outcome: Outcome;
  readonly decoded: Omit<Decoded, 'text'>;
  readonly furtherLayers: number;
}

function Hints({ outcome, decoded, furtherLayers, control, change }: HintsProps) {
  const text = outcome.parts[0]?.content;
  const { plusCount, escapeCount } = decoded;
  if (furtherLayers === 0 && plusCount === 0 && escapeCount === 0) return null;
  return (
    <Alert tone="info">
      {furtherLayers > 0 && typeof text === 'string' && (
        <p className="flex flex-wrap items-center gap-2">
          The result is still encoded{furtherLayers > 1 ? `, ${furtherLayers} times over` : ''}.
          <Button isSmall onClick={() => control.setText(text)}>
            Decode again
          </Button>
        </p>
      )}
      {plusCount > 0 && (
        <p className="flex flex-wrap items-center gap-2">
          {formatCount(plusCount, 'plus sign')} kept. In form data and queries it means a space.
          <Button isSmall onClick={() => change({ isPlusSpace: true })}>
            Read + as a space
          </Button>
        </p>
      )}
      {escapeCount > 0 && (
        <p>
          {formatCount(escapeCount, '%uXXXX sequence')} decoded, as JavaScript’s old escape() writes them.
        </p>
      )}
    </Alert>
  );
}
