import { useMemo, useState } from 'react';
import {
  type FoundModel,
  modelStoreReason,
  removeTextModel,
  sizeOfOffer,
} from '#client/lib/text-model/offer.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { formatBytes } from '#core/numbers/number-format.ts';
import { stopProvided, writeByProvided } from '../model/provided-model.ts';
import { ModelPane, type ModelPaneProps } from './model-pane.tsx';

interface ProvidedModelPaneProps extends Pick<ModelPaneProps, 'text' | 'options'> {
  readonly found: FoundModel;
}

/** The pane for this site's model: a description, the download, and a way to delete it. */
export function ProvidedModelPane({ text, options, found }: ProvidedModelPaneProps) {
  const { offer } = found;
  const [isStored, setStored] = useState(found.isStored);
  const write = useMemo(() => writeByProvided(offer, () => setStored(true)), [offer]);
  const size = formatBytes(sizeOfOffer(offer));

  async function remove(): Promise<void> {
    stopProvided();
    await removeTextModel();
    setStored(false);
    notify({ title: 'The model is no longer on this device.' });
  }

  return (
    <ModelPane
      text={text}
      options={options}
      write={write}
      about={
        <Alert tone="info">
          <p>
            Written by {offer.name}, a model that this site provides, in this page: what you type stays on
            your device. Small models are often wrong: check every fact.
          </p>
          {isStored ? (
            <p className="text-ink-2 flex flex-wrap items-center gap-x-3 gap-y-1">
              The model is on this device: {size}.
              <Button isSmall onClick={() => void remove()}>
                Remove the model
              </Button>
            </p>
          ) : (
            <p className="text-ink-2">
              {modelStoreReason() ??
                `Pressing Write loads the model: ${size} and its engine of 3 MB, once. They stay on this device until you remove them.`}
            </p>
          )}
        </Alert>
      }
    />
  );
}
