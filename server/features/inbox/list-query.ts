import { HttpProblem } from '#server/http/problem.ts';

/** The supported parameters of a list; all others are rejected, never ignored. */
export interface ListQuery {
  readonly orderBy: string;
  readonly isDescending: boolean;
  readonly status: string | undefined;
  /** The words that must all occur in one of the searched columns. */
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
}

const maxLimit = 1000;

/**
 * Reads PostgREST's `select=*`, `order=column.desc`, `status=eq.x`, `limit`, `offset`, and this project's `search`.
 * Throws an HttpProblem 400.
 */
export function readListQuery(
  parameters: URLSearchParams,
  { columns, statuses }: { readonly columns: readonly string[]; readonly statuses: readonly string[] },
): ListQuery {
  const seen = new Set<string>();
  for (const name of parameters.keys()) {
    if (seen.has(name)) refuse(name, 'may be given once');
    seen.add(name);
    if (!['select', 'order', 'status', 'search', 'limit', 'offset'].includes(name))
      refuse(name, 'is not known');
  }
  if ((parameters.get('select') ?? '*') !== '*') refuse('select', 'may only be *');
  const [column = '', direction = 'asc', ...rest] = (parameters.get('order') ?? 'created_at.desc').split('.');
  if (!columns.includes(column) || !['asc', 'desc'].includes(direction) || rest.length > 0) {
    refuse('order', `must be one of ${columns.join(', ')}, with .asc or .desc`);
  }
  const status = parameters.get('status')?.replace(/^eq\./, 'eq.');
  if (status !== undefined && !statuses.some((known) => status === `eq.${known}`)) {
    refuse('status', `must be eq. and one of ${statuses.join(', ')}`);
  }
  const search = parameters.get('search') ?? '';
  if (search.length > 200 || /\p{Cc}/u.test(search))
    refuse('search', 'must be a line of at most 200 characters');
  return {
    orderBy: column,
    isDescending: direction === 'desc',
    status: status?.slice(3),
    search,
    limit: readCount(parameters, 'limit', maxLimit, 1),
    offset: readCount(parameters, 'offset', 0, 0),
  };
}

function readCount(
  parameters: URLSearchParams,
  name: 'limit' | 'offset',
  fallback: number,
  min: number,
): number {
  const text = parameters.get(name);
  if (text === null) return fallback;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= min) || (name === 'limit' && value > maxLimit)) refuse(name, 'is out of range');
  return value;
}

function refuse(name: string, why: string): never {
  throw new HttpProblem(400, 'bad_query', `The parameter ${name} ${why}.`);
}
