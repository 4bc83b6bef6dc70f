import { type ReactNode, Suspense, useState } from 'react';
import { downloadZip } from '#client/lib/files/downloads.ts';
import type { Figure, OperationResult, OutputPart } from '#client/tool-kit/operations/operation-result.ts';
import { OutputActions } from '#client/tool-kit/texts/output-actions.tsx';
import { FigureGrid } from '#client/tool-kit/results/figure-grid.tsx';
import { Pane } from '#client/tool-kit/texts/text-panes.tsx';
import { OutputPane, type TextOutput } from '#client/tool-kit/texts/output-pane.tsx';
import type { TextSource } from '#client/tool-kit/texts/source.ts';
import { Button } from '#client/ui/button.tsx';
import { type CodeLanguage, isColored } from '#client/ui/code/code-language.ts';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';
import { Segmented } from '#client/ui/segmented.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { isTextKind, mediaTypeOf } from '#core/files/media-types.ts';
import { blobOf, FilePart } from './file-part.tsx';
import { asTextOutput } from './text/text-output.ts';

// Few outputs are pictures or bytes.
const DrawnOutput = lazyPart(async () => ({
  default: (await import('./text/drawn-output.tsx')).DrawnOutput,
}));
const FactsView = lazyPart(async () => ({ default: (await import('./text/facts-view.tsx')).FactsView }));
const BytesView = lazyPart(async () => ({ default: (await import('./text/bytes-view.tsx')).BytesView }));

interface OutputViewProps {
  readonly result: OperationResult | undefined;
  readonly isStale: boolean;
  readonly notice: ReactNode;
  readonly placeholder?: string;
  /** The input, to compare a drawing with it. */
  readonly source?: TextSource;
  /** Comes before the output's own actions. */
  readonly action?: ReactNode;
}

/** An operation's output: one text or its bytes in a pane, anything else as a list of files. */
export function OutputView({
  result,
  isStale,
  notice,
  placeholder = 'The result appears here',
  source,
  action,
}: OutputViewProps) {
  const [chosen, setChosen] = useState<View>();
  const [part, ...others] = result?.parts ?? [];
  if (part && (others.length > 0 || !(isTextKind(part.kind) || part.bytes))) {
    return <FileParts parts={[part, ...others]} isStale={isStale} notice={notice} />;
  }
  const views = viewsOf(result, source);
  const view = views.find(({ value }) => value === chosen)?.value ?? views[0]?.value;
  const bytes = view === 'bytes' ? part?.bytes : undefined;
  const output = part && (bytes ? { blob: bytes } : asTextOutput(part.content));
  return (
    <OutputPane
      output={output}
      isStale={isStale}
      notice={notice}
      figures={
        !result?.isToldByFacts && result?.figures && <FigureGrid figures={result.figures} isStale={isStale} />
      }
      isSaidByFigures={isSaidBy(result?.figures, output)}
      instead={
        result && view === 'facts' ? (
          <Suspense>
            <FactsView result={result} />
          </Suspense>
        ) : (
          part && view !== 'text' && <OtherView {...{ part, source, bytes }} />
        )
      }
      placeholder={placeholder}
      language={languageOf(part)}
      highlights={part?.highlights}
      toolbar={
        <>
          {views.length > 1 && view && (
            <Segmented label="Output as" value={view} choices={views} onChange={setChosen} />
          )}
          {action}
          <OutputActions
            // An outdated output is shown but cannot be copied, saved or sent.
            output={isStale ? undefined : output}
            fileName={part?.name ?? 'output.txt'}
            mediaType={mediaTypeOf(part?.kind ?? 'text')}
            kind={part?.kind ?? 'text'}
            copy={bytes && { label: 'Copy hex', read: () => readHexOf(bytes) }}
          />
        </>
      }
    />
  );
}

interface OtherViewProps {
  readonly part: OutputPart;
  readonly source: TextSource | undefined;
  readonly bytes: Blob | undefined;
}

/** An output as its bytes or its picture. */
function OtherView({ part, source, bytes }: OtherViewProps) {
  return (
    <Suspense>
      {bytes ? (
        <BytesView name={part.name} kind={part.kind} bytes={bytes} />
      ) : (
        source && <DrawnOutput source={source} part={part} />
      )}
    </Suspense>
  );
}

type View = 'facts' | 'text' | 'picture' | 'bytes';

/** A browser draws a larger one too slowly. */
const mostDrawn = 1_000_000;

/** The ways to look at an output: at first as its text, where it is one. */
function viewsOf(
  { parts = [], isToldByFacts }: Partial<OperationResult> = {},
  source: TextSource | undefined,
) {
  const [part] = parts;
  if (!part) return [];
  const { kind, content, bytes } = part;
  const isDrawing = kind === 'svg' && source && new Blob([content]).size <= mostDrawn;
  const views: { readonly value: View; readonly label: string }[] = [];
  if (isToldByFacts) views.push({ value: 'facts', label: 'Table' });
  if (isTextKind(kind))
    views.push({ value: 'text', label: kind === 'svg' ? 'Code' : kind === 'json' ? 'JSON' : 'Text' });
  if (isDrawing) views.push({ value: 'picture', label: 'Picture' });
  if (bytes) views.push({ value: 'bytes', label: 'Hex' });
  return views;
}

async function readHexOf(bytes: Blob): Promise<string> {
  const { readHex } = await import('./text/bytes-view.tsx');
  return readHex(bytes);
}

/** Whether a single large figure is the whole output. */
function isSaidBy(figures: readonly Figure[] = [], output: TextOutput | undefined): boolean {
  const [figure, ...others] = figures;
  if (!figure || others.length > 0 || !output || !('text' in output)) return false;
  return output.text.trim() === figure.value;
}

function languageOf(part: OutputPart | undefined): CodeLanguage {
  if (part?.kind === 'json' || (part && isColored(part.kind))) return part.kind;
  return part?.isOfColumns ? 'columns' : 'plain';
}

interface FilePartsProps {
  readonly parts: readonly OutputPart[];
  readonly isStale: boolean;
  readonly notice: ReactNode;
}

function FileParts({ parts, isStale, notice }: FilePartsProps) {
  const [isZipping, setIsZipping] = useState(false);
  const saveAll = () => {
    setIsZipping(true);
    downloadZip(
      parts.map((part) => ({ name: part.name, blob: blobOf(part) })),
      'output.zip',
    )
      .catch(reportFailure)
      .finally(() => {
        setIsZipping(false);
      });
  };
  return (
    <Pane
      title="Output"
      toolbar={
        parts.length > 1 && (
          <Button icon="download" tone="plain" isSmall disabled={isStale || isZipping} onClick={saveAll}>
            Download all
          </Button>
        )
      }
    >
      <div className="relative flex h-full flex-col">
        {notice && <div className="pane-notice">{notice}</div>}
        {isStale && <p className="stale-note">Outdated</p>}
        <ul className={`min-h-0 flex-1 overflow-y-auto px-4 ${isStale ? 'stale' : ''}`} aria-label="Files">
          {parts.map((part) => (
            <FilePart
              key={part.name}
              part={{ ...part, blob: blobOf(part) }}
              isStale={isStale}
              isOnly={parts.length === 1}
            />
          ))}
        </ul>
      </div>
    </Pane>
  );
}
