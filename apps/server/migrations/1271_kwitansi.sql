-- What a customer gets for money that was confirmed: one for each receipt.
create table kwitansi (
  kwitansi_code text primary key,
  receipt_code text not null references receipts (receipt_code),
  customer_code text not null references customers (customer_code),
  dept_code text not null,
  salesman_code text,
  amount bigint not null,
  kwitansi_date date not null,
  status text not null default 'Issued',
  void_date timestamptz,
  created_by text not null,
  create_user_name text not null,
  created_date timestamptz not null default now(),
  row_version integer not null default 1,
  constraint kwitansi_amount check (amount > 0)
);
create unique index kwitansi_of_receipt on kwitansi (receipt_code) where status = 'Issued';
create index kwitansi_created on kwitansi (created_date, kwitansi_code);
create index kwitansi_dept on kwitansi (dept_code, created_date, kwitansi_code);
create index kwitansi_salesman on kwitansi (salesman_code, created_date, kwitansi_code);
create index kwitansi_creator on kwitansi (created_by, created_date, kwitansi_code);
create index kwitansi_customer on kwitansi (customer_code, created_date, kwitansi_code);
