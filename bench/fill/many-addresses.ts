import type pg from 'pg'
import { inBulk } from './in-bulk.ts'

/** Ten addresses a customer, the newest anywhere; each row brings its customer's scope along, as the triggers would have written it. */
export const fillManyAddresses = (pool: pg.Pool, addresses: number) =>
  inBulk(
    pool,
    ['customers', 'official_addresses'],
    async (client) => {
      const customers = addresses / 10
      const codes = '(select array_agg(dept_code order by dept_code) as codes from departments) d'
      const branch = (n: string) => `d.codes[1 + (${n}) % array_length(d.codes, 1)]`
      const person = (n: string) => `'U' || (${n}) % 400`
      await client.query(
        `insert into customers (customer_code, customer_name, dept_code, salesman_code, created_by, created_date)
         select 'C-' || lpad(n::text, 8, '0'), 'Toko ' || substr(md5(n::text), 1, 8), ${branch('n')}, ${person('n')}, ${person('n + 7')},
           timestamptz '2026-11-15' - n * interval '10 seconds'
         from generate_series(1, $1::int) n, ${codes}`,
        [customers],
      )
      await client.query(
        `insert into official_addresses (address_code, customer_code, province_name, city_name, district_name, sub_district_name,
           detail_address, postal_code, receiver_name, receiver_phone, created_by, create_user_name, created_date,
           scope_dept_code, scope_salesman_code, scope_created_by)
         select 'ADR-' || lpad(n::text, 8, '0'), 'C-' || lpad(of.c::text, 8, '0'), 'Jawa Barat', 'Kota Bandung', 'Coblong', 'Dago',
           'Jl. Dago No. ' || n, '40135', 'Budi ' || n % 1000, '0812' || lpad((n % 10000000)::text, 7, '0'), 'U' || n % 400,
           'Sari ' || n % 400, timestamptz '2026-11-15' - n * interval '9 seconds',
           ${branch('of.c')}, ${person('of.c')}, ${person('of.c + 7')}
         from generate_series(1, $2::int) n, ${codes}, lateral (select (1 + n::bigint * 7919 % $1)::int as c) of`,
        [customers, addresses],
      )
    },
    { bringsScope: true },
  )
