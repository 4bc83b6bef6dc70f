import { Menu } from '#client/ui/menu.tsx';
import { presets } from '../explaining/presets.ts';

/** A menu of common patterns. */
export function PresetMenu({ onChoose }: { readonly onChoose: (pattern: string) => void }) {
  return (
    <Menu label="Common patterns" icon="book-open" isSmall>
      {(close) =>
        presets.map(({ name, pattern }) => (
          <button
            key={name}
            type="button"
            className="menu-item"
            onClick={() => {
              onChoose(pattern);
              close();
            }}
          >
            {name}
          </button>
        ))
      }
    </Menu>
  );
}
