-- What a tenant's pages may show beside the first fields of its branding.
alter table branding
  add logo_dark_url text,
  add contact_url text,
  add price_text text,
  -- SHA-256 of the files that the service serves itself.
  add logo_file text check (logo_file ~ '^[0-9a-f]{64}$'),
  add logo_dark_file text check (logo_dark_file ~ '^[0-9a-f]{64}$'),
  -- Whether the first file can hardly be seen on dark pages; measured when it was uploaded.
  add logo_file_is_faint_on_dark boolean not null default false;

create table logo_files (
  tenant_id text not null references tenants (id),
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  image bytea not null check (octet_length(image) <= 65536),
  created_at timestamptz(3) not null default clock_timestamp(),
  primary key (tenant_id, digest)
);
create index logo_files_by_digest on logo_files (digest);

call protect_tenant_table('logo_files');
grant select, insert, delete on logo_files to ciphermap_app;
grant select on logo_files to ciphermap_system;
