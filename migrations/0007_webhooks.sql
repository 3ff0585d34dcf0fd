-- Events of a tenant, the endpoints that are notified of them, and every attempt to deliver one.

-- An event is written in the transaction in which it happened.
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
create index events_age on events (created_at);

create table webhook_endpoints (
  tenant_id text not null references tenants (id),
  id text not null check (id ~ '^whk_[a-z0-9]{16}$'),
  url text not null check (char_length(url) <= 400),
  description text check (char_length(description) <= 200),
  event_types jsonb not null,
  status text not null default 'enabled' check (status in ('enabled', 'disabled')),
  disabled_reason text check (disabled_reason in ('gone', 'failing', 'manual')),
  disabled_at timestamptz(3),
  -- Since when every attempt has failed.
  failing_since timestamptz(3),
  -- Sealed: it must sign, but is never read out again.
  secret bytea not null,
  old_secret bytea,
  old_secret_until timestamptz(3),
  created_at timestamptz(3) not null default clock_timestamp(),
  updated_at timestamptz(3) not null default clock_timestamp(),
  primary key (tenant_id, id),
  check ((status = 'disabled') = (disabled_reason is not null)),
  check ((status = 'disabled') = (disabled_at is not null)),
  check ((old_secret is null) = (old_secret_until is null))
);

create table webhook_deliveries (
  tenant_id text not null,
  id text not null check (id ~ '^dlv_[a-z0-9]{16}$'),
  webhook_id text not null,
  event_id text not null,
  status text not null default 'pending' check (status in ('pending', 'delivered', 'failed')),
  -- All attempts there ever were: the token of whoever makes the last of them.
  attempts integer not null default 0,
  -- Those of the schedule that runs; a redelivery begins it anew.
  tries integer not null default 0,
  -- Whether an attempt is being made; then it is over, one way or the other, when it is due.
  leased boolean not null default false,
  due_at timestamptz(3) not null default clock_timestamp(),
  response_status smallint,
  error text,
  last_attempt_at timestamptz(3),
  completed_at timestamptz(3),
  created_at timestamptz(3) not null default clock_timestamp(),
  primary key (tenant_id, id),
  foreign key (tenant_id, webhook_id) references webhook_endpoints (tenant_id, id) on delete cascade,
  foreign key (tenant_id, event_id) references events (tenant_id, id),
  check ((status = 'pending') = (completed_at is null))
);
create index webhook_deliveries_due on webhook_deliveries (webhook_id, due_at) where status = 'pending';
create index webhook_deliveries_newest on webhook_deliveries (tenant_id, webhook_id, created_at desc, id desc);
create index webhook_deliveries_event on webhook_deliveries (tenant_id, event_id);
create index webhook_deliveries_over on webhook_deliveries (completed_at) where status <> 'pending';

create table webhook_attempts (
  tenant_id text not null,
  delivery_id text not null,
  attempt integer not null,
  started_at timestamptz(3) not null,
  duration_ms integer not null,
  response_status smallint,
  error text,
  response_body text check (octet_length(response_body) <= 4096),
  primary key (tenant_id, delivery_id, attempt),
  foreign key (tenant_id, delivery_id) references webhook_deliveries (tenant_id, id) on delete cascade
);

call protect_tenant_table('webhook_endpoints');
grant select, insert, update, delete on webhook_endpoints to ciphermap_app, ciphermap_system;
call protect_tenant_table('webhook_deliveries');
grant select, update on webhook_deliveries to ciphermap_app;
grant select, insert, update, delete on webhook_deliveries to ciphermap_system;
call protect_tenant_table('webhook_attempts');
grant select on webhook_attempts to ciphermap_app;
grant select, insert, delete on webhook_attempts to ciphermap_system;
call protect_tenant_table('events');
grant select, insert on events to ciphermap_app, ciphermap_system;
grant delete on events to ciphermap_system;
