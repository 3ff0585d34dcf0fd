-- Conventions of this schema
--
-- The login role owns everything and runs migrations. Sessions of the program run as ciphermap_app, which sees the rows
-- of the tenant in app.tenant_id and nothing without one; administration, sign-in and workers switch to
-- ciphermap_system for a transaction. Both roles may log in nowhere, own nothing and bypass nothing.
--
-- A table with a tenant's rows has a text column tenant_id, NOT NULL, first in its primary key, and names its grants:
--
--   create table things (tenant_id text not null references tenants (id), id text not null, ..., primary key (tenant_id, id));
--   call protect_tenant_table('things');
--   grant select, insert, update, delete on things to ciphermap_app, ciphermap_system;
--
-- The program refuses to start on a table with a tenant_id that is not protected so. A table without one is for
-- ciphermap_system alone, unless it is granted to ciphermap_app too. Foreign keys between tenants' tables are composite:
-- (tenant_id, thing_id). Steps are expand, then contract: an older program must still run on a newer schema.

do $$
declare
  role_name text;
begin
  foreach role_name in array array['ciphermap_app', 'ciphermap_system'] loop
    -- Roles belong to the whole cluster: another database may be making or granting them at this moment.
    if to_regrole(role_name) is null then
      begin
        execute format('create role %I nologin nosuperuser nobypassrls nocreatedb nocreaterole', role_name);
      exception when duplicate_object or unique_violation then null;
      end;
    end if;
    for attempt in 1..20 loop
      begin
        execute format('grant %I to %I', role_name, session_user);
        exit;
      exception
        when insufficient_privilege then exit; -- Who made the roles beforehand has granted them, too.
        when unique_violation or internal_error then perform pg_sleep(0.05);
      end;
    end loop;
  end loop;
end
$$;

revoke create on schema public from public;
grant usage on schema public to ciphermap_app, ciphermap_system;
grant select on ciphermap_migrations to ciphermap_app, ciphermap_system;

-- The tenant of the transaction. A setting made in an earlier transaction of the session reads as '' afterwards, not as null.
create function app_tenant() returns text
  language sql stable parallel safe
  return nullif(current_setting('app.tenant_id', true), '');

-- Lets ciphermap_app see and write the rows of its transaction's tenant only, and ciphermap_system all.
create procedure protect_tenant_table(target regclass)
  language plpgsql
as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy tenant on %s to ciphermap_app using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()))',
    target
  );
  execute format('create policy system on %s to ciphermap_system using (true) with check (true)', target);
end
$$;
