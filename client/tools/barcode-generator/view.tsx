import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';
import { useReceivedData } from '#client/tool-kit/frame/tool-context.ts';
import { useOperation } from '#client/tool-kit/operation-page/use-operation.ts';
import { useToolState } from '#client/tool-kit/state/use-tool-state.ts';
import type operation from './operation.ts';
import { schema } from './state.ts';
import { BarcodeFields } from './view/barcode-fields.tsx';

// What is shown of a result is loaded behind the page's first sight.
const Result = lazyPart(async () => ({ default: (await import('./view/barcode-result.tsx')).BarcodeResult }));

const typingMs = 120;

export default function BarcodeGenerator() {
  const [state, change] = useToolState(schema);
  const [isLive, setIsLive] = useState(false);
  useEffect(() => {
    setIsLive(true);
  }, []);
  const run = useOperation<typeof operation>(
    'barcode-generator',
    state.content === '' ? undefined : state.content,
    state,
    { quietMs: typingMs },
  );
  useReceivedData(({ text }) => {
    if (text !== undefined) change({ content: text.trim() });
  });
  const empty = (
    <div className="tool-card tool-pad grid min-h-96 place-items-center max-md:order-first">
      <p className="text-ink-3">The barcode appears here.</p>
    </div>
  );
  return (
    <div className="tool-columns">
      <BarcodeFields state={state} change={change} isLive={isLive} />
      {isLive ? (
        <Suspense fallback={empty}>
          <Result run={run} state={state} empty={empty} />
        </Suspense>
      ) : (
        empty
      )}
    </div>
  );
}
