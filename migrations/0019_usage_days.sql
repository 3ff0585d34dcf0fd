-- A tenant with a million scans is read as fast as one with ten.

-- What each finished day added to the ledger; days before usage_rollup.until are complete, for all tenants.
create table usage_days (
  tenant_id text not null references tenants (id),
  day date not null,
  scans integer not null,
  test_scans integer not null,
  scans_completed integer not null,
  scans_failed integer not null,
  bom_downloads integer not null,
  spend_cents bigint not null,
  first_scan_at timestamptz(3),
  primary key (tenant_id, day)
);
call protect_tenant_table('usage_days');
grant select on usage_days to ciphermap_app;
grant select, insert on usage_days to ciphermap_system;

create table usage_rollup (
  is_only boolean primary key default true check (is_only),
  until date
);
insert into usage_rollup default values;
grant select on usage_rollup to ciphermap_app;
grant select, update on usage_rollup to ciphermap_system;

-- Adds up at most so many days that ended an hour ago or earlier: no transaction that is open still can add to them. Says how many.
create function roll_up_usage(most integer) returns integer language plpgsql as $$
declare
  done integer := 0;
  next_day date;
  the_end date := ((clock_timestamp() - interval '1 hour') at time zone 'UTC')::date;
begin
  select r.until into next_day from usage_rollup r for update skip locked;
  if not found then
    return 0;
  end if;
  if next_day is null then
    select (min(u.first) at time zone 'UTC')::date into next_day
    from tenants t cross join lateral (select min(e.occurred_at) as first from usage_entries e where e.tenant_id = t.id) as u;
  end if;
  while next_day < the_end and done < most loop
    insert into usage_days
    select t.id, next_day, u.* from tenants t cross join lateral (
      select count(*) filter (where kind = 'scan_accepted'), count(*) filter (where kind = 'scan_accepted' and env = 'test'),
             count(*) filter (where kind = 'scan_completed'), count(*) filter (where kind = 'scan_failed'),
             count(*) filter (where kind = 'bom_download'), sum(amount_cents),
             min(occurred_at) filter (where kind = 'scan_accepted')
      from usage_entries e
      where e.tenant_id = t.id and e.occurred_at >= next_day at time zone 'UTC' and e.occurred_at < (next_day + 1) at time zone 'UTC'
      having count(*) > 0
    ) as u;
    next_day := next_day + 1;
    done := done + 1;
  end loop;
  update usage_rollup r set until = next_day where r.until is distinct from next_day;
  return done;
end $$;

create index usage_entries_credits on usage_entries (tenant_id, occurred_at) where kind = 'scan_credited';
-- Lists of scans with a status that few have.
create index scans_in_phase on scans (tenant_id, phase_reached, created_at desc, id desc);
