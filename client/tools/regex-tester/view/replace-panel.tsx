import { useMemo } from 'react';
import { asTextOutput } from '#client/tool-kit/operation-page/text/text-output.ts';
import type { OutputPart } from '#client/tool-kit/operations/operation-result.ts';
import { LargeText } from '#client/tool-kit/texts/large-text.tsx';
import { OutputActions } from '#client/tool-kit/texts/output-actions.tsx';
import { OptionFields } from '#client/tool-kit/operation-page/options/option-fields.tsx';
import { TextField } from '#client/ui/fields/inputs.tsx';
import { CodeArea } from '#client/ui/code/code-area.tsx';
import { type ChangeState, type RegexState, schema } from '../state.ts';

interface ReplacePanelProps {
  /** Undefined if there is no result. */
  readonly replaced: OutputPart['content'] | undefined;
  readonly isStale: boolean;
  readonly state: RegexState;
  readonly change: ChangeState;
}

/** Shows the replacement, and the text with it applied. */
export function ReplacePanel({ replaced = '', isStale, state, change }: ReplacePanelProps) {
  const output = useMemo(() => asTextOutput(replaced), [replaced]);
  return (
    <div className="flex h-full flex-col">
      <div className="border-line grid gap-1 border-b p-3">
        <TextField
          label="Replace with"
          isMono
          value={state.replacement}
          placeholder="$& is the match, $1 a group, $<name> a named one"
          onChange={(replacement) => change({ replacement })}
        />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <OptionFields {...{ schema, change }} options={state} only={['isEscaped']} />
          <div className="flex">
            <OutputActions output={output} fileName="replaced.txt" mediaType="text/plain" kind="text" />
          </div>
        </div>
      </div>
      <div className={`relative min-h-0 flex-1 ${isStale ? 'stale' : ''}`}>
        {'blob' in output ? (
          <LargeText label="Replaced text" blob={output.blob} />
        ) : (
          <CodeArea label="Replaced text" value={output.text} />
        )}
      </div>
    </div>
  );
}
