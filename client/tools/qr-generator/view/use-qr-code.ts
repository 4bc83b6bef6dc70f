import { useEffect, useMemo, useState } from 'react';
import type { TaskScope } from '#client/tool-kit/running/tool-run.ts';
import { type ToolRun, useLiveRun } from '#client/tool-kit/running/use-tool-run.ts';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { loadPart } from '#client/ui/loading/lazy-part.ts';
import { notify } from '#client/ui/toast-store.ts';
import { ToolInputError } from '#core/errors.ts';
import type { Logo } from '#core/codes/drawing/logo-picture.ts';
import type { DrawingState, MadeCode } from '../making/making.ts';
import type { QrState } from '../state.ts';

const quietMs = 120;

async function loadParts() {
  const [
    { makeCode },
    { formOf },
    { CodeResult },
    { FormFields },
    { PictureReader },
    { LogoFields },
    { BatchField },
    { BatchPanel },
  ] = await Promise.all([
    import('../making/making.ts'),
    import('../making/requests.ts'),
    import('./code-result.tsx'),
    import('./form-fields.tsx'),
    import('./picture-reader.tsx'),
    import('./logo-fields.tsx'),
    import('./batch-field.tsx'),
    import('./batch-panel.tsx'),
  ]);
  return {
    formOf,
    makeCode,
    CodeResult,
    FormFields,
    PictureReader,
    LogoFields,
    BatchField,
    BatchPanel,
  };
}

/** The parts that are loaded after the page has started: the forms, the drawing, and its panel. */
type Parts = Awaited<ReturnType<typeof loadParts>>;

interface QrCode {
  readonly parts: Parts | undefined;
  readonly run: ToolRun<MadeCode>;
  /** Draws again and shows a toast. */
  readonly generate: () => void;
}

/** Draws the code of the input, again on each change. */
export function useQrCode(state: QrState, logo: Logo | undefined): QrCode {
  const [parts, setParts] = useState<Parts>();
  useEffect(() => {
    let isGone = false;
    loadPart(loadParts).then((loaded) => {
      if (!isGone) setParts(loaded);
    }, reportFailure);
    return () => {
      isGone = true;
    };
  }, []);

  // The printed width and the list do not affect the picture.
  const key = JSON.stringify({ ...state, printedMm: undefined, batch: '', secretBatch: '' });
  const task = useMemo(() => {
    const drawn = JSON.parse(key) as DrawingState;
    if (!parts || drawn.kind === 'batch') return undefined;
    return ({ signal }: TaskScope) => parts.makeCode(drawn, logo, signal);
  }, [key, logo, parts]);
  const run = useLiveRun<MadeCode>(task, quietMs);

  function generate(): void {
    if (!task) return;
    run.start(async (scope) => {
      try {
        const made = await task(scope);
        notify({ title: 'QR Code generated successfully' });
        return made;
      } catch (error) {
        if (error instanceof ToolInputError) announce(error);
        throw error;
      }
    });
  }

  return { parts, run, generate };
}

function announce({ message, details }: ToolInputError): void {
  if (details.field === 'content' && message.startsWith('Please'))
    notify({ title: message, tone: 'destructive' });
  else notify({ title: 'Failed to generate QR code', text: message, tone: 'destructive' });
}
