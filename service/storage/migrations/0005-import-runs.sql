-- Imports that are being read: each is counted already, and given back when its process was killed.
create table import_runs (
  id uuid primary key,
  traveller_id uuid not null references travellers (id) on delete cascade,
  period_start timestamptz not null,
  started_at timestamptz not null
);
create index import_runs_by_traveller on import_runs (traveller_id, started_at);
