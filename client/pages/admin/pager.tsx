import { Button } from '#client/ui/button.tsx';

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  /** Singular; the plural adds an s. */
  readonly noun: string;
  readonly onPage: (page: number) => void;
}

/** The page number of a long list, with buttons for the previous and the next page. */
export function Pager({ page, pages, total, noun, onPage }: PagerProps) {
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="text-ink-2 tabular">
        {total} {noun}
        {total !== 1 && 's'}
        {pages > 1 && `, page ${page + 1} of ${pages}`}
      </p>
      {pages > 1 && (
        <div className="flex gap-2">
          <Button isSmall disabled={page === 0} onClick={() => onPage(page - 1)}>
            Previous
          </Button>
          <Button isSmall disabled={page + 1 >= pages} onClick={() => onPage(page + 1)}>
            Next
          </Button>
        </div>
      )}
    </div>
  );
}
