import { SendTo } from '#client/tool-kit/results/send-to.tsx';
import { Button, IconButton } from '#client/ui/button.tsx';
import { CopyButton } from '#client/ui/copy-button.tsx';

interface PreviewToolbarProps {
  readonly isEmpty: boolean;
  readonly makeFragment: () => Promise<string>;
  readonly onSaveMarkdown: () => void;
  readonly onSaveHtml: () => void;
}

/** The buttons that copy, save or print the document. */
export function PreviewToolbar({ isEmpty, makeFragment, onSaveMarkdown, onSaveHtml }: PreviewToolbarProps) {
  return (
    <>
      <CopyButton
        label="HTML"
        accessibleLabel="Copy HTML"
        tone="plain"
        isSmall
        isDisabled={isEmpty}
        text={makeFragment}
      />
      <SaveButton name="document.md" isDisabled={isEmpty} onSave={onSaveMarkdown} />
      <SaveButton name="document.html" isDisabled={isEmpty} onSave={onSaveHtml} />
      <IconButton
        icon="printer"
        label="Print, or save as PDF"
        tone="plain"
        isSmall
        disabled={isEmpty}
        onClick={() => globalThis.print()}
      />
      <SendTo kind="html" isDisabled={isEmpty} getData={async () => ({ text: await makeFragment() })} />
    </>
  );
}

interface SaveButtonProps {
  readonly name: string;
  readonly isDisabled: boolean;
  readonly onSave: () => void;
}

function SaveButton({ name, isDisabled, onSave }: SaveButtonProps) {
  return (
    <Button
      icon="download"
      tone="plain"
      isSmall
      disabled={isDisabled}
      aria-label={`Download ${name}`}
      title={`Download ${name}`}
      onClick={onSave}
    >
      {/* Two icons alone would look the same. */}
      {name.slice(name.lastIndexOf('.'))}
    </Button>
  );
}
