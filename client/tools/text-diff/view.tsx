import { Suspense, useMemo } from 'react';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';
import { useOperation } from '#client/tool-kit/operation-page/use-operation.ts';
import { useToolState } from '#client/tool-kit/state/use-tool-state.ts';
import type { TextSource } from '#client/tool-kit/texts/source.ts';
import { OptionStrip } from '#client/tool-kit/texts/option-strip.tsx';
import { InputPane } from '#client/tool-kit/texts/input-pane.tsx';
import { type TextSourceControl, useTextSource } from '#client/tool-kit/texts/text-source.ts';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { toFile } from './file-encoding.ts';
import type operation from './operation.ts';
import { pageSchema } from './state.ts';
import { OptionFields } from '#client/tool-kit/operation-page/options/option-fields.tsx';
import { Button } from '#client/ui/button.tsx';

/** Two example texts. */
export const sampleTexts = {
  old: `# Recipe
Flour, 250 g
Butter, 125 g
Sugar, 75 g

Knead quickly, rest for an hour.
Bake at 180 °C.
`,
  now: `# Recipe for four
Flour, 250 g
Butter, 140 g, cold
Sugar, 75 g
Salt, a pinch

Knead quickly, rest for an hour.
Bake at 180 °C until golden.
`,
};

// Needed only once there are two texts.
const DiffPanel = lazyPart(async () => ({ default: (await import('./view/diff-panel.tsx')).DiffPanel }));

export default function TextDiff() {
  const [state, change] = useToolState(pageSchema);
  const old = useTextSource();
  const now = useTextSource({ secondName: 'newText' });
  const { whitespace, ignoresCase, ignoresLineEnds, context } = state;
  const options = useMemo(
    () => ({ whitespace, ignoresCase, ignoresLineEnds, context }),
    [whitespace, ignoresCase, ignoresLineEnds, context],
  );
  const isReady = isGiven(old) && isGiven(now);
  const files = useMemo(
    () => (isReady ? [toFile(old.source, 'old.txt'), toFile(now.source, 'new.txt')] : undefined),
    [isReady, old.source, now.source],
  );
  const run = useOperation<typeof operation>('text-diff', files, options);
  const openBoth = ([first, second]: File[]) => {
    if (first) old.openFile(first).catch(reportFailure);
    if (second) now.openFile(second).catch(reportFailure);
  };
  return (
    // A narrow window has no room for two columns, and no choice of them.
    <div className="text-tool max-[42rem]:[&_.one-row-flow>:has(.segmented)]:hidden">
      <OptionStrip
        options={
          <>
            <OptionFields schema={pageSchema} options={state} change={change} />
            <Button icon="arrow-left-right" isSmall onClick={() => swap(old, now)}>
              Swap
            </Button>
          </>
        }
      />
      <div
        className={`panes max-md:[&_.pane-body]:h-[max(9rem,19dvh)]! ${isReady ? 'md:[&_.pane-body]:h-[28dvh]' : 'md:[&_.pane-body]:h-[50dvh]'}`}
      >
        <InputPane
          control={old}
          title="Old text"
          placeholder="Type or paste the old text, or drop its file"
          onManyFiles={openBoth}
          isOneOfTwo
        />
        <InputPane
          control={now}
          title="New text"
          placeholder="Type or paste the new text, or drop its file"
          onManyFiles={openBoth}
          isOneOfTwo
        />
      </div>
      {isReady ? (
        <Suspense>
          <DiffPanel run={run} state={state} />
        </Suspense>
      ) : (
        <EmptyResult
          onSample={() => {
            old.setText(sampleTexts.old);
            now.setText(sampleTexts.now);
          }}
        />
      )}
    </div>
  );
}

/** An empty file is a text, too: one that was emptied. */
function isGiven({ isEmpty, source }: TextSourceControl): boolean {
  return !isEmpty || (source.type === 'text' && source.fileName !== undefined);
}

function EmptyResult({ onSample }: { readonly onSample: () => void }) {
  return (
    <p className="border-line text-ink-3 border-t px-4 py-4">
      The differences appear here once there are two texts.{' '}
      <button type="button" className="underline" onClick={onSample}>
        Show a sample
      </button>
    </p>
  );
}

function swap(old: TextSourceControl, now: TextSourceControl): void {
  const move = (source: TextSource, to: TextSourceControl) => {
    const { file, reading } = source;
    const typed = source.type === 'text' ? source.text : source.typed;
    // A pasted text has no bytes of its own, but a file may be where it is stored.
    const isTyped = !file || (source.type === 'file' && typed !== undefined);
    if (isTyped) to.setText(typed ?? '');
    else to.openFile(reading?.file ?? file, reading?.encoding).catch(reportFailure);
  };
  const [before, after] = [old.source, now.source];
  move(before, now);
  move(after, old);
}
