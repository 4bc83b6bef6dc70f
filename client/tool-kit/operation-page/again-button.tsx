import { Button } from '#client/ui/button.tsx';

interface AgainButtonProps {
  readonly label: string;
  readonly onAgain: (() => void) | undefined;
}

/** Asks for another output of the same input and options. In a narrow toolbar its icon says so. */
export function AgainButton({ label, onAgain }: AgainButtonProps) {
  return (
    <Button icon="refresh-cw" isSmall onClick={onAgain}>
      <span className="pane-toolbar-label">{label}</span>
    </Button>
  );
}
