import { useKeptFiles } from '#client/tool-kit/frame/tool-context.ts';
import { Button } from '#client/ui/button.tsx';
import { Menu } from '#client/ui/menu.tsx';
import {
  type Arrangement,
  orderSources,
  sourceOrder,
  startFilesOnOddPages,
} from '../arranging/arrangement.ts';
import { FileRow } from './file-row.tsx';
import type { AddedFile, MergerStore } from '../arranging/merger-store.ts';

interface FileListProps {
  readonly files: ReadonlyMap<string, AddedFile>;
  readonly arrangement: Arrangement;
  readonly store: MergerStore;
}

/** Lists the files: first those that need attention, then the others in the order of their pages. */
export function FileList({ files, arrangement, store }: FileListProps) {
  useKeptFiles([...files.values()].map(({ file }) => file));
  const order = sourceOrder(arrangement);
  const waiting = [...files.values()].filter(({ status }) => !isReady(status));
  const beingRead = waiting.find(({ status }) => status.kind === 'reading');
  const ready = order.flatMap((id) => files.get(id) ?? []);
  if (waiting.length + ready.length === 0) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-[1.0625rem]">
          {waiting.length + ready.length === 1 ? '1 file' : `${waiting.length + ready.length} files`}
        </h2>
        {ready.length > 1 && <OrderMenu files={ready} store={store} />}
      </div>
      <ul className="file-list -mx-1 max-h-[26rem] overflow-y-auto px-1 max-md:max-h-64" aria-label="Files">
        {[...waiting, ...ready].map((file) => (
          <FileRow
            key={file.id}
            added={file}
            arrangement={arrangement}
            store={store}
            place={order.indexOf(file.id)}
            order={order}
            isBeingRead={file === beingRead}
          />
        ))}
      </ul>
    </div>
  );
}

function isReady(status: AddedFile['status']): boolean {
  return status.kind === 'pdf' || status.kind === 'image';
}

interface OrderMenuProps {
  readonly files: readonly AddedFile[];
  readonly store: MergerStore;
}

const byName = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

function OrderMenu({ files, store }: OrderMenuProps) {
  const ids = (list: readonly AddedFile[]) => list.map(({ id }) => id);
  const orders = [
    {
      label: 'By name, A to Z',
      of: () => ids(files.toSorted((left, right) => byName.compare(left.file.name, right.file.name))),
    },
    {
      label: 'By date, oldest first',
      of: () => ids(files.toSorted((left, right) => left.file.lastModified - right.file.lastModified)),
    },
    { label: 'Reverse', of: () => ids(files).toReversed() },
  ];
  return (
    <Menu label="Order" icon="arrow-down-a-z" tone="plain" isSmall>
      {(close) => (
        <>
          {orders.map(({ label, of }) => (
            <OrderItem
              key={label}
              label={label}
              onChoose={() => {
                const order = of();
                store.change((arrangement) => orderSources(arrangement, order));
                close();
              }}
            />
          ))}
          <OrderItem
            label="Start each file on an odd page"
            onChoose={() => {
              store.change(startFilesOnOddPages);
              close();
            }}
          />
        </>
      )}
    </Menu>
  );
}

function OrderItem({ label, onChoose }: { readonly label: string; readonly onChoose: () => void }) {
  return (
    <Button tone="plain" className="menu-item justify-start" onClick={onChoose}>
      {label}
    </Button>
  );
}
