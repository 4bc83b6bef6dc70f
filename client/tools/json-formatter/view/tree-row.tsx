import { Icon } from '#client/ui/icon.tsx';
import { rowHeightPx } from '../tree/tree-keys.ts';
import type { TreeRow } from '#core/json/browsing/tree-rows.ts';
import type { NodeType } from '#core/json/browsing/tree.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

interface TreeRowViewProps {
  readonly id: string;
  readonly row: TreeRow;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
  readonly onToggle: () => void;
}

/** Deeper levels are not indented further, so that some of the line remains. */
const indentedLevels = 24;
const indentRem = 1.1;

const valueColors: Readonly<Record<NodeType, string>> = {
  object: 'var(--ink-3)',
  array: 'var(--ink-3)',
  documents: 'var(--ink-3)',
  string: 'var(--syntax-string)',
  number: 'var(--syntax-number)',
  boolean: 'var(--syntax-atom)',
  null: 'var(--syntax-atom)',
};

/** One row of the tree: a key or index, and its value. */
export function TreeRowView({ id, row, isSelected, onSelect, onToggle }: TreeRowViewProps) {
  const { node, level, index, siblings, isExpanded } = row;
  const canExpand = node !== undefined && node.childCount > 0;
  return (
    <div
      id={id}
      role="treeitem"
      aria-level={level + 1}
      aria-posinset={index + 1}
      aria-setsize={siblings}
      aria-selected={isSelected}
      {...(canExpand ? { 'aria-expanded': isExpanded } : {})}
      className={`flex cursor-pointer items-center gap-1 pr-4 whitespace-pre ${isSelected ? 'bg-accent-soft' : 'hover:bg-surface-2'}`}
      style={{
        height: rowHeightPx,
        paddingInlineStart: `${0.5 + Math.min(level, indentedLevels) * indentRem}rem`,
      }}
      onClick={onSelect}
      onDoubleClick={onToggle}
    >
      <span
        role="presentation"
        className="text-ink-3 grid size-6 shrink-0 place-items-center"
        onClick={(event) => {
          event.stopPropagation();
          onToggle();
        }}
        onDoubleClick={(event) => event.stopPropagation()}
      >
        {canExpand && <Icon name={isExpanded ? 'chevron-down' : 'chevron-right'} />}
      </span>
      <RowLabel row={row} />
      {node ? <RowValue row={row} /> : <span className="text-ink-3">…</span>}
    </div>
  );
}

function RowLabel({ row: { node, parentId, index } }: { readonly row: TreeRow }) {
  if (parentId === undefined) return null;
  if (node?.key === undefined) return <span className="text-ink-3">{index}:</span>;
  return (
    <span>
      <span style={{ color: 'var(--syntax-key)' }}>{node.key === '' ? '""' : node.key}</span>:
    </span>
  );
}

function RowValue({ row: { node, isExpanded } }: { readonly row: TreeRow }) {
  if (!node) return null;
  const { type, preview, childCount } = node;
  const style = { color: valueColors[type] };
  if (type === 'documents') return <span style={style}>{writeNumber(childCount)} documents</span>;
  if (type !== 'object' && type !== 'array') return <span style={style}>{preview}</span>;
  const [open, close] = type === 'object' ? ['{', '}'] : ['[', ']'];
  return (
    <span style={style}>
      {open}
      {isExpanded || childCount === 0 ? '' : ` ${preview} `}
      {close}
      {childCount > 0 && <span className="tabular ml-2 text-[0.8125rem]">{writeNumber(childCount)}</span>}
    </span>
  );
}
