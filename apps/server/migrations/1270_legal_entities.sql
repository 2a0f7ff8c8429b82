-- Papers need a seller: the company behind each organization, its accounts and who signs.
create table paper_logos (
  logo_hash text primary key,
  content_type text not null,
  bytes bytea not null,
  created_date timestamptz not null default now()
);

create table legal_entities (
  entity_code text primary key,
  name text not null,
  npwp text not null constraint legal_entities_npwp unique,
  nitku text not null,
  address text not null,
  phone text,
  email text,
  pkp_since date,
  is_retailer boolean not null default false,
  logo_hash text references paper_logos (logo_hash),
  updated_user_name text not null,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  row_version integer not null default 1,
  constraint legal_entities_npwp_digits check (npwp ~ '^[0-9]{16}$'),
  constraint legal_entities_nitku_digits check (nitku ~ '^[0-9]{22}$' and left(nitku, 16) = npwp)
);

create table legal_entity_branches (
  entity_code text not null references legal_entities (entity_code),
  dept_code text not null references departments (dept_code),
  nitku text not null,
  address text not null,
  city text not null,
  phone text,
  constraint legal_entity_branches_entity_code_dept_code_pk primary key (entity_code, dept_code),
  constraint legal_entity_branches_nitku check (nitku ~ '^[0-9]{22}$')
);

create table company_accounts (
  account_code text primary key,
  entity_code text not null references legal_entities (entity_code),
  bank_code text not null references banks (bank_code),
  account_number text not null,
  account_name text not null,
  dept_codes text[] not null default '{}',
  seq integer not null default 1,
  from_date date not null,
  to_date date,
  constraint company_accounts_number unique (bank_code, account_number),
  constraint company_accounts_digits check (account_number ~ '^[0-9]{5,30}$'),
  constraint company_accounts_days check (to_date is null or to_date >= from_date)
);
create index company_accounts_entity on company_accounts (entity_code, seq);

create table legal_entity_signers (
  signer_id integer primary key generated always as identity,
  entity_code text not null references legal_entities (entity_code),
  dept_code text references departments (dept_code),
  name text not null,
  title text not null,
  papers text[] not null,
  from_date date not null,
  to_date date,
  constraint legal_entity_signers_days check (to_date is null or to_date >= from_date)
);
create index legal_entity_signers_entity on legal_entity_signers (entity_code);

alter table organizations add column entity_code text references legal_entities (entity_code);

create table issued_papers (
  issue_id integer primary key generated always as identity,
  kind text not null,
  document_code text not null,
  version integer not null,
  content_code text not null constraint issued_papers_code unique,
  dept_code text not null,
  customer_code text not null,
  paper_date date not null,
  total bigint not null,
  facts_hash text not null,
  snapshot jsonb not null,
  prints integer not null default 1,
  first_printed_by text not null,
  first_printed_user_name text not null,
  first_printed_date timestamptz not null default now(),
  last_printed_date timestamptz not null default now(),
  constraint issued_papers_version unique (kind, document_code, version),
  constraint issued_papers_prints check (prints >= 1)
);
create index issued_papers_customer on issued_papers (customer_code);
