-- The secret of a client is kept as its hash, like every other key.
update oauth_records
  set payload = jsonb_set(payload::jsonb, '{client_secret}', to_jsonb('sha256:' || encode(sha256(convert_to(payload::jsonb ->> 'client_secret', 'UTF8')), 'hex')))::text
  where kind = 'Client' and payload like '%"client_secret":%' and payload::jsonb ->> 'client_secret' is not null;

-- Whose a session is, so that someone who changes the password ends the others.
update oauth_records set account_id = payload::json ->> 'accountId' where kind = 'Session';

-- Files of which it is not yet certain that something points at them, or no longer does.
create table held_files (
  hold_id uuid not null,
  key text not null,
  itinerary_id uuid,
  due_at timestamptz not null,
  primary key (hold_id, key)
);
create index held_files_by_due on held_files (due_at);
create index documents_by_path on documents (storage_path);
