import { type ReactNode, useState } from 'react';
import { downloadZip } from '#client/lib/files/downloads.ts';
import type { Figure, OperationResult, OutputPart } from '#client/tool-kit/operations/operation.ts';
import { OutputActions } from '#client/tool-kit/texts/output-actions.tsx';
import { FigureGrid } from '#client/tool-kit/results/figure-grid.tsx';
import { Pane } from '#client/tool-kit/texts/text-panes.tsx';
import { OutputPane, type TextOutput } from '#client/tool-kit/texts/output-pane.tsx';
import { Button } from '#client/ui/button.tsx';
import { type CodeLanguage, isColored } from '#client/ui/code/code-language.ts';
import { Segmented } from '#client/ui/segmented.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { isTextKind, mediaTypeOf } from '#core/files/media-types.ts';
import { blobOf, FilePart } from './file-part.tsx';
import { asTextOutput } from './text/text-output.ts';

interface OutputViewProps {
  readonly result: OperationResult | undefined;
  readonly isStale: boolean;
  readonly notice: ReactNode;
  readonly placeholder?: string;
  /** The picture that the text is, shown on request. */
  readonly picture?: ReactNode;
  /** Comes before the output's own actions. */
  readonly action?: ReactNode;
}

type View = 'code' | 'picture';
const views = [
  { value: 'code', label: 'Code' },
  { value: 'picture', label: 'Picture' },
] as const;

/** An operation's output: one text in a pane, anything else as a list of files. */
export function OutputView({
  result,
  isStale,
  notice,
  placeholder = 'The result appears here',
  picture,
  action,
}: OutputViewProps) {
  const [view, setView] = useState<View>('code');
  const [part, ...others] = result?.parts ?? [];
  if (part && (others.length > 0 || !isTextKind(part.kind))) {
    return <FileParts parts={[part, ...others]} isStale={isStale} notice={notice} />;
  }
  const output = part && asTextOutput(part.content);
  return (
    <OutputPane
      output={output}
      isStale={isStale}
      notice={notice}
      figures={result?.figures && <FigureGrid figures={result.figures} isStale={isStale} />}
      isSaidByFigures={isSaidBy(result?.figures, output)}
      instead={view === 'picture' && picture}
      placeholder={placeholder}
      language={languageOf(part)}
      toolbar={
        <>
          {picture && output && (
            <Segmented label="Output as" value={view} choices={views} onChange={setView} />
          )}
          {action}
          <OutputActions
            // An outdated output is shown but cannot be copied, saved or sent.
            output={isStale ? undefined : output}
            fileName={part?.name ?? 'output.txt'}
            mediaType={mediaTypeOf(part?.kind ?? 'text')}
            kind={part?.kind ?? 'text'}
          />
        </>
      }
    />
  );
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
            <FilePart key={part.name} part={{ ...part, blob: blobOf(part) }} isStale={isStale} />
          ))}
        </ul>
      </div>
    </Pane>
  );
}
