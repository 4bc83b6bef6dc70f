import type { Note, NoteFix, NotePlace } from '#core/errors.ts';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Alert } from '#client/ui/alert.tsx';
import { formatCount } from '#core/numbers/number-format.ts';

interface NotesListProps {
  readonly notes: readonly Note[];
  /** Takes the person to the place, where the input can be pointed at. */
  readonly onJump?: ((place: NotePlace) => void) | undefined;
  /** Applies a note's fix; without it there are no buttons. */
  readonly onFix?: ((fix: NoteFix) => void) | undefined;
}

const maxShown = 6;
const tones = { error: 'danger', warning: 'warn', info: 'info' } as const;
const severities = ['error', 'warning', 'info'] as const;

/** The notes on the output, the most severe first. */
export function NotesList({ notes, ...actions }: NotesListProps) {
  return severities.map((severity) => {
    const own = notes.filter((note) => note.severity === severity);
    if (own.length === 0) return null;
    return (
      <Alert key={severity} tone={tones[severity]}>
        <NoteLines notes={own} {...actions} />
      </Alert>
    );
  });
}

/**
 * The first few, and the others on request. Notes without a place, such as how many more there are, are always shown.
 */
function NoteLines({ notes, ...actions }: NotesListProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isShown = (note: Note, index: number) => isOpen || index < maxShown || note.place === undefined;
  const hidden = notes.filter((note, index) => !isShown(note, index)).length;
  return (
    <>
      <ul className="grid gap-1">
        {notes.map(
          // Two notes may say the same of different places.
          (note, index) => isShown(note, index) && <NoteLine key={index} note={note} {...actions} />,
        )}
      </ul>
      {hidden > 0 && (
        <p>
          <button type="button" className="link" onClick={() => setIsOpen(true)}>
            Show {formatCount(hidden, 'other')}
          </button>
        </p>
      )}
    </>
  );
}

function NoteLine({ note, onJump, onFix }: { readonly note: Note } & Omit<NotesListProps, 'notes'>) {
  const { sentence, hint, place, fix } = note;
  return (
    <li>
      {sentence} {hint && <span className="text-ink-2">{hint} </span>}
      {place?.line !== undefined && <PlaceLink place={place} onJump={onJump} />}
      {fix && onFix && (
        <Button isSmall className="ms-2" onClick={() => onFix(fix)}>
          {fix.label}
        </Button>
      )}
    </li>
  );
}

function PlaceLink({ place, onJump }: { readonly place: NotePlace } & Pick<NotesListProps, 'onJump'>) {
  const words = `line ${place.line ?? ''}${place.column === undefined ? '' : `, column ${place.column}`}`;
  if (!onJump) return `(${words})`;
  return (
    <button
      type="button"
      className="link"
      onClick={() => {
        onJump(place);
      }}
    >
      {words}
    </button>
  );
}
