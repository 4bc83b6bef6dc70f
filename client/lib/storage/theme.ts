import { siteSettings } from '#client/lib/site-data.ts';
import { createStore } from './storage.ts';

export type Theme = 'light' | 'dark';

const storedTheme = createStore<Theme | undefined>(
  'theme',
  { decode: (text) => (isTheme(text) ? text : undefined), encode: (theme) => theme ?? '' },
  undefined,
);

/**
 * Runs in the document's head before the first paint: no page flashes in the wrong theme, and the home page keeps room
 * for the tools of someone who was here before. The content security policy allows it by its hash, so it must stay
 * constant.
 */
export const themeScript =
  'var t,l,r=document.documentElement.dataset;' +
  "try{l=localStorage;t=l.getItem('theme');" +
  "if(((l.getItem('toolsFavorites')||'[]')+(l.getItem('recentTools')||'[]')).length>4)r.returning=''}catch(e){}" +
  "if(t!=='dark'&&t!=='light')t=r.defaultTheme||(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light');" +
  "r.theme=t;if(self!==top&&/[?&]embed\\b/.test(location.search))r.embed=''";

/** Returns the theme that the document shows now. */
export function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

export function setTheme(theme: Theme): void {
  storedTheme.write(theme);
  showTheme(theme);
}

/** Updates the document's theme when another tab changes it or, without a stored theme, when the system changes. */
export function followTheme(): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const update = () => {
    const { theme } = siteSettings;
    const usual = theme === 'system' ? (system.matches ? 'dark' : 'light') : theme;
    showTheme(storedTheme.read() ?? usual);
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
