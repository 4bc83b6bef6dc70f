import { useState } from 'react';
import { useReceivedData } from '#client/tool-kit/frame/tool-context.ts';
import { RunError } from '#client/tool-kit/running/run-feedback.tsx';
import type { ToolRun } from '#client/tool-kit/running/use-tool-run.ts';
import { useShortcuts } from '#client/tool-kit/use-shortcuts.ts';
import { useToolState } from '#client/tool-kit/state/use-tool-state.ts';
import { useEmptyText } from '#client/ui/loading/waiting-parts.ts';
import { Button } from '#client/ui/button.tsx';
import { TextAreaField } from '#client/ui/fields/text-area-field.tsx';
import type { Logo } from '#core/codes/drawing/logo-picture.ts';
import { OptionFields } from '#client/tool-kit/operation-page/options/option-fields.tsx';
import type { MadeCode } from './making/making.ts';
import {
  type FormValues,
  mostTyped,
  placeText,
  type QrState,
  schema,
  shownText,
  lookSchema,
} from './state.ts';
import { useQrCode } from './view/use-qr-code.ts';
import { readOwn } from '#core/collections/read-own.ts';

/** The format is shown after the colors and the level. */
const lookNames = [...Object.keys(lookSchema), 'format'];

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
  const emptyText = useEmptyText('The code appears here.');
  const isBatch = state.kind === 'batch';
  const code = isOfForm(run, state) ? run.output : undefined;
  useShortcuts({ run: isBatch ? undefined : generate });

  return (
    <div className="tool-columns">
      <div className="tool-card tool-pad fields">
        <OptionFields schema={schema} only={['kind']} layout="form" options={state} change={change} />
        {state.kind === 'text' && (
          <TextAreaField
            label="Content"
            rows={3}
            maxLength={mostTyped}
            value={shownText(state)}
            onChange={(written) => change(placeText(written))}
          />
        )}
        {parts && form && (
          <parts.FormFields key={state.kind} form={form} state={state} change={change} error={run.error} />
        )}
        {parts && isBatch && <parts.BatchField state={state} change={change} />}
        {!isSaidByField && <RunError error={run.error} />}
        {!isBatch && (
          <div className="flex flex-wrap items-center gap-2 max-md:[&_.icon]:hidden">
            <Button tone="primary" icon="qr-code" onClick={generate}>
              Generate QR Code
            </Button>
            {parts && <parts.PictureReader received={received} onText={take} />}
          </div>
        )}
        <div className="grid grid-flow-dense grid-cols-2 gap-3 [&>details]:col-span-2">
          <OptionFields
            schema={schema}
            only={form?.level === undefined ? lookNames : lookNames.filter((name) => name !== 'level')}
            layout="form"
            options={state}
            change={change}
          />
          {parts && (
            <parts.LogoFields
              logo={logo}
              onLogo={setLogo}
              state={state}
              change={change}
              fixedLevel={form?.level}
            />
          )}
        </div>
      </div>
      {parts && isBatch ? (
        <parts.BatchPanel state={state} logo={logo} />
      ) : parts && code ? (
        <parts.CodeResult code={code} isStale={run.isStale} state={state} change={change} />
      ) : (
        <section
          className="tool-card tool-pad grid min-h-72 place-items-center max-md:order-first md:min-h-96"
          aria-label="QR code"
        >
          <p className="text-ink-3 px-4">{emptyText}</p>
        </section>
      )}
    </div>
  );
}

/**
 * Returns whether a result belongs to the current form: not if it is from another form, or a required field was emptied
 * since.
 */
function isOfForm({ output, error }: ToolRun<MadeCode>, state: QrState): boolean {
  if (output?.kind !== state.kind) return false;
  const field = error?.details.field;
  const typed: FormValues = { ...state.values, ...state.secrets, content: shownText(state) };
  return field === undefined || (readOwn(typed, field) ?? '').trim() !== '';
}
