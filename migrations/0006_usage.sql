-- The ledger of what is owed for scans, and the caps that scans are admitted by.
create table usage_entries (
  tenant_id text not null references tenants (id),
  id bigint generated always as identity,
  kind text not null check (kind in ('scan_accepted', 'scan_completed', 'scan_failed', 'scan_credited', 'bom_download')),
  env text not null check (env in ('live', 'test')),
  scan_id text not null,
  amount_cents integer not null,
  -- Why a scan failed, and so why it is credited.
  reason text,
  occurred_at timestamptz(3) not null default clock_timestamp(),
  primary key (tenant_id, id),
  foreign key (tenant_id, scan_id) references scans (tenant_id, id)
);
create unique index usage_entries_once on usage_entries (tenant_id, scan_id, kind) where kind <> 'bom_download';
create index usage_entries_cycle on usage_entries (tenant_id, occurred_at);

-- How many scans of a period were admitted; the row is what makes a cap exact under load.
create table scan_admissions (
  tenant_id text not null references tenants (id),
  env text not null check (env in ('live', 'test')),
  period text not null,
  admitted integer not null,
  primary key (tenant_id, env, period)
);

-- Counts one more scan in each period, unless that exceeds its cap: then `reached` is the position of the first such
-- period, from 1, and `cap` its cap; otherwise `admitted` and `cap` are those of the last period. For live scans, a
-- tenant's own cap replaces the given one. `is_full` says whether more than `most_waiting` scans wait. One function, since
-- concurrent submissions of a tenant wait for each other: fewer round trips make that wait shorter.
create function admit_scan(the_env text, the_periods text[], the_caps integer[], most_waiting integer)
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

-- The ledger is only ever added to.
call protect_tenant_table('usage_entries');
grant select, insert on usage_entries to ciphermap_app, ciphermap_system;
call protect_tenant_table('scan_admissions');
grant select, insert, update on scan_admissions to ciphermap_app, ciphermap_system;
