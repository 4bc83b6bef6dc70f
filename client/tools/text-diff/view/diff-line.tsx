import { writeCodePoint } from '#core/text/code-point.ts';
import { lineContent } from '#core/text/diff/line-diff.ts';
import { diffWords, type LinePart } from '#core/text/diff/word-diff.ts';
import type { DiffDetail } from '../compare.ts';
import type { DiffRow } from '../rows/rows.ts';
import type { Comparison } from '../state.ts';

interface DiffLineProps {
  readonly row: Exclude<DiffRow, { type: 'fold' }>;
  readonly shown: NonNullable<DiffDetail['shown']>;
  readonly comparison: Comparison;
  readonly isSplit: boolean;
}

/** A row of the comparison: one line of both texts, or one of each beside the other. */
export function DiffLine({ row, shown, comparison, isSplit }: DiffLineProps) {
  const { old, now } = row;
  const partner = row.type === 'changed' ? row.partner : undefined;
  const oldLine = old ?? (now === undefined ? undefined : partner);
  const newLine = now ?? (old === undefined ? undefined : partner);
  const words =
    row.type === 'changed' && oldLine !== undefined && newLine !== undefined
      ? diffWords(lineContent(shown.old[oldLine] ?? ''), lineContent(shown.now[newLine] ?? ''), comparison)
      : undefined;
  const side = (kind: 'removed' | 'added' | 'same', line: number | undefined) => (
    <Side
      kind={line === undefined ? 'none' : kind}
      text={line === undefined ? '' : ((kind === 'added' ? shown.now : shown.old)[line] ?? '')}
      parts={kind === 'added' ? words?.now : words?.old}
    />
  );
  if (isSplit) {
    const isSame = row.type === 'same';
    return (
      <>
        <Numbers lines={[old]} />
        {side(isSame ? 'same' : 'removed', old)}
        <Numbers lines={[now]} />
        {isSame ? <Side kind="same" text={shown.now[now ?? 0] ?? ''} /> : side('added', now)}
      </>
    );
  }
  return (
    <>
      <Numbers lines={[old, now]} />
      {row.type === 'same'
        ? side('same', old)
        : old === undefined
          ? side('added', now)
          : side('removed', old)}
    </>
  );
}

function Numbers({ lines }: { readonly lines: readonly (number | undefined)[] }) {
  return (
    <span role="cell" className="text-ink-3 bg-surface-2 flex shrink-0 select-none">
      {lines.map((line, index) => (
        <span key={index} className="tabular w-[6ch] px-1 text-end">
          {line === undefined ? '' : line + 1}
        </span>
      ))}
    </span>
  );
}

const looks = { removed: 'bg-danger-soft', added: 'bg-accent-soft', same: '', none: 'bg-surface-2' } as const;
const wordLooks = {
  removed: 'bg-danger/30 rounded-xs font-semibold',
  added: 'bg-accent/30 rounded-xs font-semibold',
} as const;
const signs = { removed: '-', added: '+', same: ' ', none: ' ' } as const;

interface SideProps {
  readonly kind: keyof typeof looks;
  /** A line with its end. */
  readonly text: string;
  readonly parts?: readonly LinePart[] | undefined;
}

function Side({ kind, text, parts }: SideProps) {
  const content = lineContent(text);
  const end = text.slice(content.length);
  return (
    <span role="cell" className={`diff-side min-w-0 grow basis-0 whitespace-pre ${looks[kind]}`}>
      <span className="text-ink-2 select-none">{`${signs[kind]} `}</span>
      {kind === 'removed' || kind === 'added'
        ? (parts ?? [{ text: content, isChanged: false }]).map((part, index) =>
            part.isChanged ? (
              <mark key={index} className={`text-ink ${wordLooks[kind]}`}>
                {nameHidden(visibleSpaces(part.text))}
              </mark>
            ) : (
              nameHidden(part.text)
            ),
          )
        : content}
      {end === '\r\n' && (kind === 'removed' || kind === 'added') && <Hint text="CRLF" />}
      {end === '' && kind !== 'none' && kind !== 'same' && <Hint text="no newline at end of file" />}
    </span>
  );
}

/** White space that changed would not be seen. */
function visibleSpaces(text: string): string {
  return /^\s+$/.test(text) ? text.replaceAll(' ', '·').replaceAll('\t', '→') : text;
}

/** Controls, format characters and unusual spaces cannot be seen: two lines that differ in them would look alike. */
function nameHidden(text: string): string {
  return text.replace(/[^\P{C}\t]|[^\P{Z} ]/gu, (character) => `⟨${writeCodePoint(character)}⟩`);
}

function Hint({ text }: { readonly text: string }) {
  return <span className="text-ink-3 ms-2 text-[0.6875rem] select-none">{text}</span>;
}
