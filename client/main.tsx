import { type ReactNode, startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { migrateWishlist } from '#client/lib/storage/favorites.ts';
import { watchRequestQueries } from '#client/lib/sent-bytes.ts';
import { followTheme } from '#client/lib/storage/theme.ts';
import { ErrorBoundary, FaultView } from '#client/tool-kit/frame/error-boundary.tsx';
import { errorTitle, Layout } from './app/layout.tsx';
import { loadPage } from './app/page-components.tsx';
import type { PageData } from './app/page-definition.ts';

/** Draws the page and returns its path. */
async function hydratePage(): Promise<string> {
  const root = document.getElementById('root');
  const data = JSON.parse(document.getElementById('page-data')?.textContent ?? '') as PageData;
  if (!root) throw new Error('The document has no root element.');
  let drawPage: () => ReactNode;
  try {
    drawPage = await loadPage(data);
  } catch (error) {
    // The connection broke, or this version is no longer served: the prerendered page would not respond.
    console.error(error);
    createRoot(root).render(drawRoot(data.path, () => <LoadFault error={error} />));
    return data.path;
  }
  // In pieces, so that the page stays responsive, rather than in one long task.
  startTransition(() => {
    hydrateRoot(root, drawRoot(data.path, drawPage));
  });
  return data.path;
}

/** The same tree as `prerender.tsx` renders, with a last resort around it. */
function drawRoot(path: string, DrawPage: () => ReactNode): ReactNode {
  return (
    <StrictMode>
      <ErrorBoundary title={errorTitle} isPage>
        <Layout path={path}>
          <DrawPage />
        </Layout>
      </ErrorBoundary>
    </StrictMode>
  );
}

function LoadFault({ error }: { readonly error: unknown }) {
  return (
    <FaultView
      title={errorTitle}
      error={error}
      isPage
      retryLabel="Reload"
      onRetry={() => {
        location.reload();
      }}
    />
  );
}

migrateWishlist();
followTheme();
watchRequestQueries();
// No `await` out here: the bundler merges no files around one.
hydratePage()
  .then(async (path) => {
    const { startBesidePage } = await import('./app/shell/surroundings.ts');
    startBesidePage(path);
  })
  .catch((error: unknown) => {
    throw error;
  });
