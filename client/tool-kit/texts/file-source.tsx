import { Icon } from '#client/ui/icon.tsx';
import { formatBytes } from '#core/numbers/number-format.ts';
import { LargeText } from './large-text.tsx';
import type { TextSource } from './source.ts';

interface FileSourceProps {
  readonly label: string;
  readonly source: Extract<TextSource, { type: 'file' }>;
}

/** An input too large for the editor, or no text: a long text is shown piece by piece, anything else by its name. */
export function FileSource({ label, source: { file, typed, binary, wayToText } }: FileSourceProps) {
  if (binary === undefined)
    return <LargeText label={label} blob={file} {...(typed === undefined ? { name: file.name } : {})} />;
  return (
    <div className="grid h-full content-center justify-items-center gap-2 p-4 text-center">
      <Icon name="file" className="text-[2rem]" />
      <p className="font-semibold wrap-anywhere">{file.name}</p>
      <p className="text-ink-2 tabular text-[0.9375rem]">
        {binary.replace(/^an? /, '')} · {formatBytes(file.size)}
      </p>
      {wayToText !== undefined && <p>A text is wanted here. {wayToText}</p>}
    </div>
  );
}
