-- Links that show a report to whoever has them. A revoked link stays: it is answered as revoked, and its token is never
-- used again.
create table report_links (
  tenant_id text not null,
  token text not null unique check (token ~ '^[a-z0-9]{40}$'),
  scan_id text not null,
  -- Whether it shows the newest completed scan of the same repository and ref, not this one.
  follows boolean not null,
  -- Whether the tenant's landing page names it.
  listed boolean not null,
  badge boolean not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  revoked_at timestamptz(3),
  primary key (tenant_id, token),
  foreign key (tenant_id, scan_id) references scans (tenant_id, id)
);
create unique index report_links_active on report_links (tenant_id, scan_id) where revoked_at is null;
create index report_links_listed on report_links (tenant_id, created_at desc) where listed and revoked_at is null;

call protect_tenant_table('report_links');
grant select, insert on report_links to ciphermap_app;
grant update (follows, listed, badge, revoked_at) on report_links to ciphermap_app;
grant select on report_links to ciphermap_system;

-- Keeps scans.report_token up to date. Whoever writes links needs no right to change scans.
create function keep_report_token() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update scans set report_token = case when new.revoked_at is null then new.token end
  where tenant_id = new.tenant_id and id = new.scan_id;
  return null;
end $$;
create trigger keep_report_token after insert or update of revoked_at on report_links
  for each row execute function keep_report_token();

-- Who follows a link has no tenant. Links of a suspended tenant are closed, like revoked ones.
create function find_report(the_token text)
returns table (tenant_id text, tenant_kind text, env text, token text, scan_id text, follows boolean, listed boolean,
               badge boolean, created_at timestamptz, is_open boolean)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select l.tenant_id, t.kind, s.env, l.token, l.scan_id, l.follows, l.listed, l.badge, l.created_at,
         l.revoked_at is null and t.status = 'active'
  from report_links l join tenants t on t.id = l.tenant_id
    join scans s on s.tenant_id = l.tenant_id and s.id = l.scan_id
  where l.token = the_token;
end $$;

grant create on schema public to ciphermap_system;
alter function keep_report_token() owner to ciphermap_system;
alter function find_report(text) owner to ciphermap_system;
revoke create on schema public from ciphermap_system;
revoke all on function find_report(text) from public;
grant execute on function find_report(text) to ciphermap_app;
