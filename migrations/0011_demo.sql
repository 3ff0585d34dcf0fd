-- The demo: scans that visitors may start without a key. They belong to a tenant of their own, as all scans belong to one.
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

-- Tries of the last day, with an HMAC of the client's address. A try whose scan is credited is deleted.
create table demo_tries (
  scan_id text primary key check (scan_id ~ '^cbom_[a-z0-9]{16}$'),
  client_mac bytea not null check (octet_length(client_mac) = 32),
  at timestamptz(3) not null
);
create index demo_tries_of_client on demo_tries (client_mac, at);
create index demo_tries_age on demo_tries (at);
grant select, insert, delete on demo_tries to ciphermap_system;

-- A recent result of the same repository is reused.
create index scans_of_demo_repository on scans (repo_host, repo_owner, repo_name, created_at) where tenant_kind = 'demo';
