import { createStore } from './storage.ts';

export type Theme = 'light' | 'dark';

const storedTheme = createStore<Theme | undefined>(
  'theme',
  { decode: (text) => (isTheme(text) ? text : undefined), encode: (theme) => theme ?? '' },
  undefined,
);

/**
 * Runs before the first paint, from the document's head, so that no page flashes in the wrong theme.
 * The policy allows it by its hash: it must stay a constant.
 */
export const themeScript =
  "var t;try{t=localStorage.getItem('theme')}catch(e){}" +
  "if(t!=='dark'&&t!=='light')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';" +
  'document.documentElement.dataset.theme=t';

/** The theme the document shows now. */
export function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

export function setTheme(theme: Theme): void {
  storedTheme.write(theme);
  showTheme(theme);
}

/** Keeps the document in step with the stored choice of other tabs and, without a choice, with the system. */
export function followTheme(): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const update = () => {
    showTheme(storedTheme.read() ?? (system.matches ? 'dark' : 'light'));
  };
  system.addEventListener('change', update);
  storedTheme.subscribe(update);
}

export function subscribeTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    observer.disconnect();
  };
}

function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}

function isTheme(text: string): text is Theme {
  return text === 'light' || text === 'dark';
}
