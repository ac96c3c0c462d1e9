-- The plan a traveller pays for; its billing periods are months counted from plan_since.
alter table travellers add column plan text not null default 'free' check (plan in ('free', 'paid'));
alter table travellers add column plan_since timestamptz;

-- What Explore needs. A vector holds words that the service has folded itself, so that every server finds the same.
alter table itineraries add column published_at timestamptz;
alter table itineraries add column rank double precision not null default 0;
alter table itineraries add column dislikes_count integer not null default 0;
alter table itineraries add column saves_count integer not null default 0;
alter table itineraries add column search_head tsvector not null default '';
alter table itineraries add column search_all tsvector not null default '';

-- Only what is published is in these, so that private trips make them neither larger nor slower.
create index itineraries_by_rank on itineraries (rank desc, id desc) where published_at is not null;
create index itineraries_published_by_owner on itineraries (owner_id, published_at desc, id desc)
  where published_at is not null;
-- Without fastupdate: its list of late entries is emptied by a background process that embedded Postgres has not.
create index itineraries_by_head on itineraries using gin (search_head) with (fastupdate = off)
  where published_at is not null;
create index itineraries_by_words on itineraries using gin (search_all) with (fastupdate = off)
  where published_at is not null;

create table opinions (
  itinerary_id uuid not null references itineraries (id) on delete cascade,
  traveller_id uuid not null references travellers (id) on delete cascade,
  opinion text not null check (opinion in ('like', 'dislike')),
  created_at timestamptz not null,
  primary key (itinerary_id, traveller_id)
);
create index opinions_by_traveller on opinions (traveller_id, opinion, itinerary_id);

create table saves (
  itinerary_id uuid not null references itineraries (id) on delete cascade,
  traveller_id uuid not null references travellers (id) on delete cascade,
  created_at timestamptz not null,
  primary key (itinerary_id, traveller_id)
);
create index saves_by_traveller on saves (traveller_id, itinerary_id);

create table shares (
  itinerary_id uuid not null references itineraries (id) on delete cascade,
  traveller_id uuid not null references travellers (id) on delete cascade,
  role text not null check (role in ('editor', 'viewer')),
  created_at timestamptz not null,
  primary key (itinerary_id, traveller_id)
);
create index shares_by_traveller on shares (traveller_id, itinerary_id);

-- Whoever knows the token of a link, or of a call, may join; only its hash is kept.
create table share_links (
  token_hash text primary key,
  itinerary_id uuid not null references itineraries (id) on delete cascade,
  kind text not null check (kind in ('link', 'call')),
  role text not null check (role in ('editor', 'viewer')),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index share_links_by_itinerary on share_links (itinerary_id);

create table follows (
  follower_id uuid not null references travellers (id) on delete cascade,
  followed_id uuid not null references travellers (id) on delete cascade,
  created_at timestamptz not null,
  primary key (follower_id, followed_id)
);
create index follows_by_followed on follows (followed_id);

create table documents (
  itinerary_id uuid not null references itineraries (id) on delete cascade,
  id uuid not null,
  traveller_id uuid not null references travellers (id) on delete cascade,
  storage_path text not null,
  name text,
  kind text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (itinerary_id, traveller_id, id)
);

create table reports (
  id uuid primary key,
  reporter_id uuid not null references travellers (id) on delete cascade,
  reported_id uuid not null references travellers (id) on delete cascade,
  reason text not null,
  created_at timestamptz not null
);
create index reports_by_reported on reports (reported_id, created_at desc);

create table reminder_preferences (
  traveller_id uuid primary key references travellers (id) on delete cascade,
  settings jsonb not null,
  updated_at timestamptz not null
);

-- How many imports a traveller used in the billing period that began then.
create table import_uses (
  traveller_id uuid not null references travellers (id) on delete cascade,
  period_start timestamptz not null,
  used integer not null,
  primary key (traveller_id, period_start)
);

-- A link that was imported before costs nothing; what it gave is kept as text, exactly as it was answered.
create table imported_links (
  traveller_id uuid not null references travellers (id) on delete cascade,
  link_hash text not null,
  answer text,
  created_at timestamptz not null,
  primary key (traveller_id, link_hash)
);

-- One row for each Idempotency-Key: while status is null the first request is still running.
create table idempotency_records (
  traveller_id uuid not null references travellers (id) on delete cascade,
  operation text not null,
  key text not null,
  request_hash text not null,
  status integer,
  answer text,
  started_at timestamptz not null,
  primary key (traveller_id, operation, key)
);
create index idempotency_records_by_age on idempotency_records (started_at);

-- Failed sign-ins, counted in the database because the next try may reach another process.
create table sign_in_attempts (
  subject text not null,
  attempted_at timestamptz not null
);
create index sign_in_attempts_by_subject on sign_in_attempts (subject, attempted_at)
