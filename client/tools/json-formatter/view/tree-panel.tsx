import { useCallback, useEffect, useReducer, useState } from 'react';
import { reportFailure, CopyButton } from '#client/ui/copy-button.tsx';
import type { JsonClient } from './json-client.ts';
import { TreeList } from './tree-list.tsx';
import { type PageRequest, pageSize, TreeRows } from '#core/json/browsing/tree-rows.ts';
import { TreeSearch } from './tree-search.tsx';
import type { JsonSource, NodePath } from '../session-api.ts';
import type { TreeNode } from '#core/json/browsing/tree.ts';

interface TreePanelProps {
  readonly client: JsonClient;
  readonly source: JsonSource;
}

/** Opening more levels one by one would take too long. */
const revealedLevels = 500;

/** Shows the document as a tree with a search and the selected value's path; rows are read from the worker. */
export function TreePanel({ client, source }: TreePanelProps) {
  const { rows, version, fetchPages, toggle, reveal } = useTreeRows(client, source);
  const [selected, setSelected] = useState(0);
  const row = rows && selected < rows.count ? rows.at(selected) : undefined;

  const show = useCallback(
    (id: number) => {
      client
        .call('locate', { source, id })
        .then(reveal)
        .then((position) => {
          if (position !== undefined) setSelected(position);
        })
        .catch(reportFailure);
    },
    [client, source, reveal],
  );

  return (
    <div className="flex h-full flex-col">
      <TreeSearch client={client} source={source} onShow={show} />
      {rows && (
        <TreeList
          rows={rows}
          version={version}
          selected={Math.min(selected, rows.count - 1)}
          onSelect={setSelected}
          onToggle={(position) => {
            setSelected(position);
            toggle(position);
          }}
          onPages={fetchPages}
        />
      )}
      <PathBar client={client} source={source} node={row?.node} />
    </div>
  );
}

/** Loads the rows of one document; `version` counts their changes. */
function useTreeRows(client: JsonClient, source: JsonSource) {
  const [rows, setRows] = useState<TreeRows>();
  const [version, touch] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    let isGone = false;
    client
      .call('root', { source })
      .then((root) => {
        if (isGone) return;
        const fresh = new TreeRows(root);
        fresh.expand(fresh.at(0));
        setRows(fresh);
        touch();
      })
      .catch(reportFailure);
    return () => {
      isGone = true;
    };
  }, [client, source]);

  const fetchPages = useCallback(
    (requests: readonly PageRequest[]) => {
      for (const request of requests) {
        client
          .call('children', { source, ...request })
          .then((page) => {
            rows?.addPage(request.container, page);
            touch();
          })
          .catch(reportFailure);
      }
    },
    [client, source, rows],
  );

  const toggle = (position: number) => {
    const row = rows?.at(position);
    if (row?.node && row.isExpanded) rows?.collapse(row.node.id);
    else if (row) rows?.expand(row);
    touch();
  };

  /** Expands all ancestors of a value and returns its position. */
  const reveal = useCallback(
    async ({ trail }: NodePath): Promise<number | undefined> => {
      if (!rows) return undefined;
      let position = 0;
      for (const { id, childIndex } of trail.slice(0, revealedLevels)) {
        rows.expand(rows.at(position));
        if (!rows.hasPage(id, childIndex)) {
          const from = childIndex - (childIndex % pageSize);
          rows.addPage(id, await client.call('children', { source, container: id, from, count: pageSize }));
        }
        position = rows.positionOf(id, childIndex);
      }
      touch();
      return position;
    },
    [client, source, rows],
  );

  return { rows, version, fetchPages, toggle, reveal };
}

interface PathBarProps {
  readonly client: JsonClient;
  readonly source: JsonSource;
  readonly node: TreeNode | undefined;
}

/** Shows the path of the selected value, with buttons to copy it in three notations, and the value. */
function PathBar({ client, source, node }: PathBarProps) {
  const path = useNodePath(client, source, node?.id);
  if (!path) return null;
  const { id, pointer, jsonPath, jsPath, documentIndex } = path;
  return (
    <div className="border-line flex flex-wrap items-center gap-x-2 border-t px-3 py-1">
      <p className="mono min-w-40 flex-1 truncate text-[0.8125rem]" title={jsonPath} data-testid="path">
        {documentIndex !== undefined && <span className="text-ink-2">document {documentIndex + 1}: </span>}
        {jsonPath}
      </p>
      <div className="-mx-2 flex" role="group" aria-label="Copy">
        <CopyButton tone="plain" isSmall label="Pointer" accessibleLabel="Copy JSON Pointer" text={pointer} />
        <CopyButton tone="plain" isSmall label="JSONPath" accessibleLabel="Copy JSONPath" text={jsonPath} />
        <CopyButton tone="plain" isSmall label="JS" accessibleLabel="Copy JS path" text={jsPath} />
        <CopyButton
          tone="plain"
          isSmall
          label="Value"
          accessibleLabel="Copy value"
          text={() => client.call('readValue', { source, id })}
        />
      </div>
    </div>
  );
}

function useNodePath(client: JsonClient, source: JsonSource, id: number | undefined): NodePath | undefined {
  const [path, setPath] = useState<NodePath>();
  useEffect(() => {
    if (id === undefined) return;
    let isGone = false;
    client
      .call('locate', { source, id })
      .then((found) => {
        if (!isGone) setPath(found);
      })
      .catch(reportFailure);
    return () => {
      isGone = true;
    };
  }, [client, source, id]);
  return path;
}
