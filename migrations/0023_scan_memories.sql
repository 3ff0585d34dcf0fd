-- What the last scan of a repository left for its next one. It can always be made again: whatever is lost only costs time.

create table scan_memories (
  tenant_id text not null,
  repository_id text not null,
  -- Of what one scan left: its pieces open for no other.
  generation text not null check (generation ~ '^[0-9a-f]{32}$'),
  -- Of all pieces, as they are stored.
  byte_length bigint not null check (byte_length > 0),
  -- When a scan last left it, or found nothing to add.
  used_at timestamptz(3) not null default clock_timestamp(),
  primary key (tenant_id, repository_id),
  foreign key (tenant_id, repository_id) references repositories (tenant_id, id) on delete cascade
);

-- Compressed with gzip, and each of them sealed.
create table scan_memory_pieces (
  tenant_id text not null,
  repository_id text not null,
  position integer not null,
  bytes bytea not null,
  primary key (tenant_id, repository_id, position),
  foreign key (tenant_id, repository_id) references scan_memories (tenant_id, repository_id) on delete cascade
);
alter table scan_memory_pieces alter column bytes set storage external;

call protect_tenant_table('scan_memories');
grant select, insert, update, delete on scan_memories to ciphermap_app;
call protect_tenant_table('scan_memory_pieces');
grant select, insert, delete on scan_memory_pieces to ciphermap_app;
