import { Button } from '#client/ui/button.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { CopyButton, reportFailure } from '#client/ui/copy-button.tsx';
import type { CaseId } from '../case-labels.ts';
import type { CaseOptions } from '../options.ts';

interface CaseCardProps {
  readonly id: CaseId;
  readonly label: string;
  readonly preview: string | undefined;
  /** True when the text is in this case already. */
  readonly isCurrent: boolean;
  readonly content: string | File;
  readonly options: CaseOptions;
  /** Takes the result as the new text. */
  readonly onUse: (text: string) => void;
}

/** One case: its name, the text in it, and what to do with that. */
export function CaseCard(props: CaseCardProps) {
  const { id, label, preview, isCurrent, content, options, onUse } = props;
  const isDisabled = content === '';
  const convert = async () => (await import('../results.ts')).convertAll(content, id, options);
  return (
    <li className="tool-card flex flex-col gap-2 p-4" aria-disabled={isDisabled}>
      <div className="flex items-center gap-1">
        <h2 className="mr-auto truncate text-[1.0625rem]">{label}</h2>
        {isCurrent && <Badge>Now</Badge>}
        <Button
          tone="plain"
          isSmall
          icon="arrow-up"
          disabled={isDisabled || typeof content !== 'string'}
          aria-label={`Use ${label} as the text`}
          title="Use as the text"
          onClick={() => {
            convert().then(onUse, reportFailure);
          }}
        />
        <CopyButton
          text={convert}
          tone="plain"
          isSmall
          isDisabled={isDisabled}
          accessibleLabel={`Copy ${label}`}
        />
      </div>
      <p
        className="mono text-ink-2 line-clamp-3 print:line-clamp-none min-h-[1.5em] text-[0.9375rem] wrap-anywhere whitespace-pre-wrap"
        data-testid={`case-${id}`}
      >
        {isDisabled ? '' : preview}
      </p>
    </li>
  );
}
