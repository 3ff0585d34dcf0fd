-- Scans, their history, and what they found.
create table scans (
  tenant_id text not null references tenants (id),
  id text not null check (id ~ '^cbom_[a-z0-9]{16}$'),
  env text not null check (env in ('live', 'test')),
  tenant_kind text not null,
  status text not null default 'queued' check (status in ('queued', 'downloading', 'scanning', 'completed', 'failed')),
  phase_reached text not null default 'queued' check (phase_reached in ('queued', 'downloading', 'scanning', 'completed', 'failed')),
  attempt integer not null default 1,
  methodology_version text not null,
  repo_url text not null,
  repo_host text not null,
  repo_owner text not null,
  repo_name text not null,
  repo_ref text,
  -- The tag that was fetched, if it was one.
  repo_tag text,
  commit_sha text,
  project_name text,
  -- As the client sent it: records have a default, documents the tag or the commit.
  project_version text,
  score smallint check (score between 0 and 100),
  risk_level text check (risk_level in ('critical', 'high', 'medium', 'low', 'none')),
  components_total integer not null default 0,
  findings_total integer not null default 0,
  findings_by_severity json not null default '{"critical":0,"high":0,"medium":0,"low":0,"info":0}',
  files_total integer,
  files_done integer not null default 0,
  error_code text,
  error_message text,
  created_at timestamptz(3) not null default clock_timestamp(),
  queued_at timestamptz(3) not null default clock_timestamp(),
  started_at timestamptz(3),
  completed_at timestamptz(3),
  -- Only a window of a tenant's scans is in the queue at a time; the others wait here.
  is_offered boolean not null default false,
  -- Attempts that are not counted: the worker released the scan because it was told to stop.
  given_back integer not null default 0,
  -- The cause of the last failed attempt.
  last_failure text,
  -- The queue item that stands for the scan; any other item is obsolete.
  job_id text,
  scanner_version text,
  -- The scan of the same commit whose results these are.
  reused_from text,
  -- The token of the scan's active report link. The list of scans shows it in every row: a join would cost one lookup a row.
  report_token text,
  -- Case-insensitive name of the repository.
  repository text generated always as (lower(repo_host || '/' || repo_owner || '/' || repo_name)) stored,
  primary key (tenant_id, id),
  check ((status in ('completed', 'failed')) = (completed_at is not null)),
  check ((status = 'failed') = (error_code is not null))
);
create index scans_newest on scans (tenant_id, created_at desc, id desc);
create index scans_waiting on scans (tenant_id) where status = 'queued';
create index scans_offered on scans (tenant_id) where is_offered and status in ('queued', 'downloading', 'scanning');
create index scans_unoffered on scans (tenant_id, created_at, id) where status = 'queued' and not is_offered;
create index scans_running on scans (status) where status in ('downloading', 'scanning');
create index scans_of_commit on scans (tenant_id, commit_sha) where status = 'completed';
-- Completed scans of a repository, the newest first: what a report link shows, and what a scan is compared with.
create index scans_of_repository on scans (tenant_id, repository, created_at desc, id desc) where status = 'completed';

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

create table scan_results (
  tenant_id text not null,
  scan_id text not null,
  findings json not null,
  components json not null,
  summary json not null,
  metadata json not null,
  findings_truncated boolean not null,
  components_truncated boolean not null,
  primary key (tenant_id, scan_id),
  foreign key (tenant_id, scan_id) references scans (tenant_id, id)
);

-- The documents that downloads serve, written once. Compressed with gzip and stored in pieces, so that no download holds a whole one in memory.
create table scan_boms (
  tenant_id text not null,
  scan_id text not null,
  format text not null check (format in ('cyclonedx', 'spdx', 'sarif', 'html', 'scan')),
  sha256 bytea not null check (octet_length(sha256) = 32),
  byte_length bigint not null,
  gzip_length bigint not null,
  pieces integer not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  primary key (tenant_id, scan_id, format),
  foreign key (tenant_id, scan_id) references scans (tenant_id, id)
);
create table scan_bom_pieces (
  tenant_id text not null,
  scan_id text not null,
  format text not null,
  position integer not null,
  bytes bytea not null,
  primary key (tenant_id, scan_id, format, position),
  foreign key (tenant_id, scan_id, format) references scan_boms (tenant_id, scan_id, format) deferrable initially deferred
);
alter table scan_bom_pieces alter column bytes set storage external;

call protect_tenant_table('scans');
grant select, insert on scans to ciphermap_app;
grant select, insert, update on scans to ciphermap_system;
call protect_tenant_table('scan_results');
grant select on scan_results to ciphermap_app;
grant select, insert on scan_results to ciphermap_system;
call protect_tenant_table('scan_boms');
grant select on scan_boms to ciphermap_app;
grant select, insert on scan_boms to ciphermap_system;
call protect_tenant_table('scan_bom_pieces');
grant select on scan_bom_pieces to ciphermap_app;
grant select, insert on scan_bom_pieces to ciphermap_system;
grant update (is_offered, job_id) on scans to ciphermap_app;
call protect_tenant_table('scan_history');
grant select, insert on scan_history to ciphermap_app, ciphermap_system;
