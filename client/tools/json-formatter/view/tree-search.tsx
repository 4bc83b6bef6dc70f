import { useEffect, useState } from 'react';
import { Button, IconButton } from '#client/ui/button.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { SelectField, TextField } from '#client/ui/fields/inputs.tsx';
import { formatCount } from '#core/numbers/number-format.ts';
import type { JsonClient } from './json-client.ts';
import type { SearchHit, SearchPage, SearchQuery } from '#core/json/browsing/search.ts';
import type { JsonSource } from '../session-api.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

interface TreeSearchProps {
  readonly client: JsonClient;
  readonly source: JsonSource;
  /** Shows a value in the tree, by its id. */
  readonly onShow: (id: number) => void;
}

const hitsPerPage = 200;
const quietMs = 250;

const places = [
  { value: 'both', label: 'All' },
  { value: 'keys', label: 'Keys' },
  { value: 'values', label: 'Values' },
] as const;

/** Searches keys and values, steps through the matches, and lists them. */
export function TreeSearch({ client, source, onShow }: TreeSearchProps) {
  const [text, setText] = useState('');
  const [place, setPlace] = useState<SearchQuery['place']>('both');
  const [isCaseSensitive, setIsCaseSensitive] = useState(false);
  const [current, setCurrent] = useState(-1);
  const { page, loadMore } = useSearch(client, source, { text, place, isCaseSensitive });
  const hits = page?.hits ?? [];

  const go = (index: number) => {
    const hit = hits[index];
    if (!hit) return;
    setCurrent(index);
    onShow(hit.id);
  };
  const step = (by: 1 | -1) => {
    if (hits.length > 0) go((current + by + hits.length) % hits.length);
  };

  return (
    <search className="border-line border-b">
      <form
        className="flex flex-wrap items-center gap-x-1 px-3 py-1"
        onSubmit={(event) => {
          event.preventDefault();
          step(1);
        }}
      >
        <div className="min-w-24 flex-1">
          <TextField
            label="Search the tree"
            isLabelHidden
            type="search"
            placeholder="Search"
            value={text}
            onChange={(value) => {
              setCurrent(-1);
              setText(value);
            }}
          />
        </div>
        <SelectField
          label="Search in"
          isLabelHidden
          isSmall
          value={place}
          choices={places}
          onChange={setPlace}
        />
        <IconButton
          icon="case-sensitive"
          label="Match case"
          tone="plain"
          isSmall
          aria-pressed={isCaseSensitive}
          className={isCaseSensitive ? 'bg-accent-soft text-accent' : ''}
          onClick={() => setIsCaseSensitive(!isCaseSensitive)}
        />
        {page && (
          <span className="flex items-center">
            <span className="tabular text-[0.875rem]" role="status">
              {current >= 0 && `${writeNumber(current + 1)} of `}
              {formatCount(page.total, 'hit')}
            </span>
            <IconButton
              icon="chevron-up"
              label="Previous hit"
              tone="plain"
              isSmall
              onClick={() => step(-1)}
            />
            <IconButton icon="chevron-down" label="Next hit" tone="plain" isSmall onClick={() => step(1)} />
          </span>
        )}
      </form>
      {hits.length > 0 && (
        <HitList hits={hits} current={current} onChoose={go} total={page?.total ?? 0} onMore={loadMore} />
      )}
    </search>
  );
}

interface HitListProps {
  readonly hits: readonly SearchHit[];
  readonly current: number;
  readonly total: number;
  readonly onChoose: (index: number) => void;
  readonly onMore: () => void;
}

function HitList({ hits, current, total, onChoose, onMore }: HitListProps) {
  return (
    <ol
      className="mono border-line max-h-24 overflow-y-auto max-md:max-h-15 border-t px-1 py-1 text-[0.8125rem]"
      aria-label="Hits"
    >
      {hits.map(({ id, path, excerpt, isKey }, index) => (
        <li key={id}>
          <button
            type="button"
            className={`flex min-h-7 w-full cursor-pointer gap-3 rounded px-2 text-start ${index === current ? 'bg-accent-soft' : 'hover:bg-surface-2'}`}
            aria-current={index === current}
            onClick={() => onChoose(index)}
          >
            <span className="min-w-0 shrink-0 truncate max-w-[60%]">{path || '(root)'}</span>
            {!isKey && <span className="text-ink-2 min-w-0 truncate">{excerpt}</span>}
          </button>
        </li>
      ))}
      {hits.length < total && (
        <li className="p-1">
          <Button isSmall onClick={onMore}>
            Show more
          </Button>
        </li>
      )}
    </ol>
  );
}

type Wanted = Pick<SearchQuery, 'text' | 'place' | 'isCaseSensitive'>;

/** Searches after a pause in typing; an answer to an earlier query is dropped. */
function useSearch(client: JsonClient, source: JsonSource, { text, place, isCaseSensitive }: Wanted) {
  const [page, setPage] = useState<SearchPage>();
  const [limit, setLimit] = useState(hitsPerPage);

  useEffect(() => {
    setLimit(hitsPerPage);
  }, [text, place, isCaseSensitive]);

  useEffect(() => {
    let isGone = false;
    const search = () => {
      const query = { text, place, isCaseSensitive, from: 0, count: limit };
      client
        .call('search', { source, query })
        .then((found) => {
          if (!isGone) setPage(found);
        })
        .catch(reportFailure);
    };
    const timer = setTimeout(() => {
      if (text === '') setPage(undefined);
      else search();
    }, quietMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [client, source, text, place, isCaseSensitive, limit]);

  return { page, loadMore: () => setLimit(limit + hitsPerPage) };
}
