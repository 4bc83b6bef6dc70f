import { Fragment, useState } from 'react';
import { useUrl } from '#client/tool-kit/files/pictures/use-url.ts';
import type { StageProps } from '#client/tool-kit/operation-page/tool-slots.ts';
import { acceptValues, initialState } from '#client/tool-kit/state/state-schema.ts';
import { Button } from '#client/ui/button.tsx';
import { InlineSelect } from '#client/ui/fields/inline-select.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { cutsOf, planShown, toggleCut, writeParts } from '../splitting/cut-marks.ts';
import { schema, type SplitterState } from '../state.ts';
import { usePagePictures } from './use-page-pictures.ts';

const pagesAtFirst = 24;

/** Shows the pages of a file, with a button between each two to add or remove a cut. */
export function CutStage({ files, options, change }: StageProps) {
  const [chosen, setChosen] = useState(0);
  const [wanted, setWanted] = useState(pagesAtFirst);
  const [resumeAt, setResumeAt] = useState<number>();
  const state: SplitterState = {
    ...initialState(schema),
    ...acceptValues(schema, options, ['option', 'input', 'secret']),
  };
  const index = Math.min(chosen, files.length - 1);
  const { pageCount, pictures } = usePagePictures(files[index], state.openPassword, wanted);
  if (pageCount === undefined) return null;
  const plans = planShown(state, pageCount);
  const cuts = cutsOf(plans ?? []);
  const toggle = (page: number) => {
    change({ by: 'ranges', parts: writeParts(toggleCut(plans, page, pageCount), pageCount) });
  };
  const fileOf = (page: number) => plans?.findIndex(({ pages }) => pages.includes(page - 1));
  return (
    <section aria-label="Pages" className="grid min-w-0 content-start gap-3">
      {files.length > 1 && (
        <InlineSelect
          label="Shown"
          value={index}
          choices={files.map(({ name }, value) => ({ value, label: `${value + 1}. ${name}` }))}
          onChange={(next) => {
            setChosen(next);
            setWanted(pagesAtFirst);
            setResumeAt(undefined);
          }}
        />
      )}
      <ol className="flex flex-wrap items-center gap-y-3" aria-label="Pages, with cuts between">
        {pictures.map((picture, at) => (
          <Fragment key={at}>
            <PageTile picture={picture} page={at + 1} file={fileOf(at + 1)} />
            {at + 1 < pageCount && (
              <li>
                <CutMark
                  page={at + 1}
                  isCut={cuts.has(at + 1)}
                  isResumed={at + 1 === resumeAt}
                  onToggle={toggle}
                />
              </li>
            )}
          </Fragment>
        ))}
      </ol>
      {pictures.length < pageCount && (
        <div>
          <Button
            // Not disabled, because that would take the keyboard focus away.
            aria-disabled={pictures.length < wanted}
            onClick={() => {
              if (pictures.length < wanted) return;
              setResumeAt(wanted + 1);
              setWanted(wanted + pagesAtFirst * 2);
            }}
          >
            {pictures.length < wanted ? 'Drawing …' : `Show more of ${pageCount} pages`}
          </Button>
        </div>
      )}
    </section>
  );
}

interface PageTileProps {
  readonly picture: Blob;
  readonly page: number;
  /** The zero-based number of the page's output file; -1 for none, undefined if unknown. */
  readonly file: number | undefined;
}

function PageTile({ picture, page, file }: PageTileProps) {
  const url = useUrl(picture);
  const place = file === undefined ? '' : file < 0 ? 'left out' : `file ${file + 1}`;
  return (
    <li className="w-32 text-center">
      <img
        src={url}
        alt={`Page ${page}`}
        className={`border-line mx-auto max-h-44 border ${file === -1 ? 'opacity-40' : ''}`}
      />
      <p className="text-ink-2 tabular text-[0.8125rem]">
        {page}
        {place && <span className="text-ink-3 block">{place}</span>}
      </p>
    </li>
  );
}

interface CutMarkProps {
  readonly page: number;
  readonly isCut: boolean;
  /**
   * True for the first of the additional pages, which gets the focus because the button that loaded them may be gone.
   */
  readonly isResumed: boolean;
  readonly onToggle: (page: number) => void;
}

/** Defined outside the component, so that it is the same function each time and runs only once per mark. */
function takeFocus(mark: HTMLButtonElement | null) {
  mark?.focus();
}

function CutMark({ page, isCut, isResumed, onToggle }: CutMarkProps) {
  return (
    <button
      type="button"
      ref={isResumed ? takeFocus : undefined}
      aria-pressed={isCut}
      aria-label={`Cut behind page ${page}`}
      className={`grid h-44 w-7 place-items-center border-x border-dashed ${isCut ? 'border-accent text-accent' : 'text-ink-3 border-transparent'}`}
      onClick={() => {
        onToggle(page);
      }}
    >
      <Icon name="scissors" />
    </button>
  );
}
