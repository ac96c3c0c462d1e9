-- Whose a grant is, so that a traveller's connected apps are found without reading everyone's.
alter table oauth_records add column account_id text;
-- A grant holds no words of strangers, so its payload can be read as json here.
update oauth_records set account_id = payload::json ->> 'accountId' where kind = 'Grant';
create index oauth_records_by_account on oauth_records (account_id) where account_id is not null;
