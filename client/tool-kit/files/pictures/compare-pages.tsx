import { useEffect, useState } from 'react';
import { RunError } from '#client/tool-kit/running/run-feedback.tsx';
import { IconButton } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { isAbortError, toError, ToolInputError } from '#core/errors.ts';
import { formatBytes } from '#core/numbers/number-format.ts';
import { Comparing } from './comparing.tsx';
import { drawPdfPages } from './draw-pdf-pages.ts';
import { usePictureSize } from './use-picture-size.ts';

interface ComparePagesProps {
  readonly before: File;
  /** Undefined while the dialog is closed. */
  readonly after: Blob | undefined;
  readonly onClose: () => void;
}

/** A PDF and the result, page over page. */
export function ComparePages({ before, after, onClose }: ComparePagesProps) {
  return (
    <Dialog title="Compare" isOpen={after !== undefined} isWide onClose={onClose}>
      {after && <PagesOver before={before} after={after} />}
    </Dialog>
  );
}

const pagePixels = 1000;

interface DrawnPage {
  readonly before: Blob;
  readonly after: Blob;
  readonly pageCount: number;
}

function PagesOver({ before, after }: { readonly before: File; readonly after: Blob }) {
  const [number, setNumber] = useState(1);
  const { drawn, error } = usePages(before, after, number);
  const size = usePictureSize(drawn?.after);
  const pageCount = drawn?.pageCount ?? number;
  if (error) return <RunError error={error} />;
  return (
    <>
      <div className="flex items-center gap-2">
        <IconButton
          icon="chevron-left"
          label="Page before"
          isSmall
          disabled={number === 1}
          onClick={() => {
            setNumber(number - 1);
          }}
        />
        <p className="tabular" role="status">
          {drawn ? `Page ${number} of ${pageCount}` : `Drawing page ${number} …`}
        </p>
        <IconButton
          icon="chevron-right"
          label="Next page"
          isSmall
          disabled={number >= pageCount}
          onClick={() => {
            setNumber(number + 1);
          }}
        />
      </div>
      {drawn && size && (
        <Comparing
          name={before.name}
          resultName="Result"
          before={drawn.before}
          after={drawn.after}
          size={size}
        >
          <p className="text-ink-2 tabular text-[0.9375rem]">
            {formatBytes(before.size)} → {formatBytes(after.size)}
          </p>
        </Comparing>
      )}
    </>
  );
}

/** A page of both, drawn by the tool that turns pages into pictures. */
function usePages(before: File, after: Blob, number: number) {
  const [state, setState] = useState<{ drawn?: DrawnPage; error?: ToolInputError }>({});
  useEffect(() => {
    const controller = new AbortController();
    setState({});
    const options = { pixels: pagePixels, pages: String(number), format: 'png' } as const;
    const draw = (file: Blob) =>
      drawPdfPages(new File([file], before.name, { type: 'application/pdf' }), options, controller.signal);
    Promise.all([draw(before), draw(after)]).then(
      ([one, other]) => {
        setState({
          drawn: {
            before: one.pictures[0] ?? new Blob(),
            after: other.pictures[0] ?? new Blob(),
            pageCount: other.pageCount,
          },
        });
      },
      (error: unknown) => {
        if (isAbortError(error)) return;
        setState({
          error: error instanceof ToolInputError ? error : new ToolInputError(toError(error).message),
        });
      },
    );
    return () => {
      controller.abort();
    };
  }, [before, after, number]);
  return state;
}
