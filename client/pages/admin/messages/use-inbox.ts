import { useEffect, useState } from 'react';
import type { SortOrder } from '#client/pages/admin/sortable-header.tsx';
import { type AdminList, useAdminList } from '#client/pages/admin/use-admin-list.ts';

const pageSize = 50;
/** A search is sent when one stops typing for this long. */
const typingMs = 300;

export interface Inbox<Row, Column extends string> extends AdminList<Row> {
  readonly search: string;
  readonly setSearch: (search: string) => void;
  readonly status: string;
  readonly setStatus: (status: string) => void;
  readonly order: SortOrder<Column>;
  readonly setOrder: (order: SortOrder<Column>) => void;
  readonly page: number;
  readonly pages: number;
  readonly setPage: (page: number) => void;
}

export interface InboxTabProps {
  /** Called after a change, which may have changed the number of pending entries. */
  readonly onChanged: () => void;
}

/** How many entries of a table wait for the administrator. */
export function usePendingCount(table: string): AdminList<unknown> {
  const query = new URLSearchParams({ status: 'eq.pending', limit: '1' });
  return useAdminList(`/rest/v1/${table}?${query}`, 'Failed to count what is pending');
}

/** A table of the inbox, a page at a time; the server searches, filters and sorts it. */
export function useInbox<Row, Column extends string>(
  table: string,
  firstColumn: Column,
  failureText: string,
): Inbox<Row, Column> {
  const [search, setSearch] = useState('');
  const [sentSearch, setSentSearch] = useState('');
  const [status, setStatus] = useState('');
  const [order, setOrder] = useState<SortOrder<Column>>({ key: firstColumn, isDescending: true });
  const [page, setPage] = useState(0);

  useEffect(() => {
    const timer = setTimeout(() => {
      setSentSearch(search.trim());
      setPage(0);
    }, typingMs);
    return () => {
      clearTimeout(timer);
    };
  }, [search]);

  const query = new URLSearchParams({
    order: `${order.key}.${order.isDescending ? 'desc' : 'asc'}`,
    limit: String(pageSize),
    offset: String(page * pageSize),
    ...(status === '' ? {} : { status: `eq.${status}` }),
    ...(sentSearch === '' ? {} : { search: sentSearch }),
  });
  const list = useAdminList<Row>(`/rest/v1/${table}?${query}`, failureText);

  return {
    ...list,
    search,
    setSearch,
    status,
    setStatus: (next) => {
      setStatus(next);
      setPage(0);
    },
    order,
    setOrder: (next) => {
      setOrder(next);
      setPage(0);
    },
    page,
    pages: Math.max(1, Math.ceil(list.total / pageSize)),
    setPage,
  };
}
