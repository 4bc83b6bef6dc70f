import { useEffect, useState } from 'react';
import { copyText } from '#client/lib/sharing/clipboard.ts';
import { ToolInputError } from '#core/errors.ts';
import { Button, type ButtonTone } from './button.tsx';
import { refuseOldResult } from './old-result.tsx';
import { notify, readNotice } from './toast-store.ts';

interface CopyButtonProps {
  /** The text to copy, or how to get it. */
  readonly text: string | (() => string | Promise<string>);
  readonly label?: string;
  /** Names the copied value if several such buttons are side by side. */
  readonly accessibleLabel?: string;
  readonly tone?: ButtonTone;
  readonly isSmall?: boolean;
  readonly isDisabled?: boolean;
  readonly onCopied?: () => void;
}

const copiedMs = 2000;

/** Copies and says so in place for two seconds. */
export function CopyButton(props: CopyButtonProps) {
  const { text, label = 'Copy', accessibleLabel, tone, isSmall, isDisabled, onCopied } = props;
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => {
      setIsCopied(false);
    }, copiedMs);
    return () => {
      clearTimeout(timer);
    };
  }, [isCopied]);

  async function copy(button: Element): Promise<void> {
    refuseOldResult(button);
    const before = readNotice();
    await copyText(typeof text === 'string' ? text : await text());
    setIsCopied(true);
    // A warning about the copied text must not be covered by “Copied”.
    const notice = readNotice();
    if (notice === before || notice?.tone !== 'destructive')
      notify({ title: 'Copied!', text: (accessibleLabel ?? label).replace(/^Copy ?(?:the )?/, '') });
    onCopied?.();
  }

  return (
    <Button
      icon={isCopied ? 'check' : 'copy'}
      disabled={isDisabled}
      aria-label={isCopied ? 'Copied' : accessibleLabel}
      {...(tone ? { tone } : {})}
      {...(isSmall ? { isSmall } : {})}
      onClick={({ currentTarget }) => {
        copy(currentTarget).catch(reportFailure);
      }}
    >
      <span className="pane-toolbar-label" aria-live="polite">
        {isCopied ? 'Copied' : label}
      </span>
    </Button>
  );
}

/** Shows a person's mistake or a refusal as a toast; anything else is a bug and is thrown again. */
export function reportFailure(error: unknown): void {
  if (!(error instanceof ToolInputError)) throw error;
  notify({ title: error.message, text: error.details.hint, tone: 'destructive' });
}
