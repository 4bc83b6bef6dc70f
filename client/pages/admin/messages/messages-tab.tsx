import { type ReactNode, useState } from 'react';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import type { ContactMessage } from '#contracts/admin.ts';
import { formatTime } from '#client/pages/admin/admin-dates.ts';
import { InboxPanel } from './inbox-panel.tsx';
import { OutboxPanel } from './outbox-panel.tsx';
import { ReplyDialog } from './reply-dialog.tsx';
import { type InboxTabProps, useInbox } from './use-inbox.ts';
import { useSpamMarks } from './use-spam-marks.ts';

type Column = 'name' | 'email' | 'subject' | 'created_at' | 'status';
const columns = [
  ['name', 'Name'],
  ['email', 'Email'],
  ['subject', 'Subject'],
  ['created_at', 'Date'],
  ['status', 'Status'],
] as const satisfies readonly (readonly [Column, string])[];
const statuses = [
  { value: '', label: 'All' },
  { value: 'pending', label: 'Pending' },
  { value: 'replied', label: 'Replied' },
  { value: 'spam', label: 'Spam' },
];

export function MessagesTab({ onChanged }: InboxTabProps) {
  const inbox = useInbox<ContactMessage, Column>(
    'contact_messages',
    'created_at',
    'Failed to load contact messages',
  );
  const [opened, setOpened] = useState<ContactMessage>();
  const [outboxTurn, setOutboxTurn] = useState(0);
  const refresh = async () => {
    await inbox.refresh();
    onChanged();
  };
  const mark = useSpamMarks('contact_messages', 'message', refresh);

  return (
    <div>
      <InboxPanel
        table="contact_messages"
        title="Contact Messages"
        label="Messages"
        noun="message"
        columns={columns}
        statuses={statuses}
        inbox={inbox}
        emptyText="No messages found"
        onMark={mark}
        drawRow={(message, choice) => (
          <MessageRow
            key={message.id}
            message={message}
            choice={choice}
            onOpen={() => setOpened(message)}
            onStatus={(status) => void mark([message], status)}
          />
        )}
      />
      <OutboxPanel key={outboxTurn} />
      {opened && (
        <ReplyDialog
          message={opened}
          onClose={() => setOpened(undefined)}
          onSent={async () => {
            setOutboxTurn(outboxTurn + 1);
            await refresh();
          }}
        />
      )}
    </div>
  );
}

interface MessageRowProps {
  readonly message: ContactMessage;
  readonly choice: ReactNode;
  readonly onOpen: () => void;
  readonly onStatus: (status: 'pending' | 'spam') => void;
}

function MessageRow({ message, choice, onOpen, onStatus }: MessageRowProps) {
  const { name, email, subject, message: text, created_at: createdAt, status, replied } = message;
  return (
    <tr>
      {choice}
      <th scope="row" dir="auto">
        {name}
      </th>
      <td dir="auto">{email}</td>
      <td className="message-preview" dir="auto">
        <button type="button" className="link max-w-full text-start wrap-anywhere" onClick={onOpen}>
          {subject}
        </button>
        <p className="text-ink-2 truncate text-sm">{text}</p>
      </td>
      <td className="text-ink-2 whitespace-nowrap">
        <time dateTime={createdAt}>{formatTime(createdAt)}</time>
      </td>
      <td>
        {status === 'spam' ? (
          <Badge tone="danger">Spam</Badge>
        ) : (
          <Badge tone={replied ? 'normal' : 'warn'}>{replied ? 'Replied' : 'Pending'}</Badge>
        )}
      </td>
      <td>
        <div className="flex gap-1">
          <Button isSmall onClick={onOpen}>
            {replied ? 'View Reply' : 'Reply'}
          </Button>
          {!replied && (
            <Button isSmall tone="plain" onClick={() => onStatus(status === 'spam' ? 'pending' : 'spam')}>
              {status === 'spam' ? 'Not spam' : 'Spam'}
            </Button>
          )}
        </div>
      </td>
    </tr>
  );
}
