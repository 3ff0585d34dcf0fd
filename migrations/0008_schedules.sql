-- Repositories that are scanned again from time to time, when they have changed.
create table schedules (
  tenant_id text not null references tenants (id),
  id text not null check (id ~ '^sch_[a-z0-9]{16}$'),
  -- The key that it runs with: what a revoked key set up does nothing more.
  key_id text not null,
  env text not null check (env in ('live', 'test')),
  repo_url text not null,
  cron text not null,
  time_zone text not null,
  project_name text,
  project_version text,
  enabled boolean not null default true,
  last_run_at timestamptz(3),
  next_run_at timestamptz(3) not null,
  last_commit text,
  last_scan_id text,
  last_result text,
  -- Who runs it now, and until when nobody else may; by the clock of the database.
  lease text,
  lease_until timestamptz(3),
  created_at timestamptz(3) not null default clock_timestamp(),
  updated_at timestamptz(3) not null default clock_timestamp(),
  primary key (tenant_id, id),
  foreign key (tenant_id, key_id) references api_keys (tenant_id, id),
  foreign key (tenant_id, last_scan_id) references scans (tenant_id, id),
  check ((lease is null) = (lease_until is null))
);
create index schedules_due on schedules (next_run_at) where enabled;

call protect_tenant_table('schedules');
grant select, insert, update, delete on schedules to ciphermap_app;
grant select, update on schedules to ciphermap_system;
