-- Repositories: what a tenant's scans and schedules are of, each with the numbers of its newest scan.

-- 32 bytes of two random UUIDs, without those that hold a version and a variant, give 16 characters of 36.
create function random_id(prefix text) returns text language sql volatile as $$
  select prefix || '_' || string_agg(substr('0123456789abcdefghijklmnopqrstuvwxyz', 1 + get_byte(bytes, at) % 36, 1), '')
  from (select uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) as bytes) as drawn,
       unnest(array[0, 1, 2, 3, 4, 5, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17]) as at
$$;

create table repositories (
  tenant_id text not null references tenants (id),
  id text not null check (id ~ '^rep_[a-z0-9]{16}$'),
  -- One without an address gets its scans by upload.
  kind text not null default 'address' check (kind in ('address', 'upload')),
  name text not null check (char_length(name) between 1 and 400),
  repo_url text check (char_length(repo_url) <= 400),
  -- As scans.repository.
  address text,
  -- The ref whose scans make the numbers below; null is the default branch.
  default_ref text,
  labels text[] not null default '{}',
  -- Ids of the policies it is evaluated under; null where the tenant's choice holds.
  policies text[],
  -- The newest completed scan of the default ref, and what its record says: lists would otherwise look for it in every row.
  scan_id text,
  scan_created_at timestamptz(3),
  completed_at timestamptz(3),
  commit_sha text,
  score smallint,
  risk_level text,
  quantum_readiness smallint,
  components_total integer,
  findings_total integer,
  findings_by_severity json,
  -- Ascending is the worst first; last come those not judged, then those never scanned.
  score_order bigint generated always as (case when scan_id is null then 102 else coalesce(score, 101) end) stored,
  severity_order bigint generated always as (
    case when scan_id is null then 1 else
      - least((findings_by_severity ->> 'critical')::bigint, 9999) * 1000000000000
      - least((findings_by_severity ->> 'high')::bigint, 9999) * 100000000
      - least((findings_by_severity ->> 'medium')::bigint, 9999) * 10000
      - least((findings_by_severity ->> 'low')::bigint, 9999)
    end
  ) stored,
  -- Numbers to add up: reading five of them from each JSON takes ten times as long.
  critical integer generated always as ((findings_by_severity ->> 'critical')::integer) stored,
  high integer generated always as ((findings_by_severity ->> 'high')::integer) stored,
  medium integer generated always as ((findings_by_severity ->> 'medium')::integer) stored,
  low integer generated always as ((findings_by_severity ->> 'low')::integer) stored,
  info integer generated always as ((findings_by_severity ->> 'info')::integer) stored,
  created_at timestamptz(3) not null default clock_timestamp(),
  updated_at timestamptz(3) not null default clock_timestamp(),
  primary key (tenant_id, id),
  unique (tenant_id, address),
  check ((kind = 'address') = (repo_url is not null)),
  check ((kind = 'address') = (address is not null)),
  check ((scan_id is null) = (findings_by_severity is null))
);
create index repositories_by_score on repositories (tenant_id, score_order, id);
create index repositories_by_severity on repositories (tenant_id, severity_order, id);
create index repositories_by_name on repositories (tenant_id, lower(name) collate "C", id);
create index repositories_newest on repositories (tenant_id, created_at desc, id desc);

call protect_tenant_table('repositories');
grant select, insert, update, delete on repositories to ciphermap_app, ciphermap_system;

-- The repository of an address, which is made if it is not there, and cannot be deleted until the transaction ends.
create function place_repository(the_tenant text, url text, host text, owner text, name text, ref text) returns text
language plpgsql as $$
declare
  the_path text := host || '/' || owner || '/' || name;
  found_id text;
begin
  loop
    select r.id into found_id from repositories r
    where r.tenant_id = the_tenant and r.address = lower(the_path) for key share;
    exit when found;
    insert into repositories as r (tenant_id, id, name, repo_url, address, default_ref)
    values (the_tenant, random_id('rep'), owner || '/' || place_repository.name,
            split_part(url, '://', 1) || '://' || the_path, lower(the_path), ref)
    on conflict (tenant_id, address) do nothing returning r.id into found_id;
    exit when found;
  end loop;
  return found_id;
end $$;

alter table scans add repository_id text;
alter table schedules add repository_id text;

-- Takes the numbers of the newest completed scan of the default ref, for a row that the transaction has locked.
create function refresh_repository(the_tenant text, the_id text) returns void language sql as $$
  update repositories r
  set (scan_id, scan_created_at, completed_at, commit_sha, score, risk_level, quantum_readiness, components_total, findings_total,
       findings_by_severity) = (
    select s.id, s.created_at, s.completed_at, s.commit_sha, s.score, s.risk_level, (o.metadata ->> 'quantum_readiness')::smallint,
           s.components_total, s.findings_total, s.findings_by_severity
    from scans s left join scan_results o on o.tenant_id = s.tenant_id and o.scan_id = s.id
    where s.tenant_id = r.tenant_id and s.repository_id = r.id and s.status = 'completed'
      and s.repo_ref is not distinct from r.default_ref
    order by s.created_at desc, s.id desc limit 1
  )
  where r.tenant_id = the_tenant and r.id = the_id
$$;

-- Scans and schedules that are there already: each address becomes a repository, with the ref of its first scan. The owner of
-- the tables sees no rows of tenants.
set local role ciphermap_system;
insert into repositories (tenant_id, id, name, repo_url, address, default_ref, created_at)
select distinct on (tenant_id, repository) tenant_id, random_id('rep'), repo_owner || '/' || repo_name,
       split_part(repo_url, '://', 1) || '://' || repo_host || '/' || repo_owner || '/' || repo_name, repository, repo_ref, created_at
from scans order by tenant_id, repository, created_at, id;

update scans s set repository_id = r.id from repositories r where r.tenant_id = s.tenant_id and r.address = s.repository;

update schedules c set repository_id = s.repository_id
from scans s where s.tenant_id = c.tenant_id and s.id = c.last_scan_id;

-- A schedule that never submitted a scan says where it belongs by its address; one with a ref in it when it runs.
update schedules c set repository_id = place_repository(c.tenant_id, c.repo_url, part[1], part[2], part[3], null)
from (
  select tenant_id, id, regexp_match(repo_url, '^https?://([^/]+)/([^/]+)/([^/]+?)(?:\.git)?/?$') as part from schedules
) as written
where written.tenant_id = c.tenant_id and written.id = c.id and part is not null and c.repository_id is null;

select refresh_repository(tenant_id, id) from repositories;
set local role none;

alter table scans alter repository_id set not null;
alter table scans add foreign key (tenant_id, repository_id) references repositories (tenant_id, id);
alter table schedules add foreign key (tenant_id, repository_id) references repositories (tenant_id, id);
alter table repositories add foreign key (tenant_id, scan_id) references scans (tenant_id, id);
create index scans_in_repository on scans (tenant_id, repository_id, created_at desc, id desc);
create index schedules_in_repository on schedules (tenant_id, repository_id);

-- Whoever inserts a scan, an older program too, need not know of repositories.
create function place_scan() returns trigger language plpgsql as $$
begin
  new.repository_id := place_repository(new.tenant_id, new.repo_url, new.repo_host, new.repo_owner, new.repo_name, new.repo_ref);
  return new;
end $$;
create trigger place_scan before insert on scans
  for each row when (new.repository_id is null) execute function place_scan();

-- In the transaction that completes a scan, its repository takes its numbers, unless a newer one was first.
create function show_in_repository() returns trigger language plpgsql as $$
begin
  update repositories r
  set scan_id = new.id, scan_created_at = new.created_at, completed_at = new.completed_at, commit_sha = new.commit_sha,
      score = new.score, risk_level = new.risk_level, components_total = new.components_total,
      findings_total = new.findings_total, findings_by_severity = new.findings_by_severity,
      quantum_readiness = (select (o.metadata ->> 'quantum_readiness')::smallint from scan_results o
                           where o.tenant_id = new.tenant_id and o.scan_id = new.id)
  where r.tenant_id = new.tenant_id and r.id = new.repository_id and r.default_ref is not distinct from new.repo_ref
    and (r.scan_id is null or (r.scan_created_at, r.scan_id) < (new.created_at, new.id));
  return null;
end $$;
create trigger show_in_repository after update of status on scans
  for each row when (new.status = 'completed' and old.status <> 'completed') execute function show_in_repository();
create trigger show_new_in_repository after insert on scans
  for each row when (new.status = 'completed') execute function show_in_repository();
