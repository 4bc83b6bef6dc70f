import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { migrateWishlist } from '#client/lib/favorites.ts';
import { watchRequestQueries } from '#client/lib/sent-bytes.ts';
import { followTheme } from '#client/lib/theme.ts';
import { notify } from '#client/ui/toast-store.ts';
import { Layout } from './app/layout.tsx';
import { loadPage } from './app/page-components.tsx';
import type { PageData } from './app/page-definition.ts';

async function hydratePage(): Promise<void> {
  const root = document.getElementById('root');
  const data = JSON.parse(document.getElementById('page-data')?.textContent ?? '') as PageData;
  if (!root) throw new Error('The document has no root element.');
  const DrawPage = await loadPage(data);
  hydrateRoot(
    root,
    <StrictMode>
      <Layout path={data.path}>
        <DrawPage />
      </Layout>
    </StrictMode>,
  );
}

function offerUpdate(apply: () => void): void {
  notify({
    title: 'A new version is ready',
    text: 'Reload when it suits you; what you have not saved here is lost then.',
    durationMs: Number.POSITIVE_INFINITY,
    action: { label: 'Reload', run: apply },
  });
}

async function startServiceWorker(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      addEventListener('load', resolve, { once: true });
    });
  }
  const { registerServiceWorker } = await import('#client/lib/service-worker.ts');
  await registerServiceWorker(offerUpdate);
}

migrateWishlist();
followTheme();
watchRequestQueries();
await hydratePage();
if (import.meta.env.PROD) await startServiceWorker();
