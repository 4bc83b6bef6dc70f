import { useEffect, useRef, useSyncExternalStore } from 'react';
import { readFileText } from '#client/lib/files/files.ts';
import { FileInputButton } from '#client/tool-kit/files/file-input-button.tsx';
import { useDroppedFiles } from '#client/tool-kit/files/use-dropped-files.ts';
import { runOperation } from '#client/tool-kit/operations/runner.ts';
import { Button } from '#client/ui/button.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { SelectField } from '#client/ui/fields/inputs.tsx';
import { Menu } from '#client/ui/menu.tsx';
import { notify } from '#client/ui/toast-store.ts';
import type { Invoice } from '#core/money/invoices/invoice.ts';
import { creditNoteFor, nextInvoice, repeatInvoice } from '#core/money/invoices/next-invoice.ts';
import { emptyInvoice, sampleInvoice } from '#core/money/invoices/sample-invoice.ts';
import { keepDraft, keptStore, toLocale } from '../form/kept-invoice.ts';
import { writeTypedInvoice } from '../form/typed-invoice.ts';
import { parseInvoice } from '../parse-invoice.ts';

interface DeskProps {
  readonly typed: Invoice;
  readonly locale: string;
  /** Replaces the invoice in the form. */
  readonly onReplace: (typed: Invoice) => void;
}

const writeDelayMs = 600;

/** Actions on whole invoices: open, create the next one, store on the device and delete. */
export function Desk(props: DeskProps) {
  const { typed, locale, onReplace } = props;
  const isKept = useDraft(props);
  const open = ([file]: readonly File[]) => {
    if (!file) return;
    openInvoice(file, locale).then(onReplace, reportFailure);
  };
  useDroppedFiles(open);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <FollowMenu {...props} />
        <FileInputButton isSmall icon="folder-open" accept=".json,.pdf" onFiles={open}>
          Open
        </FileInputButton>
        {!isKept && (
          <Button isSmall onClick={() => onReplace(writeTypedInvoice(sampleInvoice, locale))}>
            Try a sample
          </Button>
        )}
      </div>
      <div className="field-hint flex flex-wrap items-center gap-2">
        {isKept
          ? 'The draft and your own data are kept only in this browser.'
          : 'Your draft will be kept in this browser.'}
        {isKept && (
          <Button
            isSmall
            icon="trash-2"
            onClick={() => {
              keptStore.clear();
              onReplace(blankInvoice());
              notify({ title: 'Deleted.', text: 'No invoice data is left in this browser.' });
            }}
          >
            Delete all
          </Button>
        )}
      </div>
      <EarlierBuyers typed={typed} onReplace={onReplace} />
    </div>
  );
}

/** Restores the draft once, and stores every change after that. */
function useDraft({ typed, locale, onReplace }: DeskProps): boolean {
  const kept = useSyncExternalStore(keptStore.subscribe, keptStore.read, () => undefined);
  const firstRef = useRef({ typed, locale, onReplace });
  useEffect(() => {
    const draft = keptStore.read();
    const { typed: first, locale: own, onReplace: replace } = firstRef.current;
    if (isBlank(first)) replace(draft ? toLocale(draft, own) : blankInvoice());
  }, []);
  useEffect(() => {
    if (isBlank(typed) || typed === firstRef.current.typed) return;
    const write = () => {
      if (!keepDraft(typed, locale))
        notify({ title: 'This draft is too large to be kept.', tone: 'destructive' });
    };
    const timer = setTimeout(write, writeDelayMs);
    globalThis.addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      globalThis.removeEventListener('pagehide', write);
    };
  }, [typed, locale]);
  return kept !== undefined;
}

/** Opens an invoice from JSON, or from a PDF made by this tool. */
async function openInvoice(file: File, locale: string): Promise<Invoice> {
  const isPdf = (await file.slice(0, 1024).text()).includes('%PDF-');
  const text = isPdf ? await textOfPdf(file) : (await readFileText(file)).text;
  const { invoice, unknown } = parseInvoice(text);
  if (unknown.length > 0)
    notify({ title: 'Some fields are not supported here.', text: `Left out: ${unknown.join(', ')}` });
  return writeTypedInvoice(invoice, locale);
}

async function textOfPdf(file: File): Promise<string> {
  const { parts } = await runOperation('invoice-generator', file, { output: 'json' });
  const content = parts[0]?.content;
  return typeof content === 'string' ? content : '';
}

/** A menu to create a follow-up of this invoice. */
function FollowMenu({ typed, locale, onReplace }: DeskProps) {
  const ways: readonly (readonly [label: string, follow: (invoice: Invoice, day: string) => Invoice])[] = [
    ['Next invoice', nextInvoice],
    ['Same again, next number', repeatInvoice],
    ['Credit note for this one', creditNoteFor],
  ];
  const item = (label: string, follow: (typical: Invoice, day: string) => Invoice, close: () => void) => (
    <button
      key={label}
      type="button"
      className="menu-item"
      onClick={() => {
        onReplace(follow(typed, today()));
        close();
      }}
    >
      {label}
    </button>
  );
  return (
    <Menu label="New" icon="plus" isSmall>
      {(close) => (
        <>
          {ways.map(([label, follow]) => item(label, follow, close))}
          {item('A sample', () => writeTypedInvoice(sampleInvoice, locale), close)}
        </>
      )}
    </Menu>
  );
}

function EarlierBuyers({ typed, onReplace }: Pick<DeskProps, 'typed' | 'onReplace'>) {
  const kept = useSyncExternalStore(keptStore.subscribe, keptStore.read, () => undefined);
  const buyers = kept?.buyers ?? [];
  if (buyers.length === 0) return null;
  const choices = buyers.map(({ name }, index) => ({ value: index, label: name }));
  const chosen = buyers.findIndex(({ name }) => name === typed.buyer.name);
  return (
    <SelectField
      label="Saved buyers"
      value={chosen}
      choices={chosen === -1 ? [{ value: -1, label: 'Choose' }, ...choices] : choices}
      onChange={(index) => {
        const buyer = buyers[index];
        if (buyer) onReplace({ ...typed, buyer });
      }}
    />
  );
}

/** An invoice is mostly written on its date. */
function blankInvoice(): Invoice {
  return { ...emptyInvoice, issued: today() };
}

/** Returns whether nothing but the date is filled in. */
function isBlank(typed: Invoice): boolean {
  return typed.logo === '' && JSON.stringify({ ...typed, issued: '' }) === JSON.stringify(emptyInvoice);
}

/** Returns today in the person's time zone. */
function today(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
