import { useState } from 'react';
import { callAdmin } from '#client/lib/admin/admin-api.ts';
import { Button } from '#client/ui/button.tsx';
import { SelectField, TextField } from '#client/ui/fields/inputs.tsx';
import { notify } from '#client/ui/toast-store.ts';
import type { AdminCatalogue, AdminTool } from '#contracts/admin.ts';
import { EditToolDialog } from './edit-tool-dialog.tsx';
import { RemoveToolDialog } from './remove-tool-dialog.tsx';
import type { SortOrder } from '#client/pages/admin/sortable-header.tsx';
import { chooseRows, shownChoices, type ShownTools, type ToolColumn } from './tool-rows.ts';
import { ToolsTable } from './tools-table.tsx';
import { useAdminAction } from '#client/pages/admin/use-admin-action.ts';
import { type LoadedCatalogue, useAdminCatalogue } from './use-admin-catalogue.ts';

export function ToolsTab() {
  const catalogue = useAdminCatalogue();
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState<ShownTools>('all');
  const [order, setOrder] = useState<SortOrder<ToolColumn>>({ key: 'name', isDescending: false });
  const [edited, setEdited] = useState<AdminTool | 'new'>();
  const [removed, setRemoved] = useState<AdminTool>();
  const changes = useToolChanges(catalogue);
  const rows = chooseRows(catalogue.tools, { search, shown, order }, catalogue.categoryName);

  return (
    <div>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <div className="min-w-48 flex-1">
          <TextField
            label="Search tools"
            isLabelHidden
            type="search"
            placeholder="Search tools..."
            value={search}
            onChange={setSearch}
          />
        </div>
        <SelectField label="Show" isLabelHidden value={shown} choices={shownChoices} onChange={setShown} />
        <Button tone="primary" icon="plus" onClick={() => setEdited('new')}>
          Add New Tool
        </Button>
      </div>
      <p role="status" className="text-ink-2 mb-2 tabular">
        {catalogue.isLoading && catalogue.tools.length === 0
          ? 'Loading...'
          : `${rows.length} of ${catalogue.tools.length} tools`}
      </p>
      <ToolsTable
        tools={rows}
        isLoading={catalogue.isLoading}
        categoryName={catalogue.categoryName}
        order={order}
        onSort={setOrder}
        onEdit={setEdited}
        onRemove={setRemoved}
        onRestore={changes.restore}
        onReset={changes.reset}
      />
      {edited && (
        <EditToolDialog
          tool={edited === 'new' ? undefined : edited}
          categories={catalogue.categories}
          onClose={() => setEdited(undefined)}
          onSaved={catalogue.refresh}
        />
      )}
      {removed && (
        <RemoveToolDialog
          tool={removed}
          onClose={() => setRemoved(undefined)}
          onRemove={() => {
            setRemoved(undefined);
            changes.remove(removed);
          }}
        />
      )}
    </div>
  );
}

/** Changes that need no form. */
function useToolChanges({ refresh }: LoadedCatalogue) {
  const action = useAdminAction('Failed to update the tool');

  async function change(
    title: string,
    text: string,
    work: () => Promise<unknown>,
    undo?: () => Promise<unknown>,
  ): Promise<void> {
    const isDone = await action.run(async () => {
      await work();
    });
    await refresh();
    if (!isDone) return;
    const run = undo && (() => void change('Undone', 'All is as it was before.', undo));
    notify({ title, text, ...(run ? { action: { label: 'Undo', run } } : {}) });
  }

  return {
    remove: (tool: AdminTool) => {
      void change(
        'Tool removed',
        'The tool has been removed successfully.',
        () => saveTool({ ...tool, isRemoved: true }),
        () => saveLatest(tool),
      );
    },
    restore: (tool: AdminTool) => {
      const text = `${tool.name} is shown to visitors again.`;
      void change('Tool restored', text, () => saveTool({ ...tool, isRemoved: false }));
    },
    reset: (tool: AdminTool) => {
      const text = tool.isAdded ? `The entry ${tool.name} is gone.` : `${tool.name} is as it was before.`;
      void change(
        tool.isAdded ? 'Entry deleted' : 'Changes reverted',
        text,
        () => callAdmin(`/api/admin/tools/${tool.id}`, { method: 'DELETE', ifMatch: tool.version }),
        () => (tool.isAdded ? addAgain(tool) : saveLatest(tool)),
      );
    },
  };
}

/** Saves a tool as it was, over the version that is stored now. */
async function saveLatest(tool: AdminTool): Promise<void> {
  const { tools } = (await callAdmin('/api/admin/tools')).data as AdminCatalogue;
  const version = tools.find(({ id }) => id === tool.id)?.version ?? 0;
  await saveTool({ ...tool, version });
}

async function addAgain({ name, description, category, isFeatured, isNew }: AdminTool): Promise<void> {
  const body = { name, description, category, isFeatured, isNew };
  await callAdmin('/api/admin/tools', { method: 'POST', body });
}

async function saveTool({ id, version, isRemoved, ...tool }: AdminTool): Promise<void> {
  const { name, description, category, isFeatured, isNew } = tool;
  const body = { name, description, category, isFeatured, isNew, isRemoved };
  await callAdmin(`/api/admin/tools/${id}`, { method: 'PUT', body, ifMatch: version });
}
