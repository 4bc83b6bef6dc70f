import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { formatCount } from '#core/numbers/number-format.ts';
import type { LeftOutFile } from '../arranging/left-out.ts';

interface LeftOutQuestionProps {
  readonly files: readonly LeftOutFile[];
  readonly onMerge: () => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation before a merge without some of the added files. */
export function LeftOutQuestion({ files, onMerge, onCancel }: LeftOutQuestionProps) {
  return (
    <Alert tone="warn" title={`${formatCount(files.length, 'file')} would be missing`}>
      <ul className="list-disc ps-5">
        {files.map(({ name, reason }, index) => (
          <li key={index}>
            “{name}”: {reason}
          </li>
        ))}
      </ul>
      <p>Fix or remove the files named here, and the merge starts. Or merge the others alone.</p>
      <p className="flex flex-wrap gap-2">
        <Button isSmall onClick={onMerge}>
          Merge without {files.length === 1 ? 'it' : 'them'}
        </Button>
        <Button isSmall tone="plain" onClick={onCancel}>
          Not now
        </Button>
      </p>
    </Alert>
  );
}
