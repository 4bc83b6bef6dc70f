import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import type { Outcome } from '#core/codes/scanning/scanning.ts';

interface MisreadNoticeProps {
  readonly outcome: Outcome;
  /** The text that the scan found instead. */
  readonly foundText: string | undefined;
  /** What the person can change: `the content, the colors or the shape`. */
  readonly toChange: string;
  /** Whether the code is held back until the person asks for it anyway. */
  readonly isHeld: boolean;
  readonly onTakeAnyway: () => void;
}

/** Warns of a code that a scan reads wrongly, before it is printed a thousand times. */
export function MisreadNotice(props: MisreadNoticeProps) {
  const { outcome, foundText = '', toChange, isHeld, onTakeAnyway } = props;
  return (
    <Alert title={outcome === 'other' ? 'This code reads as another text' : 'This code does not scan'}>
      <p>
        {outcome === 'other'
          ? `The scan test reads “${shorten(foundText)}” instead of your text.`
          : 'The scan test finds no code in the picture.'}{' '}
        Change {toChange}
        {isHeld ? ', or use it as it is.' : '.'}
      </p>
      {isHeld && (
        <div>
          <Button isSmall onClick={onTakeAnyway}>
            Take it anyway
          </Button>
        </div>
      )}
    </Alert>
  );
}

/** The start of a text, for a place with little space. */
export function shorten(text: string): string {
  return text.length <= 80 ? text : `${text.slice(0, 79)}…`;
}
