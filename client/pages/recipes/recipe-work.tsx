import { Suspense, useEffect, useMemo, useState } from 'react';
import { asBytes } from '#client/tool-kit/operation-page/text/byte-source.ts';
import { OutputView } from '#client/tool-kit/operation-page/output-view.tsx';
import { useIsSlow } from '#client/tool-kit/operation-page/run-notice.tsx';
import type { OperationResult } from '#client/tool-kit/operations/operation-result.ts';
import { FileDrop } from '#client/tool-kit/files/file-drop.tsx';
import { fileItem, typedItem } from '#client/tool-kit/recipes/recipe-items.ts';
import { maxSteps, type RecipeStep } from '#client/tool-kit/recipes/recipe.ts';
import {
  joinsFiles,
  type RecipeItem,
  type RecipeTools,
  runRecipe,
} from '#client/tool-kit/recipes/run-recipe.ts';
import { useToolSession } from '#client/tool-kit/frame/tool-context.ts';
import { RunError, RunProgress } from '#client/tool-kit/running/run-feedback.tsx';
import type { TaskScope } from '#client/tool-kit/running/tool-run.ts';
import type { TextSource } from '#client/tool-kit/texts/source.ts';
import { InputPane } from '#client/tool-kit/texts/input-pane.tsx';
import { useTextSource } from '#client/tool-kit/texts/text-source.ts';
import { Button } from '#client/ui/button.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';
import { ToolInputError } from '#core/errors.ts';
import { isTextKind } from '#core/files/media-types.ts';
import { AddStep } from './add-step.tsx';
import { createPageTools } from './page-tools.ts';
import { nameOfTool, type StepChoice } from './step-choice.ts';
import { StepList } from './step-list.tsx';
import { useRecipeRun } from './use-recipe-run.ts';

// Needed only for several files.
const BatchPanel = lazyPart(async () => ({
  default: (await import('#client/tool-kit/operation-page/batch/batch-panel.tsx')).BatchPanel,
}));

interface RecipeWorkProps {
  readonly tools: readonly StepChoice[];
  readonly pageTools: RecipeTools;
  readonly name: string;
  readonly steps: readonly RecipeStep[];
  readonly sample: string | undefined;
  readonly onSteps: (steps: readonly RecipeStep[]) => void;
}

/** The steps beside the input and the output; a row for each of many files. */
export function RecipeWork(props: RecipeWorkProps) {
  const { tools, pageTools, steps, sample, onSteps } = props;
  const control = useTextSource({ takesBytes: true });
  const [files, setFiles] = useState<readonly File[]>([]);
  const { addLinkSource } = useToolSession();
  useEffect(() => addLinkSource(() => ({ steps })), [addLinkSource, steps]);
  const isJoined = useJoinsFiles(steps, pageTools);
  const isBatch = files.length > 0 && !isJoined;
  const source = useMemo(() => asBytes(control.source), [control.source]);
  const items = useItems(source, isBatch ? noFiles : files);
  const run = useRecipeRun(steps, isBatch ? undefined : items, pageTools);
  // A missing input is not an error before anything was entered.
  const outcomes = items?.length === 0 && run.outcomes[0]?.error ? [] : run.outcomes;
  const failed = outcomes.find(({ error }) => error);
  const isSlow = useIsSlow(run.status === 'running' ? run.startedAtMs : undefined);
  const first = tools.find(({ id }) => id === steps.find(({ isOff }) => !isOff)?.tool);
  const isOfFiles = first !== undefined && !first.accepts.some(isTextKind);
  const openFiles = (opened: File[]) => {
    if (opened.length > 1) setFiles(opened);
    else if (opened[0]) control.openFile(opened[0]).catch(reportFailure);
  };
  const kind = run.items?.[0]?.kind ?? (steps.length === 0 ? items?.[0]?.kind : undefined);
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <div className="grid gap-3">
        <StepList {...{ tools, steps }} outcomes={outcomes} onChange={onSteps} />
        <AddStep
          tools={tools}
          isFull={steps.length >= maxSteps}
          kind={kind}
          onAdd={(added) => onSteps([...steps, ...added])}
        />
      </div>
      {isBatch ? (
        <RecipeBatch {...props} files={files} onClose={() => setFiles([])} />
      ) : (
        <div className="tool-card overflow-clip">
          <div className="panes">
            {files.length > 0 ? (
              <JoinedFiles files={files} onClose={() => setFiles([])} />
            ) : isOfFiles && control.isEmpty ? (
              <section className="pane p-4" aria-label="Input">
                <FileDrop title="Drop one file or many" isMultiple isForFilesOnly onFiles={openFiles} />
              </section>
            ) : (
              <InputPane
                control={{ ...control, source }}
                placeholder="Type or paste text, or drop one file or many"
                onManyFiles={setFiles}
                {...(sample === undefined ? {} : { sample })}
              />
            )}
            <OutputView
              result={run.items && { parts: run.items }}
              isStale={run.isStale}
              placeholder={steps.length === 0 ? 'Add a step first' : 'The result appears here'}
              notice={
                isSlow && !failed ? (
                  <RunProgress label="Working" progress={run.progress} onCancel={run.cancel} />
                ) : (
                  <RunError
                    error={run.error ?? failed?.error}
                    {...(failed ? { title: `Stopped at ${describeStep(tools, steps, failed.step)}` } : {})}
                  />
                )
              }
            />
          </div>
        </div>
      )}
    </div>
  );
}

function describeStep(tools: readonly StepChoice[], steps: readonly RecipeStep[], step: RecipeStep): string {
  return `step ${steps.indexOf(step) + 1}, ${nameOfTool(tools, step.tool)}`;
}

interface FilesProps {
  readonly files: readonly File[];
  readonly onClose: () => void;
}

/** The files that a step joins, in place of the input. */
function JoinedFiles({ files, onClose }: FilesProps) {
  return (
    <section className="pane" aria-label="Input">
      <div className="pane-head">
        <h2>Input</h2>
        <Button icon="x" tone="plain" isSmall onClick={onClose}>
          Clear
        </Button>
      </div>
      <ul className="pane-body list-disc overflow-y-auto p-4 ps-8 wrap-anywhere">
        {files.map(({ name }, index) => (
          <li key={index}>{name}</li>
        ))}
      </ul>
    </section>
  );
}

/** In UTF-16 units. Longer texts are not copied to the page, which shows none of them. */
const maxBatchText = 10_000;

/** Takes each file through the recipe on its own. */
function RecipeBatch({ tools, name, steps, files, onClose }: RecipeWorkProps & FilesProps) {
  const batchTools = useMemo(() => createPageTools(tools, maxBatchText), [tools]);
  const runFile = useMemo(
    () =>
      async (file: File, { signal, reportProgress }: TaskScope): Promise<OperationResult> => {
        const outcomes = await runRecipe(steps, [await fileItem(file)], batchTools, {
          signal,
          onStep: (done) => reportProgress({ fraction: done.length / steps.length }),
        });
        const last = outcomes.at(-1);
        if (!last?.error) return { parts: last?.items ?? [], notes: outcomes.flatMap(({ notes }) => notes) };
        const { message, details } = last.error;
        throw new ToolInputError(`Stopped at ${describeStep(tools, steps, last.step)}: ${message}`, details);
      },
    [tools, batchTools, steps],
  );
  return (
    <Suspense>
      <BatchPanel
        toolId={name || 'recipe'}
        files={files}
        options={steps}
        optionFields={null}
        runFile={runFile}
        onClose={onClose}
      />
    </Suspense>
  );
}

/** A batch looks at each of its files when its turn comes. */
const noFiles: readonly File[] = [];

/** The items that the recipe begins with; undefined while files are being looked at. */
function useItems(source: TextSource, files: readonly File[]): readonly RecipeItem[] | undefined {
  const [items, setItems] = useState<readonly RecipeItem[]>();
  useEffect(() => {
    let isOld = false;
    readItems(source, files).then((read) => {
      if (!isOld) setItems(read);
    }, reportFailure);
    return () => {
      isOld = true;
    };
  }, [source, files]);
  return items;
}

async function readItems(source: TextSource, files: readonly File[]): Promise<readonly RecipeItem[]> {
  if (files.length > 0) return Promise.all(files.map(fileItem));
  if (source.type === 'file') {
    return [source.typed === undefined ? await fileItem(source.file) : typedItem(source.typed)];
  }
  if (source.text === '') return [];
  return [
    source.fileName === undefined
      ? typedItem(source.text)
      : await fileItem(new File([source.text], source.fileName)),
  ];
}

function useJoinsFiles(steps: readonly RecipeStep[], tools: RecipeTools): boolean {
  const [isJoined, setIsJoined] = useState(false);
  useEffect(() => {
    let isOld = false;
    joinsFiles(steps, tools).then((joins) => {
      if (!isOld) setIsJoined(joins);
    }, reportFailure);
    return () => {
      isOld = true;
    };
  }, [steps, tools]);
  return isJoined;
}
