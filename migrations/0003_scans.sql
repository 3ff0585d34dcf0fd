-- Scans, what they found, and the ledger of what is owed for them.
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
  commit_sha text,
  project_name text,
  project_version text not null,
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
  primary key (tenant_id, id),
  check ((status in ('completed', 'failed')) = (completed_at is not null)),
  check ((status = 'failed') = (error_code is not null))
);
create index scans_newest on scans (tenant_id, created_at desc, id desc);
create index scans_waiting on scans (tenant_id) where status = 'queued';

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

-- The bytes that downloads serve: written once, never made again. Gzip, in pieces, so that no download holds a whole one.
create table scan_boms (
  tenant_id text not null,
  scan_id text not null,
  format text not null check (format in ('cyclonedx', 'spdx')),
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

create table usage_entries (
  tenant_id text not null references tenants (id),
  id bigint generated always as identity,
  kind text not null check (kind in ('scan_accepted', 'scan_completed', 'scan_failed', 'scan_credited', 'bom_download')),
  env text not null check (env in ('live', 'test')),
  scan_id text not null,
  amount_cents integer not null,
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
-- The ledger is only ever added to.
call protect_tenant_table('usage_entries');
grant select, insert on usage_entries to ciphermap_app, ciphermap_system;
call protect_tenant_table('scan_admissions');
grant select, insert, update on scan_admissions to ciphermap_app, ciphermap_system;
