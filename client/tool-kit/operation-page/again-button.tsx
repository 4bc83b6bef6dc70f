import { Button } from '#client/ui/button.tsx';

interface AgainButtonProps {
  readonly label: string;
  readonly onAgain: (() => void) | undefined;
  /** Set where the form has such a button: on a phone, it is far below the result. */
  readonly isSecond?: boolean;
}

/** Asks for another output of the same input and options. In a narrow toolbar its icon says so. */
export function AgainButton({ label, isSecond, onAgain }: AgainButtonProps) {
  return (
    <Button icon="refresh-cw" isSmall className={isSecond ? 'md:hidden' : ''} onClick={onAgain}>
      <span className="pane-toolbar-label">{label}</span>
    </Button>
  );
}
