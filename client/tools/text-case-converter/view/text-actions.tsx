import { SendTo } from '#client/tool-kit/results/send-to.tsx';
import { CopyButton } from '#client/ui/copy-button.tsx';
import type { CaseOptions } from '../options.ts';
import { convertToTable } from '../results.ts';

interface TextActionsProps {
  readonly content: string | File;
  readonly options: CaseOptions;
}

/** Copies every case as a table, or hands the text on. */
export function TextActions({ content, options }: TextActionsProps) {
  return (
    <>
      <CopyButton
        label="Copy all"
        accessibleLabel="Copy all cases as a table"
        tone="plain"
        isSmall
        text={() => convertToTable(content, options)}
      />
      <SendTo
        kind="text"
        getData={() => (typeof content === 'string' ? { text: content } : { files: [content] })}
      />
    </>
  );
}
