import { Menu } from '#client/ui/menu.tsx';

/** A common pattern, with its limitations. */
export interface Preset {
  readonly name: string;
  readonly pattern: string;
}

/** Common patterns, valid with any flags. None has nested repetitions that can match a text in two ways. */
export const presets: readonly Preset[] = [
  {
    name: 'E-mail address',
    pattern: "[\\w.!#$%&'*+\\/=?^`\\{\\|\\}~\\-]+@[A-Za-z0-9\\-]+(?:\\.[A-Za-z0-9\\-]+)+",
  },
  { name: 'Web address', pattern: 'https?:\\/\\/[^\\s"\'<>]+' },
  {
    name: 'IPv4 address',
    pattern: '\\b(?:(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)\\.){3}(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)\\b',
  },
  { name: 'Date (ISO 8601)', pattern: '\\b\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])\\b' },
  { name: 'Time (24 hours)', pattern: '\\b(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d)?\\b' },
  { name: 'Number', pattern: '[+\\-]?\\b\\d+(?:\\.\\d+)?(?:[eE][+\\-]?\\d+)?\\b' },
  { name: 'Hex color', pattern: '#(?:[0-9A-Fa-f]{3,4}){1,2}\\b' },
  { name: 'UUID', pattern: '\\b[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}\\b' },
  { name: 'HTML tag', pattern: '<\\/?[A-Za-z][^\\s<>\\/]*(?:[^<>"\']|"[^"]*"|\'[^\']*\')*>' },
  { name: 'Quoted text', pattern: '"(?:[^"\\\\]|\\\\.)*"' },
];

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
