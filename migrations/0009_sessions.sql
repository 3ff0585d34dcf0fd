-- People who have signed in to the console with an API key. The stored MAC does not open a session.
create table console_sessions (
  tenant_id text not null references tenants (id),
  mac bytea not null unique check (octet_length(mac) = 32),
  key_id text not null,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  primary key (tenant_id, mac),
  foreign key (tenant_id, key_id) references api_keys (tenant_id, id)
);
call protect_tenant_table('console_sessions');
grant select, insert, delete on console_sessions to ciphermap_app, ciphermap_system;

-- Finding a session comes before the tenant is known. A session ends with its key.
create function find_session(the_mac bytea)
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

create function end_session(the_mac bytea) returns void language sql security definer set search_path = public as $$
  delete from console_sessions where mac = the_mac
$$;

grant create on schema public to ciphermap_system;
alter function find_session(bytea) owner to ciphermap_system;
alter function end_session(bytea) owner to ciphermap_system;
revoke create on schema public from ciphermap_system;
revoke all on function find_session(bytea), end_session(bytea) from public;
grant execute on function find_session(bytea), end_session(bytea) to ciphermap_app;
