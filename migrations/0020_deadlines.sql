-- What of a repository's newest scan lapses first under the policies that hold for it, and when: from its plan.
alter table repositories
  -- Null where nothing lapses, or it is not known yet.
  add lapse_assets text,
  -- Null where it is overdue without a date.
  add lapse_on date,
  add lapse_order bigint generated always as (
    case when scan_id is null then 4000000 when lapse_assets is null then 3000000 else coalesce(lapse_on - date '1970-01-01', 0) end
  ) stored,
  -- When that is to be computed anew.
  add lapse_due timestamptz(3);
create index repositories_by_lapse on repositories (tenant_id, lapse_order, id);
create index repositories_lapse_due on repositories (lapse_due) where lapse_due is not null;

create function lapse_is_due() returns trigger language plpgsql as $$
begin
  new.lapse_due := clock_timestamp();
  return new;
end $$;
create trigger lapse_is_due before update of scan_id, policies on repositories
  for each row when (new.scan_id is not null and (new.scan_id, new.policies) is distinct from (old.scan_id, old.policies))
  execute function lapse_is_due();

-- Another choice of a tenant holds for its repositories without one; a policy of its own may be any repository's.
create function lapses_are_due() returns trigger language plpgsql as $$
declare
  changed text := case when tg_op = 'DELETE' then old.tenant_id else new.tenant_id end;
begin
  update repositories r set lapse_due = clock_timestamp()
  where r.tenant_id = changed and r.scan_id is not null and (tg_table_name = 'own_policies' or r.policies is null);
  return null;
end $$;
create trigger lapses_are_due after insert or update or delete on policy_choices
  for each row execute function lapses_are_due();
create trigger lapses_are_due after insert or update or delete on own_policies
  for each row execute function lapses_are_due();

-- The version of the program whose policies the lapses are of; another one computes all of them anew.
create table lapse_version (
  is_only boolean primary key default true check (is_only),
  version text
);
insert into lapse_version default values;
grant select, update on lapse_version to ciphermap_system;
