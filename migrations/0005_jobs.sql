-- What workers do with scans: who may take one, what became of it, and what is to be told.
alter table scans
  -- Only a window of a tenant's scans is in the queue at a time; the others wait here.
  add column is_offered boolean not null default false,
  -- Attempts that cost nothing: a worker gave the scan back because it was told to end.
  add column given_back integer not null default 0,
  -- Why the last attempt came to nothing.
  add column last_failure text,
  -- The item of the queue that stands for the scan; any other one is old.
  add column job_id text,
  add column scanner_version text,
  -- The scan of the same commit whose results these are.
  add column reused_from text;
create index scans_offered on scans (tenant_id) where is_offered and status in ('queued', 'downloading', 'scanning');
create index scans_unoffered on scans (tenant_id, created_at, id) where status = 'queued' and not is_offered;
create index scans_running on scans (status) where status in ('downloading', 'scanning');
create index scans_of_commit on scans (tenant_id, commit_sha) where status = 'completed';

create table scan_history (
  tenant_id text not null,
  scan_id text not null,
  id bigint generated always as identity,
  status text not null,
  attempt integer not null,
  error_code text,
  at timestamptz(3) not null default clock_timestamp(),
  primary key (tenant_id, scan_id, id),
  foreign key (tenant_id, scan_id) references scans (tenant_id, id)
);
-- No scan ends twice, whatever the program does.
create unique index scan_history_one_end on scan_history (tenant_id, scan_id) where status in ('completed', 'failed');

create function record_transition() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.status in ('completed', 'failed') then
    raise check_violation using message = 'a scan that has ended does not change its status';
  end if;
  insert into scan_history (tenant_id, scan_id, status, attempt, error_code)
  values (new.tenant_id, new.id, new.status, new.attempt, new.error_code);
  return null;
end $$;
create trigger record_first_status after insert on scans for each row execute function record_transition();
create trigger record_transition after update of status on scans
  for each row when (old.status is distinct from new.status or old.attempt is distinct from new.attempt)
  execute function record_transition();

-- Lets the next waiting scans of a tenant into its window; gives them with their attempt, to be put into the queue.
create function offer_scans(the_tenant text, the_window integer) returns table (scan_id text, job_id text)
language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('window:' || the_tenant, 0));
  return query
    update scans s set is_offered = true, job_id = s.id || ':' || s.attempt
    where s.tenant_id = the_tenant and s.id in (
      select w.id from scans w
      where w.tenant_id = the_tenant and w.status = 'queued' and not w.is_offered
      order by w.created_at, w.id
      limit greatest(0, the_window - (
        select count(*) from scans o
        where o.tenant_id = the_tenant and o.is_offered and o.status in ('queued', 'downloading', 'scanning')
      ))
      for update skip locked -- Who cancels one of them waits for this lock, too.
    )
    returning s.id, s.job_id;
end $$;

-- What is to be told to a tenant's webhooks, written in the transaction in which it happened.
create table events (
  tenant_id text not null references tenants (id),
  id text not null check (id ~ '^evt_[a-z0-9]{24}$'),
  type text not null,
  scan_id text,
  data json not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  primary key (tenant_id, id),
  foreign key (tenant_id, scan_id) references scans (tenant_id, id)
);
create unique index events_once on events (tenant_id, scan_id, type) where scan_id is not null;

alter table scan_boms drop constraint scan_boms_format_check;
alter table scan_boms add constraint scan_boms_format_check check (format in ('cyclonedx', 'spdx', 'sarif', 'html', 'scan'));

grant update (is_offered, job_id) on scans to ciphermap_app;
call protect_tenant_table('scan_history');
grant select, insert on scan_history to ciphermap_app, ciphermap_system;
call protect_tenant_table('events');
grant select, insert on events to ciphermap_app, ciphermap_system;
