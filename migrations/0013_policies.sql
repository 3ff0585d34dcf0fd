-- Policies that tenants wrote themselves, and which ones they are evaluated under.
create table own_policies (
  tenant_id text not null references tenants (id),
  id text not null check (id ~ '^[a-z0-9]+([.-][a-z0-9]+)*$' and char_length(id) <= 80),
  -- As docs/policies.md describes it.
  document json not null check (octet_length(document::text) <= 262144),
  created_at timestamptz(3) not null default clock_timestamp(),
  updated_at timestamptz(3) not null default clock_timestamp(),
  primary key (tenant_id, id)
);

-- Of repositories that choose none themselves; a tenant without a row is evaluated under all that come with the program.
create table policy_choices (
  tenant_id text primary key references tenants (id),
  policies text[] not null,
  updated_at timestamptz(3) not null default clock_timestamp()
);

call protect_tenant_table('own_policies');
grant select, insert, update, delete on own_policies to ciphermap_app;
call protect_tenant_table('policy_choices');
grant select, insert, update, delete on policy_choices to ciphermap_app;
