import { Dialog } from '#client/ui/dialog.tsx';

const keys = [
  ['Ctrl K or ⌘ K', 'Search, ask, paste: the palette, anywhere'],
  ['/', 'The same, where you are not writing'],
  ['Ctrl V or ⌘ V', 'Paste into the tool, or see which tools take it'],
  ['Ctrl Enter or ⌘ Enter', 'Run the tool; in the palette, copy the answer'],
  ['Ctrl Shift C or ⌘ Shift C', 'Copy the result'],
  ['Ctrl S or ⌘ S', 'Download the result'],
  ['Ctrl F or ⌘ F', 'Find in a text'],
  ['F8', 'Go to the button of a message, such as Undo'],
  ['Esc', 'Stop the work, or close what is open'],
  ['?', 'This list'],
] as const;

/** The keys that work on every page. */
export function KeyList({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="Keyboard shortcuts" isOpen onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
        {keys.map(([key, use]) => (
          <div key={key} className="contents">
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{use}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
