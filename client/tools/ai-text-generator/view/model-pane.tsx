import { type ReactNode, useState } from 'react';
import { RunError, RunProgress } from '#client/tool-kit/running/run-feedback.tsx';
import { useToolRun } from '#client/tool-kit/running/use-tool-run.ts';
import { OutputActions } from '#client/tool-kit/texts/output-actions.tsx';
import { OutputPane } from '#client/tool-kit/texts/output-pane.tsx';
import { useShortcuts } from '#client/tool-kit/use-shortcuts.ts';
import { Button } from '#client/ui/button.tsx';
import { Segmented } from '#client/ui/segmented.tsx';
import { instruct } from '../model/instructions.ts';
import type { WriteByModel } from '../model/browser-model.ts';
import type { Task, Tone } from '../state.ts';

export interface ModelPaneProps {
  readonly text: string;
  readonly options: { readonly task: Task; readonly tone: Tone; readonly count: number };
  readonly write: WriteByModel;
  /** A description of the model: what it is, what it needs, and its risks. */
  readonly about: ReactNode;
}

interface Draft {
  readonly text: string;
  /** The prompt that the draft was made from. */
  readonly prompt: string;
  /** True if the run was stopped or failed, so the text ends early. */
  readonly isCut: boolean;
}

const mostKept = 5;

/**
 * Shows the text of a language model while it is written, and earlier drafts. The newest comes first, because on a
 * narrow screen the rest must be scrolled to.
 */
export function ModelPane({ text, options, write: writeByModel, about }: ModelPaneProps) {
  const run = useToolRun<Draft>();
  const [growing, setGrowing] = useState('');
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  const [chosen, setChosen] = useState(0);
  const prompt = instruct(text, options);
  const isRunning = run.status === 'running';
  const shown = isRunning ? growing : drafts[chosen]?.text;
  const isStale = !isRunning && drafts[chosen] !== undefined && drafts[chosen].prompt !== prompt;
  useShortcuts({ cancel: isRunning ? run.cancel : undefined });

  function write(): void {
    setGrowing('');
    let written = '';
    const keep = (isCut: boolean) => {
      const draft = { text: written, prompt, isCut };
      setDrafts((before) => [draft, ...before].slice(0, mostKept));
      setChosen(0);
      return draft;
    };
    run.start(async ({ signal, reportProgress }) => {
      try {
        written = await writeByModel(prompt, {
          signal,
          reportProgress,
          onText: (text) => {
            written = text;
            setGrowing(text);
          },
        });
        return keep(false);
      } catch (error) {
        if (written !== '') keep(true);
        throw error;
      }
    });
  }

  const output = shown === undefined || shown === '' ? undefined : { text: shown };
  return (
    <OutputPane
      title="Output"
      output={output}
      isStale={isStale}
      placeholder="What the model writes appears here"
      notice={
        <div className="grid gap-2">
          <RunError error={run.error} />
          {isRunning ? (
            <RunProgress label="The model is writing" progress={run.progress} onCancel={run.cancel} />
          ) : (
            about
          )}
          <div className="flex flex-wrap items-center gap-3">
            <Button tone="primary" disabled={text.trim() === '' || isRunning} onClick={write}>
              {drafts.length === 0 ? 'Write' : 'Write again'}
            </Button>
            {drafts.length > 1 && !isRunning && (
              <Segmented
                label="Draft"
                value={chosen}
                choices={drafts.map((_, index) => ({ value: index, label: String(drafts.length - index) }))}
                onChange={setChosen}
              />
            )}
          </div>
          {!isRunning && drafts[chosen]?.isCut === true && (
            <p className="text-ink-2">This draft is not finished: it was stopped on the way.</p>
          )}
        </div>
      }
      toolbar={
        <OutputActions
          output={isStale || isRunning ? undefined : output}
          fileName="draft.txt"
          mediaType="text/plain"
          kind="text"
        />
      }
    />
  );
}
