import { Suspense } from 'react';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';
import type { StageProps } from '#client/tool-kit/operation-page/files-outcome.tsx';
import { FilesPage } from '#client/tool-kit/operation-page/files-page.tsx';

// There is nothing to cut before there is a file.
const CutStage = lazyPart(async () => ({ default: (await import('./view/cut-stage.tsx')).CutStage }));

function Stage(props: StageProps) {
  return (
    <Suspense>
      <CutStage {...props} />
    </Suspense>
  );
}

/** The standard page, with the pages to cut between. */
export default function PdfSplitter() {
  return (
    <FilesPage
      toolId="pdf-splitter"
      sample={undefined}
      options={null}
      hasNoInput={false}
      accept="application/pdf,.pdf"
      Stage={Stage}
    />
  );
}
