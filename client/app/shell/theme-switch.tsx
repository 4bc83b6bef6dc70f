import { useSyncExternalStore } from 'react';
import { currentTheme, setTheme, subscribeTheme } from '#client/lib/storage/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';

/** Both icons are in the document and the style sheet shows one, so the prerendered page fits both themes. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(subscribeTheme, currentTheme, () => 'light' as const);
  return (
    <Button
      tone="plain"
      className="button-icon"
      aria-label="Dark theme"
      aria-pressed={theme === 'dark'}
      title="Switch between light and dark"
      onClick={() => {
        setTheme(theme === 'dark' ? 'light' : 'dark');
      }}
    >
      <Icon name="moon" className="theme-icon-light" />
      <Icon name="sun" className="theme-icon-dark" />
    </Button>
  );
}
