import { useState } from 'react';
import { addressOf } from '#client/lib/site-data.ts';
import { categories } from '#client/tool-kit/categories.ts';
import { tileStyle } from '#client/tool-kit/frame/category-hue.ts';
import { Icon } from '#client/ui/icon.tsx';
import { TextField } from '#client/ui/fields/inputs.tsx';

export interface CategoriesPageProps {
  /** How many tools each category has. */
  readonly counts: Readonly<Record<string, number>>;
}

export default function CategoriesPage({ counts }: CategoriesPageProps) {
  const [search, setSearch] = useState('');
  const needle = search.trim().toLowerCase();
  const found = categories.filter(({ name, description }) =>
    `${name}\n${description}`.toLowerCase().includes(needle),
  );
  return (
    <div className="page-width pt-8">
      <h1 className="mb-4 text-3xl">All Categories</h1>
      <div className="mb-6 max-w-md">
        <TextField
          label="Search categories"
          isLabelHidden
          type="search"
          placeholder="Search categories..."
          value={search}
          onChange={setSearch}
        />
      </div>
      <div role="status">
        {found.length === 0 && <p className="text-ink-2 py-10">No categories found matching your search.</p>}
      </div>
      <ul className="card-grid card-grid-3">
        {found.map((category) => (
          <li key={category.id} className="card" style={tileStyle(category.id)}>
            <span className="tile">
              <Icon name={category.icon} />
            </span>
            <div>
              <h2 className="text-base tracking-normal">
                <a className="card-link" href={addressOf(`/categories/${category.id}`)}>
                  {category.name}
                </a>
              </h2>
              <p className="text-ink-2 text-[0.9375rem] leading-snug">{category.description}</p>
              <p className="text-ink-3 tabular mt-1 text-[0.875rem]">
                {countTools(counts[category.id] ?? 0)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function countTools(count: number): string {
  return count === 1 ? '1 tool' : `${count} tools`;
}
