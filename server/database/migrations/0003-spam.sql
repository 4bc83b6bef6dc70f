-- The spam is measured with every form that joins it, and must not be looked for among all that people have sent.
create index contact_messages_spam on contact_messages (created_at) where status = 'spam';
create index tool_suggestions_spam on tool_suggestions (created_at) where status = 'spam';
