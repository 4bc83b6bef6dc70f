-- Addresses in the form by which a person's rows are found and erased; what was stored before is filled in by backfills.ts.
alter table contact_messages add column email_folded text not null default '';
alter table tool_suggestions add column email_folded text not null default '';
alter table outbox add column recipient_folded text not null default '';
create index contact_messages_by_address on contact_messages (email_folded);
create index tool_suggestions_by_address on tool_suggestions (email_folded);
create index outbox_by_address on outbox (recipient_folded);
