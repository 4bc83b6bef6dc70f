import { useEffect, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';

interface CopyImageButtonProps {
  readonly onCopy: () => Promise<void>;
  readonly isDisabled: boolean;
}

const copiedMs = 2000;

/** Copies the picture and says so in place for two seconds. */
export function CopyImageButton({ onCopy, isDisabled }: CopyImageButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  return (
    <Button
      icon={isCopied ? 'check' : 'copy'}
      disabled={isDisabled}
      onClick={() => {
        onCopy().then(() => setIsCopied(true), reportFailure);
      }}
    >
      <span aria-live="polite">{isCopied ? 'Copied' : 'Copy image'}</span>
    </Button>
  );
}
