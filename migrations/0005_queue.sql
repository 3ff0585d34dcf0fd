-- Which scans of a tenant may be in the queue, and how many wait.
-- Lets the next waiting scans of a tenant into its window, and returns them with their queue items.
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
      for update skip locked -- A cancellation waits for this lock, too.
    )
    returning s.id, s.job_id;
end $$;

-- Waiting scans are counted only when there may be too many: counting them at each submission would cost more the more
-- there are. At submission number `counted_at`, `waiting` scans waited; each submission since adds at most one. A scan that
-- was running then and is started again is not counted: TENANT_SCANS_AT_ONCE bounds their number.
create table scan_queues (
  tenant_id text primary key references tenants (id),
  submitted bigint not null,
  waiting integer,
  counted_at bigint
);
call protect_tenant_table('scan_queues');
grant select, insert, update on scan_queues to ciphermap_app, ciphermap_system;

-- Counts one more submission, of a scan that is in the table already, and returns whether more than `most` scans wait.
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
