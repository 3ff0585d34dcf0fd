-- Documents of scans may be objects of a store outside of the database.

-- Every object that was ever begun, until it is removed from the store. It names its tenant in its key only: a tenant that is
-- erased leaves these rows behind, without which nobody would know what is to be removed.
create table document_objects (
  -- `<tenant>/<SHA-256 of the bytes>`, below the folder of the store.
  key text primary key check (key ~ '^tnt_[a-z0-9]{16}/[0-9a-f]{64}$'),
  -- When it is removed, unless a document refers to it by then; null while one does.
  collect_after timestamptz(3)
);
create index document_objects_due on document_objects (collect_after) where collect_after is not null;
grant select, insert, update, delete on document_objects to ciphermap_system;

-- Where the bytes are: null for pieces in the database.
alter table scan_boms add object_key text;
alter table scan_boms add constraint scan_boms_object foreign key (object_key) references document_objects (key);
alter table scan_boms add constraint scan_boms_own_object
  check (object_key is null or (starts_with(object_key, tenant_id || '/') and pieces = 0));
create index scan_boms_of_object on scan_boms (object_key) where object_key is not null;
-- Where those that are to be moved are found, in either direction.
create index scan_boms_in_database on scan_boms (scan_id, format) where object_key is null;
create index scan_boms_in_store on scan_boms (scan_id, format) where object_key is not null;
grant update (object_key, pieces) on scan_boms to ciphermap_system;
grant delete on scan_bom_pieces to ciphermap_system;

-- Whoever deletes a document, or moves it, need not know of objects. What reads one at that moment has an hour to end.
create function keep_document_objects() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_op <> 'INSERT' and old.object_key is not null then
    update document_objects set collect_after = clock_timestamp() + interval '1 hour' where key = old.object_key;
  end if;
  if tg_op <> 'DELETE' and new.object_key is not null then
    update document_objects set collect_after = null where key = new.object_key and collect_after is not null;
  end if;
  return null;
end $$;
create trigger keep_document_objects after insert or delete or update of object_key on scan_boms
  for each row execute function keep_document_objects();
grant create on schema public to ciphermap_system;
alter function keep_document_objects() owner to ciphermap_system;
revoke create on schema public from ciphermap_system;
