-- How many scans of a tenant wait is counted only when it may be too many: to count them at each submission costs more the
-- more there are. When `submitted` was `counted_at`, `waiting` of them did; each submission since is one more at most. Scans
-- that were running then and are to be begun anew are not among them: their number is bounded by TENANT_SCANS_AT_ONCE.
create table scan_queues (
  tenant_id text primary key references tenants (id),
  submitted bigint not null,
  waiting integer,
  counted_at bigint
);
call protect_tenant_table('scan_queues');
grant select, insert, update on scan_queues to ciphermap_app, ciphermap_system;

-- Enters one more submission, of a scan that is in the table already, and tells whether more than `most` scans wait.
create function enter_queue(most integer) returns boolean language plpgsql as $$
declare
  queue scan_queues;
  found_waiting integer;
begin
  insert into scan_queues as q (tenant_id, submitted) values (app_tenant(), 1)
  on conflict (tenant_id) do update set submitted = q.submitted + 1
  returning * into queue;
  if queue.waiting + queue.submitted - queue.counted_at <= most then
    return false;
  end if;
  select count(*) into found_waiting
  from (select from scans s where s.tenant_id = app_tenant() and s.status = 'queued' limit most + 1) waiting;
  update scan_queues q set waiting = found_waiting, counted_at = q.submitted where q.tenant_id = app_tenant();
  return found_waiting > most;
end $$;

-- As before, but for the last statement.
create or replace function admit_scan(the_env text, the_periods text[], the_caps integer[], most_waiting integer)
returns table (reached integer, cap integer, is_full boolean, admitted integer) language plpgsql as $$
declare
  own integer := (select t.monthly_scan_cap from tenants t where t.id = app_tenant());
begin
  for n in 1 .. cardinality(the_periods) loop
    cap := case when the_env = 'live' then coalesce(own, the_caps[n]) else the_caps[n] end;
    insert into scan_admissions as a (tenant_id, env, period, admitted)
    select app_tenant(), the_env, the_periods[n], 1 where cap > 0
    on conflict (tenant_id, env, period) do update set admitted = a.admitted + 1 where a.admitted < cap
    returning a.admitted into admitted;
    if not found then
      reached := n;
      return next;
      return;
    end if;
  end loop;
  is_full := enter_queue(most_waiting);
  return next;
end $$;
