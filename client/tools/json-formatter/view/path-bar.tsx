import { useEffect, useState } from 'react';
import { CopyButton, reportFailure } from '#client/ui/copy-button.tsx';
import type { JsonClient } from './json-client.ts';
import type { TreeNode } from '#core/json/browsing/tree.ts';
import type { JsonSource, NodePath } from '../session-api.ts';

interface PathBarProps {
  readonly client: JsonClient;
  readonly source: JsonSource;
  readonly node: TreeNode | undefined;
}

/** Shows the path of the selected value, with buttons to copy it in three notations, and the value. */
export function PathBar({ client, source, node }: PathBarProps) {
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
