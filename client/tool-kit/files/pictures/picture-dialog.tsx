import { Dialog } from '#client/ui/dialog.tsx';
import { useUrl } from './use-url.ts';

interface PictureDialogProps {
  readonly name: string;
  /** Undefined while the dialog is closed. */
  readonly picture: Blob | undefined;
  readonly onClose: () => void;
}

/** One picture as large as the window allows. */
export function PictureDialog({ name, picture, onClose }: PictureDialogProps) {
  const url = useUrl(picture);
  return (
    <Dialog title="Preview" isOpen={picture !== undefined} isWide onClose={onClose}>
      <p className="text-ink-2 -mt-3 truncate">{name}</p>
      {url && <img src={url} alt={name} className="mx-auto max-h-[70vh] max-w-full" />}
    </Dialog>
  );
}
