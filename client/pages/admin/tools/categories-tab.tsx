import { useState } from 'react';
import { callAdmin } from '#client/lib/admin/admin-api.ts';
import { addressOf } from '#client/lib/site-data.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { notify } from '#client/ui/toast-store.ts';
import type { AdminCategory } from '#contracts/admin.ts';
import { EditCategoryDialog } from './edit-category-dialog.tsx';
import { useAdminAction } from '#client/pages/admin/use-admin-action.ts';
import { useAdminCatalogue } from './use-admin-catalogue.ts';

export function CategoriesTab() {
  const catalogue = useAdminCatalogue();
  const [edited, setEdited] = useState<AdminCategory>();
  const action = useAdminAction('Failed to update the category');

  async function reset(category: AdminCategory): Promise<void> {
    const isDone = await action.run(async () => {
      await callAdmin(`/api/admin/categories/${category.id}`, {
        method: 'DELETE',
        ifMatch: category.version,
      });
    });
    if (isDone) notify({ title: 'Changes reverted', text: `${category.name} is as it was before.` });
    await catalogue.refresh();
  }

  return (
    <div>
      <div className="table-scroll tool-card" tabIndex={0} role="region" aria-label="Categories">
        <table className="data-table admin-table">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Description</th>
              <th scope="col">Tools Count</th>
              <th scope="col">Actions</th>
            </tr>
          </thead>
          <tbody>
            {catalogue.categories.map((category) => (
              <tr key={category.id}>
                <th scope="row">
                  <a href={addressOf(`/categories/${category.id}`)}>{category.name}</a>{' '}
                  {category.isEdited && <Badge tone="warn">Edited</Badge>}
                </th>
                <td>{category.description}</td>
                <td data-label="Tools">{category.toolsCount}</td>
                <td>
                  <div className="flex gap-1">
                    <Button
                      isSmall
                      icon="pencil"
                      aria-label={`Edit ${category.name}`}
                      onClick={() => setEdited(category)}
                    >
                      <span className="wide-only">Edit</span>
                    </Button>
                    {category.isEdited && (
                      <Button
                        isSmall
                        aria-label={`Reset ${category.name}`}
                        onClick={() => void reset(category)}
                      >
                        Reset
                      </Button>
                    )}
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {edited && (
        <EditCategoryDialog
          category={edited}
          onClose={() => setEdited(undefined)}
          onSaved={catalogue.refresh}
        />
      )}
    </div>
  );
}
