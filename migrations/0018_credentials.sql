-- What tenants keep for hosts of private repositories, and which scans were made with it.

create table credentials (
  tenant_id text not null references tenants (id),
  id text not null check (id ~ '^crd_[a-z0-9]{16}$'),
  name text not null check (char_length(name) between 1 and 80),
  -- As a repository's: with its port where that is not the default one.
  host text not null check (host ~ '^[a-z0-9.:\[\]-]{1,255}$'),
  username text not null check (username ~ '^[!-9;-~]{1,200}$'),
  -- Paths on the host: a repository, or what begins the paths of several.
  repositories jsonb not null,
  -- Sealed for this tenant, credential and host. It is gone once the credential is revoked.
  token bytea,
  status text not null default 'active' check (status in ('active', 'revoked')),
  created_by text not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  replaced_at timestamptz(3),
  revoked_at timestamptz(3),
  expires_at timestamptz(3),
  last_used_at timestamptz(3),
  -- Since the host accepted it last; null when it did the last time.
  refused_at timestamptz(3),
  -- What the host said that the token may do.
  scopes text check (char_length(scopes) <= 400),
  primary key (tenant_id, id),
  check ((status = 'revoked') = (token is null)),
  check ((status = 'revoked') = (revoked_at is not null))
);
create index credentials_by_host on credentials (tenant_id, host) where status = 'active';

call protect_tenant_table('credentials');
-- Who serves requests writes tokens, and can read none.
grant select (tenant_id, id, name, host, username, repositories, status, created_by, created_at, replaced_at, revoked_at,
              expires_at, last_used_at, refused_at, scopes) on credentials to ciphermap_app;
grant insert on credentials to ciphermap_app;
grant update (name, username, repositories, token, status, replaced_at, revoked_at, expires_at, refused_at, scopes)
  on credentials to ciphermap_app;
grant select, update on credentials to ciphermap_system;

create trigger audit_created after insert on credentials
  for each row execute function audit_row('credential.created', 'id');
create trigger audit_replaced after update of replaced_at on credentials
  for each row when (old.replaced_at is distinct from new.replaced_at) execute function audit_row('credential.replaced', 'id');
create trigger audit_revoked after update of status on credentials
  for each row when (new.status = 'revoked' and old.status <> 'revoked') execute function audit_row('credential.revoked', 'id');

-- The credential that was offered to the host when the repository was fetched; null for what everybody can read.
alter table scans
  add credential_id text,
  add foreign key (tenant_id, credential_id) references credentials (tenant_id, id);
create index scans_private on scans (tenant_id, repository) where credential_id is not null;

-- Whether its tenant has confirmed that the link shows scans of a private repository. Without that it shows none of them.
alter table report_links add shows_private boolean not null default false;
grant update (shows_private) on report_links to ciphermap_app;

create trigger audit_private_published after insert on report_links
  for each row when (new.shows_private) execute function audit_row('report.private_published', 'scan_id');
create trigger audit_private_confirmed after update of shows_private on report_links
  for each row when (new.shows_private and not old.shows_private) execute function audit_row('report.private_published', 'scan_id');

-- As before, with what was confirmed.
drop function find_report(text);
create function find_report(the_token text)
returns table (tenant_id text, tenant_kind text, env text, token text, scan_id text, follows boolean, listed boolean,
               badge boolean, created_at timestamptz, is_open boolean, shows_private boolean)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select l.tenant_id, t.kind, s.env, l.token, l.scan_id, l.follows, l.listed, l.badge, l.created_at,
         l.revoked_at is null and t.status = 'active', l.shows_private
  from report_links l join tenants t on t.id = l.tenant_id
    join scans s on s.tenant_id = l.tenant_id and s.id = l.scan_id
  where l.token = the_token;
end $$;

grant create on schema public to ciphermap_system;
alter function find_report(text) owner to ciphermap_system;
revoke create on schema public from ciphermap_system;
revoke all on function find_report(text) from public;
grant execute on function find_report(text) to ciphermap_app;
