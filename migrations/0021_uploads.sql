-- Uploads: scans and bills of materials that were made elsewhere. Nothing is fetched for them.

-- What was uploaded, as its beginning says; null where the scan is of a repository that is fetched.
alter table scans add upload_format text check (upload_format in ('scan', 'cyclonedx'));

create table scan_uploads (
  tenant_id text not null,
  scan_id text not null,
  -- Of the document as it was sent, before compression.
  sha256 bytea not null check (octet_length(sha256) = 32),
  byte_length bigint not null,
  -- The commit as the client states it.
  commit_sha text check (commit_sha ~ '^[0-9a-f]{7,64}$'),
  primary key (tenant_id, scan_id),
  foreign key (tenant_id, scan_id) references scans (tenant_id, id)
);

-- The document, compressed with gzip, until the scan ends. Then there are the documents that were made of it.
create table scan_upload_pieces (
  tenant_id text not null,
  scan_id text not null,
  position integer not null,
  bytes bytea not null,
  primary key (tenant_id, scan_id, position),
  foreign key (tenant_id, scan_id) references scan_uploads (tenant_id, scan_id)
);
alter table scan_upload_pieces alter column bytes set storage external;

call protect_tenant_table('scan_uploads');
grant select, insert on scan_uploads to ciphermap_app;
grant select on scan_uploads to ciphermap_system;
call protect_tenant_table('scan_upload_pieces');
grant select, insert, delete on scan_upload_pieces to ciphermap_app;
grant select, delete on scan_upload_pieces to ciphermap_system;

create function forget_upload() returns trigger language plpgsql as $$
begin
  delete from scan_upload_pieces p where p.tenant_id = new.tenant_id and p.scan_id = new.id;
  return null;
end $$;
create trigger forget_upload after update of status on scans
  for each row when (new.upload_format is not null and new.status in ('completed', 'failed') and old.status <> new.status)
  execute function forget_upload();

-- The repository of a name that gets its scans by upload, which is made if it is not there, and cannot be deleted until the
-- transaction ends. Uploads of one tenant for one name wait for each other.
create function place_upload_repository(the_tenant text, the_name text, ref text) returns text language plpgsql as $$
declare
  found_id text;
begin
  perform pg_advisory_xact_lock(hashtextextended('upload:' || the_tenant || ':' || the_name, 0));
  select r.id into found_id from repositories r
  where r.tenant_id = the_tenant and r.kind = 'upload' and r.name = the_name
  order by r.created_at, r.id limit 1 for key share;
  if not found then
    insert into repositories as r (tenant_id, id, kind, name, default_ref)
    values (the_tenant, random_id('rep'), 'upload', the_name, ref) returning r.id into found_id;
  end if;
  return found_id;
end $$;

drop trigger audit_submitted on scans;
create trigger audit_submitted after insert on scans
  for each row when (new.upload_format is null) execute function audit_row('scan.submitted', 'id');
create trigger audit_uploaded after insert on scans
  for each row when (new.upload_format is not null) execute function audit_row('scan.uploaded', 'id');
