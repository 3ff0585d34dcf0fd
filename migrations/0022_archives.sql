-- Uploaded archives: scanned here, unlike documents.
alter table scans drop constraint scans_upload_format_check;
-- Rows that are there were checked before.
alter table scans add constraint scans_upload_format_check
  check (upload_format in ('scan', 'cyclonedx', 'archive')) not valid;

-- The name of an archive, with which the places of findings begin; null for documents.
alter table scan_uploads add file_name text check (char_length(file_name) between 1 and 200);

-- As before, but with one row for every lookup part: where there is no key, that of a key that nothing opens. So a part that is in
-- use and one that is not take the same statements, bytes and comparisons.
grant create on schema public to ciphermap_system;
set local role ciphermap_system;
create or replace function find_key(the_lookup text)
returns table (tenant_id text, tenant_kind text, tenant_status text, id text, env text, status text, mac bytea, pepper_id smallint,
               last_used_at timestamptz, expires_at timestamptz, role text)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select k.tenant_id, t.kind, t.status, k.id, k.env, k.status, k.mac, k.pepper_id, k.last_used_at, k.expires_at, k.role
  from api_keys k join tenants t on t.id = k.tenant_id where k.key_lookup = the_lookup;
  if not found then
    return query values ('tnt_0000000000000000', 'partner', 'active', 'key_0000000000000000', 'live', 'active',
                         decode(repeat('00', 32), 'hex'), 1::smallint, now(), null::timestamptz, 'owner');
  end if;
end $$;
set local role none;
revoke create on schema public from ciphermap_system;
