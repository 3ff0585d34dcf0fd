-- What each key may do, and who did what.

alter table api_keys add role text not null default 'owner' check (role in ('owner', 'member', 'viewer'));

-- As before, with the role.
drop function find_key(text);
create function find_key(the_lookup text)
returns table (tenant_id text, tenant_kind text, tenant_status text, id text, env text, status text, mac bytea, pepper_id smallint,
               last_used_at timestamptz, expires_at timestamptz, role text)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select k.tenant_id, t.kind, t.status, k.id, k.env, k.status, k.mac, k.pepper_id, k.last_used_at, k.expires_at, k.role
  from api_keys k join tenants t on t.id = k.tenant_id where k.key_lookup = the_lookup;
end $$;

drop function find_session(bytea);
create function find_session(the_mac bytea)
returns table (tenant_id text, tenant_kind text, tenant_name text, key_id text, key_lookup text, env text, role text)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select s.tenant_id, t.kind, t.name, k.id, k.key_lookup, k.env, k.role
  from console_sessions s join tenants t on t.id = s.tenant_id
    join api_keys k on k.tenant_id = s.tenant_id and k.id = s.key_id
  where s.mac = the_mac and s.expires_at > now() and t.status = 'active'
    and k.status = 'active' and (k.expires_at is null or k.expires_at > now());
end $$;

grant create on schema public to ciphermap_system;
alter function find_key(text) owner to ciphermap_system;
alter function find_session(bytea) owner to ciphermap_system;
revoke create on schema public from ciphermap_system;
revoke all on function find_key(text), find_session(bytea) from public;
grant execute on function find_key(text), find_session(bytea) to ciphermap_app;

-- Only ever added to: nobody but the owner of the schema may change or delete an entry.
create table audit_log (
  tenant_id text not null references tenants (id),
  id bigint generated always as identity,
  at timestamptz(3) not null default clock_timestamp(),
  -- The key, as it was called then; null for the service and its administrators.
  key_id text,
  actor text not null,
  action text not null,
  subject text not null,
  primary key (tenant_id, id)
);
call protect_tenant_table('audit_log');
grant select, insert on audit_log to ciphermap_app, ciphermap_system;

-- As before; the transaction also keeps who acts.
create or replace function hold_key(the_id text) returns boolean language plpgsql as $$
begin
  perform set_config('app.key_id', the_id, true);
  if the_id = '' then
    return exists (select from tenants t where t.id = app_tenant() and t.kind = 'demo' and t.status = 'active');
  end if;
  perform pg_advisory_xact_lock_shared(hashtextextended('key:' || the_id, 0));
  return exists (select from api_keys k where k.tenant_id = app_tenant() and k.id = the_id and k.status = 'active');
end $$;

-- Writes down what the key of the transaction does; without a key, it is the service or an administrator.
create function audit(the_tenant text, the_action text, the_subject text) returns void language plpgsql as $$
declare
  the_key text := nullif(current_setting('app.key_id', true), '');
begin
  insert into audit_log (tenant_id, key_id, actor, action, subject)
  values (the_tenant, the_key,
          coalesce((select k.name || ' (' || k.key_lookup || ')' from api_keys k where k.tenant_id = the_tenant and k.id = the_key),
                   'the service'),
          the_action, the_subject);
end $$;

-- Arguments: the action, and the column that names the subject.
create function audit_row() returns trigger language plpgsql as $$
declare
  changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
begin
  perform audit(changed ->> 'tenant_id', tg_argv[0], changed ->> tg_argv[1]);
  return null;
end $$;

create trigger audit_submitted after insert on scans
  for each row execute function audit_row('scan.submitted', 'id');
create trigger audit_cancelled after update of status on scans
  for each row when (new.error_code = 'cancelled') execute function audit_row('scan.cancelled', 'id');

create trigger audit_created after insert on schedules
  for each row execute function audit_row('schedule.created', 'id');
create trigger audit_changed after update on schedules
  for each row when ((old.cron, old.enabled, old.key_id) is distinct from (new.cron, new.enabled, new.key_id))
  execute function audit_row('schedule.changed', 'id');
create trigger audit_deleted after delete on schedules
  for each row execute function audit_row('schedule.deleted', 'id');

create trigger audit_created after insert on repositories
  for each row execute function audit_row('repository.created', 'id');
create trigger audit_changed after update on repositories
  for each row when ((old.name, old.default_ref, old.labels, old.policies)
                     is distinct from (new.name, new.default_ref, new.labels, new.policies))
  execute function audit_row('repository.changed', 'id');
create trigger audit_deleted after delete on repositories
  for each row execute function audit_row('repository.deleted', 'id');

create trigger audit_stored after insert or update on own_policies
  for each row execute function audit_row('policy.stored', 'id');
create trigger audit_deleted after delete on own_policies
  for each row execute function audit_row('policy.deleted', 'id');
create trigger audit_chosen after insert or update or delete on policy_choices
  for each row execute function audit_row('policies.chosen', 'tenant_id');

-- One entry for all findings of a decision.
create function audit_decisions() returns trigger language plpgsql as $$
begin
  perform audit(d.tenant_id, 'findings.' || d.state, d.repository_id)
  from (select distinct tenant_id, repository_id, state from decided) as d;
  return null;
end $$;
create trigger audit_decided after insert on finding_decision_history referencing new table as decided
  for each statement execute function audit_decisions();

create trigger audit_created after insert on api_keys
  for each row execute function audit_row('key.created', 'id');
create trigger audit_revoked after update of status on api_keys
  for each row when (new.status = 'revoked' and old.status <> 'revoked') execute function audit_row('key.revoked', 'id');
create trigger audit_changed after update of role, name on api_keys
  for each row when ((old.role, old.name) is distinct from (new.role, new.name)) execute function audit_row('key.changed', 'id');

create trigger audit_signed_in after insert on console_sessions
  for each row execute function audit_row('console.signed_in', 'key_id');

create trigger audit_changed after update on branding
  for each row execute function audit_row('branding.changed', 'tenant_id');

create trigger audit_created after insert on webhook_endpoints
  for each row execute function audit_row('webhook.created', 'id');
create trigger audit_changed after update on webhook_endpoints
  for each row when ((old.url, old.description, old.event_types, old.status, old.secret)
                     is distinct from (new.url, new.description, new.event_types, new.status, new.secret))
  execute function audit_row('webhook.changed', 'id');
create trigger audit_deleted after delete on webhook_endpoints
  for each row execute function audit_row('webhook.deleted', 'id');

create trigger audit_published after insert or update on report_links
  for each row when (new.revoked_at is null) execute function audit_row('report.published', 'scan_id');
create trigger audit_withdrawn after update of revoked_at on report_links
  for each row when (new.revoked_at is not null and old.revoked_at is null) execute function audit_row('report.withdrawn', 'scan_id');
