import { useEffect, useMemo, useState } from 'react';
import type { AnyOperation } from '#client/tool-kit/operations/operation.ts';
import type { Alternative } from '#client/tool-kit/operations/page-words.ts';
import { runOperation } from '#client/tool-kit/operations/runner.ts';
import type { TextSource } from '#client/tool-kit/texts/source.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { CopyButton, reportFailure } from '#client/ui/copy-button.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { readOwn } from '#core/collections/read-own.ts';
import { writeRow } from '#core/csv/writing/export-formats.ts';
import { decodeText } from '#core/text/encodings/text-decoding.ts';
import type { Options } from '../use-operation.ts';

interface AlternativesProps {
  readonly toolId: string;
  readonly operation: AnyOperation;
  readonly source: TextSource;
  readonly setText: (text: string) => void;
  readonly options: Options;
  readonly change: (change: Options) => void;
}

/** The results of the other choices, side by side: a card for each, to choose, copy or use. */
export function Alternatives(props: AlternativesProps) {
  const { toolId, operation, source, setText, options, change } = props;
  const head = useHead(source);
  const cards = useMemo(() => operation.alternatives?.(head, options) ?? [], [operation, head, options]);
  if (cards.length === 0) return null;
  const content = contentOf(source);
  const copyAll = async () => {
    const rows = cards.map(async (card) => {
      const { text } = await makeWhole(toolId, content, { ...options, ...card.options });
      return writeRow([card.label, text], '\t');
    });
    return (await Promise.all(rows)).join('\n');
  };
  return (
    <section aria-label="Side by side" className="mt-4 grid gap-3">
      <div className="justify-self-end">
        <CopyButton
          label="Copy all"
          accessibleLabel="Copy all as a table"
          isSmall
          isDisabled={content === ''}
          text={copyAll}
        />
      </div>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3" data-print={content === '' ? undefined : ''}>
        {cards.map((card) => (
          <Card
            key={card.label}
            card={card}
            isDisabled={content === ''}
            isChosen={Object.entries(card.options).every(([key, value]) => readOwn(options, key) === value)}
            make={() => makeWhole(toolId, content, { ...options, ...card.options })}
            onChoose={() => change({ ...card.options })}
            {...(source.type === 'text' ? { onUse: setText } : {})}
          />
        ))}
      </ul>
    </section>
  );
}

/** Returns the input. A file that is not text counts as empty, since the run itself reports it. */
function contentOf(source: TextSource): string | File {
  if (source.type === 'text') return source.text;
  return source.binary === undefined ? (source.typed ?? source.file) : '';
}

const headLength = 1000;
const headBytes = 4096;

/** The beginning of the input. */
function useHead(source: TextSource): string {
  const content = contentOf(source);
  const file = typeof content === 'string' ? undefined : content;
  const [read, setRead] = useState<{ readonly file: File; readonly text: string }>();
  useEffect(() => {
    file
      ?.slice(0, headBytes)
      .arrayBuffer()
      .then((bytes) => setRead({ file, text: decodeText(new Uint8Array(bytes)).text }), reportFailure);
  }, [file]);
  const text = typeof content === 'string' ? content : read?.file === content ? read.text : '';
  // No character is cut in two.
  return text.length > headLength ? text.slice(0, headLength).replace(/[\ud800-\udbff]$/, '') : text;
}

interface Whole {
  readonly text: string;
  /** A warning about it. */
  readonly warning: string | undefined;
}

async function makeWhole(toolId: string, content: string | File, options: Options): Promise<Whole> {
  const { parts, notes = [] } = await runOperation(toolId, content, options);
  const made = parts[0]?.content ?? '';
  return {
    text: typeof made === 'string' ? made : await made.text(),
    warning: notes.find(({ severity }) => severity === 'warning')?.sentence,
  };
}

interface CardProps {
  readonly card: Alternative;
  readonly isDisabled: boolean;
  readonly isChosen: boolean;
  readonly make: () => Promise<Whole>;
  readonly onChoose: () => void;
  /** Takes the output as the new input. */
  readonly onUse?: (text: string) => void;
}

function Card({ card, isDisabled, isChosen, make, onChoose, onUse }: CardProps) {
  const { label, hint, text, isCurrent = false } = card;
  const makeAndWarn = async () => {
    const { text: whole, warning } = await make();
    if (warning !== undefined) notify({ title: warning, tone: 'destructive' });
    return whole;
  };
  return (
    <li
      className={`tool-card flex min-w-0 flex-col gap-2 p-4 ${isChosen ? 'border-accent!' : ''}`}
      aria-disabled={isDisabled}
    >
      <div className="flex items-center gap-1">
        <h3 className="mr-auto min-w-0 truncate text-[1.0625rem]">
          <button type="button" className="link" aria-pressed={isChosen} onClick={onChoose}>
            {label}
          </button>
          <span className="print-only">{label}</span>
        </h3>
        {isCurrent && <Badge>Now</Badge>}
        <Button
          tone="plain"
          isSmall
          icon="arrow-up"
          disabled={isDisabled || !onUse}
          aria-label={`Use ${label} as the input`}
          title="Use as the input"
          onClick={() => {
            makeAndWarn().then(onUse, reportFailure);
          }}
        >
          Use
        </Button>
        <CopyButton
          text={makeAndWarn}
          tone="plain"
          isSmall
          isDisabled={isDisabled}
          accessibleLabel={`Copy ${label}`}
        />
      </div>
      {hint !== undefined && <p className="text-ink-3 text-[0.875rem]">{hint}</p>}
      <p
        className="mono text-ink-2 line-clamp-3 min-h-[1.5em] text-[0.9375rem] wrap-anywhere whitespace-pre-wrap print:line-clamp-none"
        data-testid="preview"
      >
        {text}
      </p>
    </li>
  );
}
