import { Alert } from '#client/ui/alert.tsx';
import type { Remark } from '../coding/verdict.ts';

interface RemarkListProps {
  readonly remarks: readonly Remark[];
  readonly note: string | undefined;
  /** Takes the person to an offset in the text. */
  readonly onJump?: (offset: number) => void;
}

const maxShown = 8;

/** What a strict reader would have refused, each with its place. */
export function RemarkList({ remarks, note, onJump }: RemarkListProps) {
  return (
    <Alert
      tone={remarks.length > 0 ? 'warn' : 'info'}
      {...(remarks.length > 0 ? { title: 'Decoded, but not strictly Base64' } : {})}
    >
      <ul aria-label="Remarks" className="grid gap-1">
        {note !== undefined && <li>{note}</li>}
        {remarks.slice(0, maxShown).map(({ message, place }) => (
          <li key={message}>
            {message}{' '}
            {place && onJump && (
              <button type="button" className="link" onClick={() => onJump(place.offset)}>
                line {place.line}, column {place.column}
              </button>
            )}
            {place && !onJump && `(line ${place.line}, column ${place.column})`}
          </li>
        ))}
        {remarks.length > maxShown && <li>and {remarks.length - maxShown} more</li>}
      </ul>
    </Alert>
  );
}
