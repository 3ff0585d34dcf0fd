-- Tenants, their keys and their branding.
create table tenants (
  id text primary key check (id ~ '^tnt_[a-z0-9]{16}$'),
  name text not null check (char_length(name) between 1 and 120),
  kind text not null check (kind ~ '^[a-z][a-z_]{0,39}$'),
  status text not null default 'active' check (status in ('active', 'suspended')),
  monthly_scan_cap integer check (monthly_scan_cap >= 0),
  -- Whether scans follow the configuration in a repository.
  reads_configuration boolean not null default false,
  created_at timestamptz(3) not null default now(),
  suspended_at timestamptz(3)
);

create table api_keys (
  tenant_id text not null references tenants (id),
  id text not null check (id ~ '^key_[a-z0-9]{16}$'),
  key_lookup text not null unique,
  key_prefix text not null,
  mac bytea not null check (octet_length(mac) = 32),
  pepper_id smallint not null,
  name text not null check (char_length(name) between 1 and 80),
  env text not null check (env in ('live', 'test')),
  status text not null default 'active' check (status in ('active', 'revoked')),
  created_by text not null,
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3),
  revoked_at timestamptz(3),
  expires_at timestamptz(3),
  exposed_at timestamptz(3),
  primary key (tenant_id, id),
  check ((status = 'revoked') = (revoked_at is not null))
);

create table branding (
  tenant_id text primary key references tenants (id),
  subdomain text unique,
  display_name text,
  tagline text,
  logo_url text,
  favicon_url text,
  website_url text,
  support_url text,
  support_email text,
  privacy_url text,
  terms_url text,
  accent_color text check (accent_color ~ '^#[0-9A-F]{6}$'),
  footer_text text,
  hide_powered_by boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

-- A released subdomain stays its old tenant's for a while, so that nobody else can take over its visitors.
create table released_subdomains (
  tenant_id text not null references tenants (id),
  subdomain text primary key,
  released_at timestamptz(3) not null default now()
);

-- After the unique index has let a name through, so that it sees what a concurrent release has committed.
create function keep_released_subdomain() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if exists (select from released_subdomains
             where subdomain = new.subdomain and tenant_id <> new.tenant_id and released_at > now() - interval '30 days') then
    raise unique_violation using message = 'subdomain is held for its last tenant';
  end if;
  if old.subdomain is not null then
    insert into released_subdomains (tenant_id, subdomain) values (old.tenant_id, old.subdomain)
    on conflict (subdomain) do update set tenant_id = excluded.tenant_id, released_at = now();
  end if;
  return null;
end $$;
create trigger keep_released_subdomain after update of subdomain on branding
  for each row when (old.subdomain is distinct from new.subdomain) execute function keep_released_subdomain();

-- Signing in comes before the tenant is known. In plpgsql a session plans the query once; the body of an SQL function is
-- planned at each call, which takes longer than looking up a key. The same holds for find_session and find_report.
create function find_key(the_lookup text)
returns table (tenant_id text, tenant_kind text, tenant_status text, id text, env text, status text, mac bytea, pepper_id smallint,
               last_used_at timestamptz, expires_at timestamptz)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select k.tenant_id, t.kind, t.status, k.id, k.env, k.status, k.mac, k.pepper_id, k.last_used_at, k.expires_at
  from api_keys k join tenants t on t.id = k.tenant_id where k.key_lookup = the_lookup;
end $$;

-- Whether a key of the transaction's tenant is active; if it is, it is not revoked before the transaction has ended.
-- It takes an advisory lock, which queues: with shared row locks, a steady stream of holders would starve a revocation.
-- The demo tenant has no keys: while it is active, it acts with the empty id.
create function hold_key(the_id text) returns boolean language plpgsql as $$
begin
  if the_id = '' then
    return exists (select from tenants t where t.id = app_tenant() and t.kind = 'demo' and t.status = 'active');
  end if;
  perform pg_advisory_xact_lock_shared(hashtextextended('key:' || the_id, 0));
  return exists (select from api_keys k where k.tenant_id = app_tenant() and k.id = the_id and k.status = 'active');
end $$;

-- Takes on a role and a tenant until the transaction ends, and holds the key that the request came with.
create function act_as(the_role text, the_tenant text, the_key text) returns boolean language plpgsql as $$
begin
  perform set_config('role', the_role, true);
  perform set_config('app.tenant_id', the_tenant, true);
  return hold_key(the_key);
end $$;

alter table tenants enable row level security;
alter table tenants force row level security;
create policy tenant on tenants to ciphermap_app using (id = (select app_tenant())) with check (false);
create policy system on tenants to ciphermap_system using (true) with check (true);
grant select on tenants to ciphermap_app;
grant select, insert, update on tenants to ciphermap_system;

call protect_tenant_table('api_keys');
grant select, insert, update on api_keys to ciphermap_app, ciphermap_system;
call protect_tenant_table('branding');
grant select, insert, update on branding to ciphermap_app, ciphermap_system;
call protect_tenant_table('released_subdomains');
grant select, insert, update on released_subdomains to ciphermap_system;

-- These see all tenants, as the system does, and give only what they are asked for.
grant create on schema public to ciphermap_system;
alter function keep_released_subdomain() owner to ciphermap_system;
alter function find_key(text) owner to ciphermap_system;
revoke create on schema public from ciphermap_system;
revoke all on function find_key(text) from public;
grant execute on function find_key(text) to ciphermap_app;
