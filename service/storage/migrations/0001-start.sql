create table travellers (
  id uuid primary key,
  email text not null unique,
  name text not null,
  password_hash text not null,
  created_at timestamptz not null
);

create table itineraries (
  id uuid primary key,
  owner_id uuid not null references travellers (id),
  version integer not null,
  content jsonb not null,
  listing jsonb not null,
  visibility text not null,
  likes_count integer not null default 0,
  views_count integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- The library is read newest first, a page at a time.
create index itineraries_by_owner on itineraries (owner_id, updated_at desc, id desc);

-- What the authorization server remembers: clients, grants, sessions, codes, tokens.
-- The payload is text: it carries what strangers send, and jsonb refuses some of that (\u0000).
create table oauth_records (
  kind text not null,
  id text not null,
  payload text not null,
  grant_id text,
  uid text,
  consumed_at bigint,
  expires_at timestamptz,
  primary key (kind, id)
);

create index oauth_records_by_grant on oauth_records (grant_id);
create index oauth_records_by_uid on oauth_records (kind, uid);

create table secrets (
  name text primary key,
  value text not null
);
