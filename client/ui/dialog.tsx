import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from './button.tsx';

interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  /** Called by Escape, the close button and a press outside. */
  readonly onClose: () => void;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A modal dialog. The browser keeps the focus inside and gives it back afterwards. */
export function Dialog({ title, isOpen, onClose, isWide, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Data being sent must still be here if sending fails.
  const isSending = () => Boolean(ref.current?.querySelector('form[aria-busy=true]'));
  const close = () => {
    if (!isSending()) onClose();
  };

  useEffect(() => {
    const dialog = ref.current;
    if (isOpen && dialog && !dialog.open) dialog.showModal();
    else if (!isOpen) dialog?.close();
  }, [isOpen]);

  return (
    <dialog
      ref={ref}
      className={`dialog ${isWide ? 'dialog-wide' : ''}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (isSending()) event.preventDefault();
      }}
      onClose={() => {
        // Browsers close it at the second Escape, whatever is said.
        if (isSending()) ref.current?.showModal();
        else onClose();
      }}
      onMouseDown={(event) => {
        if (event.target === ref.current) close();
      }}
    >
      {isOpen && (
        <div className="grid gap-4 p-5">
          <div className="flex items-start justify-between gap-4">
            <h2 id={titleId} className="text-xl">
              {title}
            </h2>
            <IconButton icon="x" label="Close" tone="plain" onClick={close} />
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
