-- One text for both databases: SQLite reads "bigint" as "integer", and the comments at the ends as "strict".
create table settings (
  key text primary key,
  value text not null
) /* strict */;

create table contact_messages (
  id text primary key,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  created_at bigint not null,
  status text not null check (status in ('pending', 'replied', 'spam')),
  reply_text text not null default '',
  replied_at bigint,
  idempotency_key text not null unique,
  body_hash text not null
) /* strict */;
create index contact_messages_by_date on contact_messages (created_at);

create table tool_suggestions (
  id text primary key,
  name text not null,
  description text not null,
  category text not null,
  link text not null default '',
  email text not null,
  created_at bigint not null,
  status text not null check (status in ('pending', 'approved', 'rejected', 'spam')),
  reviewed_at bigint,
  idempotency_key text not null unique,
  body_hash text not null
) /* strict */;
create index tool_suggestions_by_date on tool_suggestions (created_at);

create table outbox (
  id text primary key,
  contact_message_id text,
  purpose text not null check (purpose in ('reply', 'notice')),
  recipient text not null,
  subject text not null,
  body text not null,
  state text not null check (state in ('waiting', 'sent', 'dead', 'not-sent')),
  attempts bigint not null default 0,
  next_attempt_at bigint not null,
  lease_holder text,
  leased_until bigint not null default 0,
  last_error text not null default '',
  created_at bigint not null,
  sent_at bigint
) /* strict */;
create index outbox_due on outbox (state, next_attempt_at);
create index outbox_by_message on outbox (contact_message_id);

create table sessions (
  token_hash text primary key,
  created_at bigint not null,
  last_seen_at bigint not null,
  client_label text not null
) /* strict */;

create table rate_limits (
  key text primary key,
  window_started_at bigint not null,
  count bigint not null,
  strikes bigint not null,
  expires_at bigint not null
) /* strict */;

create table used_tokens (
  token text primary key,
  expires_at bigint not null
) /* strict */;

create table tool_edits (
  tool_id text primary key,
  fields text not null,
  is_removed bigint not null check (is_removed in (0, 1)),
  is_added bigint not null check (is_added in (0, 1)),
  version bigint not null,
  updated_at bigint not null
) /* strict */;

create table category_edits (
  category_id text primary key,
  fields text not null,
  version bigint not null,
  updated_at bigint not null
) /* strict */;
