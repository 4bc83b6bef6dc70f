import { Button } from '#client/ui/button.tsx';

/** Asks for another output of the same options. */
export function AgainButton({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <Button icon="refresh-cw" isSmall onClick={onAgain}>
      Generate again
    </Button>
  );
}
