import { type ReactNode, useEffect, useRef } from 'react';
import { Button, type ButtonTone } from '#client/ui/button.tsx';
import { useWarmUp } from './use-warm-up.ts';

interface FileInputButtonProps {
  readonly children: ReactNode;
  readonly onFiles: (files: File[]) => void;
  /** Like the `accept` attribute: it helps the file picker and is never a check. */
  readonly accept?: string;
  readonly isMultiple?: boolean;
  /** Chooses all files of a folder instead. */
  readonly isFolder?: boolean;
  readonly tone?: ButtonTone;
  readonly isSmall?: boolean;
  readonly icon?: string;
  readonly isDisabled?: boolean;
}

/** A button that opens the system's file picker. */
export function FileInputButton(props: FileInputButtonProps) {
  const {
    children,
    onFiles,
    accept,
    isMultiple = false,
    isFolder = false,
    tone,
    isSmall,
    icon,
    isDisabled,
  } = props;
  const ref = useRef<HTMLInputElement>(null);
  const warmUp = useWarmUp();
  useEffect(() => {
    // React's types do not know the attribute.
    if (ref.current) ref.current.webkitdirectory = isFolder;
  }, [isFolder]);
  return (
    <>
      <Button
        disabled={isDisabled}
        {...(tone ? { tone } : {})}
        {...(isSmall ? { isSmall } : {})}
        {...(icon ? { icon } : {})}
        onPointerEnter={warmUp}
        onFocus={warmUp}
        onClick={() => ref.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={ref}
        type="file"
        hidden
        accept={accept}
        multiple={isMultiple}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Choosing the same file again must count as a choice.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
