import type { PdfFacts } from '#client/lib/pdf/parsing/pdf-facts.ts';
import { RunError } from '#client/tool-kit/running/run-feedback.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { IconButton } from '#client/ui/button.tsx';
import { ProgressBar } from '#client/ui/progress-bar.tsx';
import { formatBytes, formatCount } from '#core/numbers/number-format.ts';
import { type Arrangement, orderSources } from '../arranging/arrangement.ts';
import { type AddedFile, fileLetter, type MergerStore } from '../arranging/merger-store.ts';
import { PasswordForm } from './password-form.tsx';
import { RangeField } from './range-field.tsx';

interface FileRowProps {
  readonly added: AddedFile;
  readonly arrangement: Arrangement;
  readonly store: MergerStore;
  /** The position among the ready files, from 0; negative if the file is not ready. */
  readonly place: number;
  readonly order: readonly string[];
  /** Whether it is the file that is being read; the others wait for it. */
  readonly isBeingRead: boolean;
}

/** One file: its kind, its selected pages, and its errors. */
export function FileRow({ added, arrangement, store, place, order, isBeingRead }: FileRowProps) {
  const { id, file, status, number } = added;
  return (
    <li className="border-line grid grid-cols-[minmax(0,1fr)] gap-2 border-b py-3 last:border-b-0">
      <div className="flex items-start gap-3">
        <span className="bg-surface-2 mono grid size-8 flex-none place-items-center rounded-md text-[0.875rem] font-semibold">
          {fileLetter(number)}
        </span>
        <div className="min-w-0 flex-1">
          <p className="truncate font-semibold" title={file.name}>
            {file.name}
          </p>
          <p className="text-ink-3 tabular text-[0.875rem]">{describeFile(added)}</p>
        </div>
        {place >= 0 && order.length > 1 && (
          <MoveButtons name={file.name} place={place} order={order} store={store} />
        )}
        <IconButton
          icon="x"
          label={`Remove ${file.name}`}
          tone="plain"
          isSmall
          onClick={() => store.removeFile(id)}
        />
      </div>
      {status.kind === 'reading' && (
        // Twenty moving bars take more of the processor than reading the files.
        <ProgressBar label={`Reading ${file.name}`} fraction={isBeingRead ? undefined : 0} />
      )}
      {status.kind === 'failed' && <RunError error={status.error} />}
      {status.kind === 'locked' && (
        <PasswordForm
          name={file.name}
          wasWrong={status.wasPasswordWrong}
          onUnlock={(password) => store.unlock(id, password)}
        />
      )}
      {status.kind === 'pdf' && (
        <>
          <FactBadges facts={status.facts} />
          <RangeField
            added={added}
            pageCount={status.facts.pageCount}
            arrangement={arrangement}
            store={store}
          />
        </>
      )}
    </li>
  );
}

function describeFile({ file, status }: AddedFile): string {
  const size = formatBytes(file.size);
  if (status.kind === 'image') return `Picture · ${size}`;
  if (status.kind !== 'pdf') return size;
  const { pageCount } = status.facts;
  return `${formatCount(pageCount, 'page')} · ${size}`;
}

interface MoveButtonsProps {
  readonly name: string;
  readonly place: number;
  readonly order: readonly string[];
  readonly store: MergerStore;
}

function MoveButtons({ name, place, order, store }: MoveButtonsProps) {
  const move = (steps: number) => {
    const moved = order.toSpliced(place, 1);
    const next = moved.toSpliced(place + steps, 0, ...order.slice(place, place + 1));
    store.change((arrangement) => orderSources(arrangement, next));
  };
  return (
    <div className="flex">
      <IconButton
        icon="chevron-up"
        label={`Move ${name} up`}
        tone="plain"
        isSmall
        disabled={place === 0}
        onClick={() => move(-1)}
      />
      <IconButton
        icon="chevron-down"
        label={`Move ${name} down`}
        tone="plain"
        isSmall
        disabled={place === order.length - 1}
        onClick={() => move(1)}
      />
    </div>
  );
}

/** Shows badges for facts that affect a merge. */
function FactBadges({ facts }: { readonly facts: PdfFacts }) {
  const badges = [
    { label: 'Signed', isShown: facts.signatureCount > 0, tone: 'warn' },
    { label: 'XFA form', isShown: facts.hasXfa, tone: 'warn' },
    { label: 'Portfolio', isShown: facts.isPortfolio, tone: 'warn' },
    { label: facts.conformance ?? '', isShown: facts.conformance !== undefined, tone: 'warn' },
    { label: 'Protected', isShown: facts.isEncrypted, tone: 'normal' },
    { label: 'Form', isShown: facts.hasForm && !facts.hasXfa, tone: 'normal' },
    { label: 'Bookmarks', isShown: facts.hasOutline, tone: 'normal' },
    { label: 'Layers', isShown: facts.layerCount > 0, tone: 'normal' },
    { label: 'Attachments', isShown: facts.attachmentCount > 0, tone: 'normal' },
  ] as const;
  const shown = badges.filter(({ isShown }) => isShown);
  if (shown.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-1.5 ps-11">
      {shown.map(({ label, tone }) => (
        <Badge key={label} tone={tone}>
          {label}
        </Badge>
      ))}
    </div>
  );
}
