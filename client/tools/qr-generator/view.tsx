import { useState } from 'react';
import { useReceivedData } from '#client/tool-kit/frame/tool-context.ts';
import { RunError } from '#client/tool-kit/running/run-feedback.tsx';
import { useShortcuts } from '#client/tool-kit/use-shortcuts.ts';
import { useToolState } from '#client/tool-kit/state/use-tool-state.ts';
import { Button } from '#client/ui/button.tsx';
import { SelectField } from '#client/ui/fields/inputs.tsx';
import { ContentField } from './view/content-field.tsx';
import type { Logo } from '#core/codes/drawing/logo-picture.ts';
import { LookFields } from './view/look-fields.tsx';
import { kindChoices } from './choices.ts';
import { placeText, schema, shownText } from './state.ts';
import { useQrCode } from './view/use-qr-code.ts';

export default function QrGenerator() {
  const [state, change] = useToolState(schema);
  const [logo, setLogo] = useState<Logo>();
  const { parts, run, generate } = useQrCode(state, logo);
  const [received, setReceived] = useState<File>();
  const form = parts?.formOf(state);
  const isSaidByField = form?.fields.some(({ name }) => name === run.error?.details.field) ?? false;

  const take = (text: string) => change({ kind: 'text', ...placeText(text) });
  useReceivedData(({ text, files }) => {
    if (text !== undefined) take(text);
    else setReceived(files?.[0]);
  });
  const isBatch = state.kind === 'batch';
  useShortcuts({ run: isBatch ? undefined : generate });

  return (
    <div className="tool-columns">
      <div className="tool-card tool-pad fields">
        <SelectField
          label="Content type"
          value={state.kind}
          choices={kindChoices}
          onChange={(kind) => change({ kind })}
        />
        {state.kind === 'text' && (
          <ContentField value={shownText(state)} onChange={(written) => change(placeText(written))} />
        )}
        {parts && form && (
          <parts.FormFields key={state.kind} form={form} state={state} change={change} error={run.error} />
        )}
        {parts && isBatch && <parts.BatchField state={state} change={change} />}
        {!isSaidByField && <RunError error={run.error} />}
        <LookFields state={state} change={change} fixedLevel={form?.level} />
        {parts && <parts.ShapeFields state={state} change={change} />}
        {parts && (
          <parts.LogoFields
            logo={logo}
            onLogo={setLogo}
            state={state}
            change={change}
            fixedLevel={form?.level}
          />
        )}
        {!isBatch && (
          <div>
            <Button tone="primary" icon="qr-code" onClick={generate}>
              Generate QR Code
            </Button>
          </div>
        )}
        {parts && !isBatch && <parts.PictureReader received={received} onText={take} />}
      </div>
      {parts && isBatch ? (
        <parts.BatchPanel state={state} logo={logo} />
      ) : parts && run.output ? (
        <parts.CodeResult code={run.output} isStale={run.isStale} state={state} change={change} />
      ) : (
        <section className="tool-card tool-pad grid min-h-96 place-items-center" aria-label="QR code">
          <p className="text-ink-3">The code appears here.</p>
        </section>
      )}
    </div>
  );
}
