import { Alert } from '#client/ui/alert.tsx';
import { type Availability, writeByBrowser } from '../model/browser-model.ts';
import { ModelPane, type ModelPaneProps } from './model-pane.tsx';

interface BrowserModelPaneProps extends Pick<ModelPaneProps, 'text' | 'options'> {
  readonly availability: Availability;
}

export function BrowserModelPane({ text, options, availability }: BrowserModelPaneProps) {
  return (
    <ModelPane
      text={text}
      options={options}
      write={writeByBrowser}
      about={
        <Alert tone="info">
          <p>
            Written by your browser's own model. It can be wrong: check every fact. Pages cannot learn whether
            the browser runs it on your device.
          </p>
          {availability !== 'available' && (
            <p className="text-ink-2">
              Pressing Write lets the browser load the model, once for all sites: several gigabytes.
            </p>
          )}
        </Alert>
      }
    />
  );
}
