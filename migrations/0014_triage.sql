-- What a tenant has decided of the findings of a repository, by the fingerprints of their places, and every step of that.
create table finding_decisions (
  tenant_id text not null,
  repository_id text not null,
  finding_id text not null check (finding_id ~ '^[0-9a-f]{32}$'),
  state text not null check (state in ('accepted', 'false_positive', 'fixed')),
  rule_id text not null,
  title text not null,
  path text not null,
  reason text check (char_length(reason) <= 1000),
  until date,
  decided_by text not null,
  decided_at timestamptz(3) not null default clock_timestamp(),
  primary key (tenant_id, repository_id, finding_id),
  foreign key (tenant_id, repository_id) references repositories (tenant_id, id),
  check (until is null or state = 'accepted'),
  check (reason is not null or state = 'fixed')
);

-- Only ever added to. `open` takes a decision back.
create table finding_decision_history (
  tenant_id text not null,
  repository_id text not null,
  id bigint generated always as identity,
  finding_id text not null,
  state text not null check (state in ('open', 'accepted', 'false_positive', 'fixed')),
  rule_id text not null,
  title text not null,
  path text not null,
  reason text,
  until date,
  decided_by text not null,
  decided_at timestamptz(3) not null default clock_timestamp(),
  primary key (tenant_id, repository_id, id),
  foreign key (tenant_id, repository_id) references repositories (tenant_id, id)
);
create index finding_decision_history_of on finding_decision_history (tenant_id, repository_id, finding_id, id);

call protect_tenant_table('finding_decisions');
grant select, insert, update, delete on finding_decisions to ciphermap_app;
grant select on finding_decisions to ciphermap_system;
call protect_tenant_table('finding_decision_history');
grant select, insert on finding_decision_history to ciphermap_app;

-- When the numbers of a repository must be computed anew because of decisions: now, or on the day on which an acceptance lapses.
alter table repositories add numbers_due timestamptz(3);
create index repositories_due on repositories (numbers_due) where numbers_due is not null;

-- A completed scan brings numbers that know of no decision.
create function recount_repository() returns trigger language plpgsql as $$
begin
  if exists (select from finding_decisions d where d.tenant_id = new.tenant_id and d.repository_id = new.id) then
    new.numbers_due := clock_timestamp();
  end if;
  return new;
end $$;
create trigger recount_repository before update of scan_id on repositories
  for each row when (new.scan_id is distinct from old.scan_id and new.scan_id is not null) execute function recount_repository();
