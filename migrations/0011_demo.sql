-- The demo: scans that anybody may try, one by one. They are a tenant's of their own, as all scans are.
create unique index tenants_one_demo on tenants (kind) where kind = 'demo';
insert into tenants (id, name, kind) values ('tnt_demo000000000000', 'Demo', 'demo');

-- Nobody signs in as the demo.
create function refuse_demo_key() returns trigger language plpgsql as $$
begin
  if exists (select from tenants t where t.id = new.tenant_id and t.kind = 'demo') then
    raise check_violation using message = 'the demo has no keys';
  end if;
  return new;
end $$;
create trigger refuse_demo_key before insert on api_keys for each row execute function refuse_demo_key();

-- As before, but that the demo, while it is not suspended, acts without a key: with the empty id, which no key has.
create or replace function hold_key(the_id text) returns boolean language plpgsql as $$
begin
  if the_id = '' then
    return exists (select from tenants t where t.id = app_tenant() and t.kind = 'demo' and t.status = 'active');
  end if;
  perform pg_advisory_xact_lock_shared(hashtextextended('key:' || the_id, 0));
  return exists (select from api_keys k where k.tenant_id = app_tenant() and k.id = the_id and k.status = 'active');
end $$;

-- Who has tried, for a day: an HMAC of the address. What is given back is deleted.
create table demo_tries (
  scan_id text primary key check (scan_id ~ '^cbom_[a-z0-9]{16}$'),
  client_mac bytea not null check (octet_length(client_mac) = 32),
  at timestamptz(3) not null
);
create index demo_tries_of_client on demo_tries (client_mac, at);
create index demo_tries_age on demo_tries (at);
grant select, insert, delete on demo_tries to ciphermap_system;

-- Results of the same repository are given again for a while.
create index scans_of_demo_repository on scans (repo_host, repo_owner, repo_name, created_at) where tenant_kind = 'demo';
