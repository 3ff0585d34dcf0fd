-- What requests ask for before their tenant is known, as before but in another language: a session plans the body of such
-- a function once, that of an SQL function at each call, which took longer than to look up a key.
create or replace function find_key(the_lookup text)
returns table (tenant_id text, tenant_kind text, tenant_status text, id text, env text, status text, mac bytea, pepper_id smallint,
               last_used_at timestamptz, expires_at timestamptz)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select k.tenant_id, t.kind, t.status, k.id, k.env, k.status, k.mac, k.pepper_id, k.last_used_at, k.expires_at
  from api_keys k join tenants t on t.id = k.tenant_id where k.key_lookup = the_lookup;
end $$;

create or replace function find_session(the_mac bytea)
returns table (tenant_id text, tenant_kind text, tenant_name text, key_id text, key_lookup text, env text)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select s.tenant_id, t.kind, t.name, k.id, k.key_lookup, k.env
  from console_sessions s join tenants t on t.id = s.tenant_id
    join api_keys k on k.tenant_id = s.tenant_id and k.id = s.key_id
  where s.mac = the_mac and s.expires_at > now() and t.status = 'active'
    and k.status = 'active' and (k.expires_at is null or k.expires_at > now());
end $$;

create or replace function find_report(the_token text)
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
