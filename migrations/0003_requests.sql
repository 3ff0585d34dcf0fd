-- Idempotent answers, and the token buckets of rate limits.
create table idempotent_answers (
  tenant_id text not null references tenants (id),
  operation text not null,
  key_mac bytea not null check (octet_length(key_mac) = 32),
  request_hash text not null check (request_hash ~ '^[0-9a-f]{64}$'),
  answer bytea not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  primary key (tenant_id, operation, key_mac)
);
create index idempotent_answers_age on idempotent_answers (created_at);

create unlogged table rate_buckets (
  bucket text primary key check (length(bucket) <= 200),
  tokens double precision not null,
  updated_at timestamptz not null
);

-- Takes up to `wanted` whole tokens of a bucket that fills at `per_second` up to `capacity`.
create function take_tokens(the_bucket text, capacity double precision, per_second double precision, wanted double precision)
returns table (granted double precision, tokens_left double precision)
language plpgsql security definer set search_path = public as $$
declare filled double precision;
begin
  insert into rate_buckets values (the_bucket, capacity, clock_timestamp()) on conflict do nothing;
  select least(capacity, b.tokens + per_second * extract(epoch from clock_timestamp() - b.updated_at)) into filled
  from rate_buckets b where b.bucket = the_bucket for update;
  granted := least(wanted, floor(filled));
  tokens_left := filled - granted;
  update rate_buckets b set tokens = tokens_left, updated_at = clock_timestamp() where b.bucket = the_bucket;
  return next;
end $$;

call protect_tenant_table('idempotent_answers');
grant select, insert, update on idempotent_answers to ciphermap_app;
grant select, delete on idempotent_answers to ciphermap_system;

grant select, insert, update, delete on rate_buckets to ciphermap_system;
grant create on schema public to ciphermap_system;
alter function take_tokens(text, double precision, double precision, double precision) owner to ciphermap_system;
revoke create on schema public from ciphermap_system;
revoke all on function take_tokens(text, double precision, double precision, double precision) from public;
grant execute on function take_tokens(text, double precision, double precision, double precision) to ciphermap_app;
