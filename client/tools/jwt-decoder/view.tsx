import { Suspense, useMemo, useRef } from 'react';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';
import { useOperation } from '#client/tool-kit/operation-page/use-operation.ts';
import { useToolState } from '#client/tool-kit/state/use-tool-state.ts';
import { InputPane, Pane, TextTool } from '#client/tool-kit/texts/text-panes.tsx';
import { useTextSource } from '#client/tool-kit/texts/text-source.ts';
import { useReceivedData } from '#client/tool-kit/frame/tool-context.ts';
import type { CodeAreaHandle } from '#client/ui/code/code-area.tsx';
import { TextAreaField } from '#client/ui/fields/text-area-field.tsx';
import { Segmented } from '#client/ui/segmented.tsx';
import type operation from './operation.ts';
import { schema } from './state.ts';

// Nothing is shown of a token before there is one, so this is not in the page's first load.
const TokenOutcome = lazyPart(async () => ({
  default: (await import('./view/token-outcome.tsx')).TokenOutcome,
}));

const secretForms = [
  { value: 'text', label: 'Text' },
  { value: 'base64', label: 'Base64' },
  { value: 'hex', label: 'Hex' },
] as const;

/** The token of RFC 7519, section 3.1, whose key stands in RFC 7515, appendix A.1. */
const sample =
  'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';

export default function JwtDecoder() {
  const [state, change] = useToolState(schema);
  // A token opens doors: it is never kept, linked or handed on.
  const control = useTextSource({ isSecret: true });
  const areaRef = useRef<CodeAreaHandle>(null);
  const { source, isEmpty } = control;
  const run = useOperation<typeof operation>(
    'jwt-decoder',
    source.type === 'file' ? source.file : source.text,
    state,
  );
  useReceivedData(() => {
    change({ key: '' });
  });
  const { output, isStale } = run;
  const places = isStale ? undefined : output?.detail?.places;
  const highlights = useMemo(() => places?.map((place, tone) => ({ ...place, tone })), [places]);
  return (
    <div className="grid gap-4">
      <TextTool
        options={
          <Segmented
            label="A secret is given as"
            isLabelShown
            value={state.secretForm}
            choices={secretForms}
            onChange={(secretForm) => {
              change({ secretForm });
            }}
          />
        }
      >
        <InputPane
          control={control}
          placeholder="Paste a token, a header line, a cookie or an address with one"
          sample={sample}
          marks={run.marks}
          areaRef={areaRef}
          {...(highlights ? { highlights } : {})}
        />
        {isEmpty ? (
          <Pane title="Token">
            <p className="text-ink-3 px-4 py-2.5 text-[0.875rem]">What it says appears here</p>
          </Pane>
        ) : (
          <Suspense fallback={<Pane title="Token">{null}</Pane>}>
            <TokenOutcome run={run} areaRef={areaRef} />
          </Suspense>
        )}
      </TextTool>
      <div className="tool-card tool-pad fields">
        <TextAreaField
          label="Key to verify with"
          hint="A shared secret, a PEM, a JWK or a JWKS. Neither the key nor the token is stored or linked."
          value={state.key}
          rows={4}
          isMono
          onChange={(key) => {
            change({ key });
          }}
        />
      </div>
    </div>
  );
}
