import { type LoadFailure, explainLoadFailure } from '#client/lib/loading/load-diagnosis.ts';
import { replaceFragment } from '#client/lib/navigation.ts';
import { leaveHandoff } from '#client/lib/sharing/handoff.ts';
import { type KeptInput, pageInput } from '#client/lib/sharing/kept-input.ts';
import { siteSettings } from '#client/lib/site-data.ts';
import { notify } from '#client/ui/toast-store.ts';

/**
 * Says why a part of the page did not load. All it needs is loaded by now: once a new version is out, nothing more of
 * this one may be available.
 */
export function watchLoadFailures(): void {
  const tell = (error: Error) => {
    // The part that failed may take the tool off the page before the person answers.
    const kept = pageInput.read();
    explainLoadFailure(error).then((failure) => notice(failure, kept), console.error);
  };
  const { earlyLoadFailure } = globalThis as { readonly earlyLoadFailure?: Error };
  if (earlyLoadFailure) tell(earlyLoadFailure);
  addEventListener('vite:preloadError', ({ payload }) => tell(payload));
}

function notice(failure: LoadFailure, kept: KeptInput): void {
  if (failure === 'no-network') {
    // The missing part's own place reports the failure, if it has one.
    if (document.querySelector('main')?.textContent.includes('not stored for offline use')) return;
    notify({
      title: 'A part of this page could not be loaded',
      text: 'There is no connection. Your input is still here; the part loads when you are online again.',
      tone: 'destructive',
    });
    return;
  }
  const isNew = failure === 'new-version';
  notify({
    title: isNew ? `A new version of ${siteSettings.name} is out` : 'A part of this page could not be loaded',
    text: 'Reload to continue: your input is kept, except for passwords and keys.',
    isLasting: true,
    action: { label: 'Reload', run: () => void reloadWith({ ...kept, ...pageInput.read() }) },
  });
}

async function reloadWith(values: KeptInput): Promise<void> {
  try {
    if (Object.keys(values).length > 0) {
      replaceFragment(await leaveHandoff({ kind: 'text', fromTool: 'reload', values }));
    }
    location.reload();
  } catch (error) {
    console.warn('The input could not be stored.', error);
    notify({
      title: 'Your input could not be stored',
      text: 'Copy what you need, then reload the page.',
      tone: 'destructive',
      isLasting: true,
    });
  }
}
