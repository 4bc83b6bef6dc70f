import { addressOf } from '#client/lib/site-data.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { AdminTool } from '#contracts/admin.ts';
import { SortableHeader, type SortOrder } from '#client/pages/admin/sortable-header.tsx';
import type { ToolColumn } from './tool-rows.ts';

interface ToolsTableProps {
  readonly tools: readonly AdminTool[];
  readonly isLoading: boolean;
  readonly categoryName: (id: string) => string;
  readonly order: SortOrder<ToolColumn>;
  readonly onSort: (order: SortOrder<ToolColumn>) => void;
  readonly onEdit: (tool: AdminTool) => void;
  readonly onRemove: (tool: AdminTool) => void;
  readonly onRestore: (tool: AdminTool) => void;
  readonly onReset: (tool: AdminTool) => void;
}

export function ToolsTable(props: ToolsTableProps) {
  const { tools, isLoading, categoryName, order, onSort, onEdit, onRemove, onRestore, onReset } = props;
  return (
    <div className="table-scroll tool-card" tabIndex={0} role="region" aria-label="Tools">
      <table className="data-table admin-table">
        <thead>
          <tr>
            <SortableHeader label="Name" column="name" order={order} onSort={onSort} />
            <SortableHeader label="Category" column="category" order={order} onSort={onSort} />
            <SortableHeader label="Featured" column="isFeatured" order={order} onSort={onSort} />
            <SortableHeader label="New" column="isNew" order={order} onSort={onSort} />
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {tools.map((tool) => (
            <ToolRow
              key={tool.id}
              tool={tool}
              categoryName={categoryName(tool.category)}
              onEdit={() => onEdit(tool)}
              onRemove={() => onRemove(tool)}
              onRestore={() => onRestore(tool)}
              onReset={() => onReset(tool)}
            />
          ))}
        </tbody>
      </table>
      {tools.length === 0 && !isLoading && <p className="text-ink-2 p-6 text-center">No tools found</p>}
    </div>
  );
}

interface ToolRowProps {
  readonly tool: AdminTool;
  readonly categoryName: string;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onRestore: () => void;
  readonly onReset: () => void;
}

function ToolRow({ tool, categoryName, onEdit, onRemove, onRestore, onReset }: ToolRowProps) {
  return (
    <tr>
      <th scope="row">
        {tool.isRemoved ? <s>{tool.name}</s> : <a href={addressOf(tool.path)}>{tool.name}</a>}{' '}
        {tool.isRemoved && <Badge tone="danger">Removed</Badge>} {tool.isAdded && <Badge>Added</Badge>}{' '}
        {tool.isEdited && !tool.isRemoved && !tool.isAdded && <Badge tone="warn">Edited</Badge>}
      </th>
      <td>{categoryName}</td>
      <td data-label="Featured">
        <Flag isSet={tool.isFeatured} />
      </td>
      <td data-label="New">
        <Flag isSet={tool.isNew} />
      </td>
      <td>
        <div className="flex gap-1">
          <Button isSmall icon="pencil" onClick={onEdit} aria-label={`Edit ${tool.name}`}>
            <span className="wide-only">Edit</span>
          </Button>
          {tool.isRemoved ? (
            <Button isSmall onClick={onRestore} aria-label={`Restore ${tool.name}`}>
              Restore
            </Button>
          ) : (
            <Button isSmall icon="trash-2" tone="plain" onClick={onRemove} aria-label={`Delete ${tool.name}`}>
              <span className="wide-only">Delete</span>
            </Button>
          )}
          {tool.isEdited && (
            <Button
              isSmall
              onClick={onReset}
              aria-label={`${tool.isAdded ? 'Delete entry' : 'Reset'} ${tool.name}`}
            >
              {tool.isAdded ? 'Delete entry' : 'Reset'}
            </Button>
          )}
        </div>
      </td>
    </tr>
  );
}

function Flag({ isSet }: { readonly isSet: boolean }) {
  return (
    <span className={isSet ? 'text-accent' : 'text-ink-3'}>
      <Icon name={isSet ? 'check' : 'x'} />
      <span className="visually-hidden">{isSet ? 'Yes' : 'No'}</span>
    </span>
  );
}
