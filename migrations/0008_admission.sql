-- What submitting a scan asks of the database, in as few round trips as can be: submissions of one tenant wait for each other.

-- Takes on a role and a tenant until the transaction ends, and holds the key that the request came with.
create function act_as(the_role text, the_tenant text, the_key text) returns boolean language plpgsql as $$
begin
  perform set_config('role', the_role, true);
  perform set_config('app.tenant_id', the_tenant, true);
  return hold_key(the_key);
end $$;

-- Counts one more scan in each period, unless that is more than its cap: then `reached` is the position of the first such
-- period, from 1, and `cap` its cap; otherwise `admitted` and `cap` are those of the last period. A tenant's own cap stands in place of that of live scans. Otherwise tells whether more
-- than `most_waiting` scans wait, of which no more are looked at: after the counting, for which others of the tenant queue.
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
  is_full := exists (
    select from scans s where s.tenant_id = app_tenant() and s.status = 'queued' offset most_waiting limit 1
  );
  return next;
end $$;
