import type pg from 'pg'

/** Enough rows to make a wrong plan visible. Names repeat as real ones do: a search finds hundreds, not one. */
export const fill = async (pool: pg.Pool, customers: number, addresses: number) => {
  await pool.query('set statement_timeout = 0')
  await pool.query(
    `insert into customers (customer_code, customer_name, dept_code, salesman_code, created_by, created_date)
     select 'C-' || lpad(n::text, 7, '0'),
       (array['Toko','CV','PT','UD','Hotel','Klinik'])[1 + n % 6] || ' ' ||
       (array['Sejahtera','Angin Segar','Graha Dingin','Melati','Sumber Jaya','Abadi','Makmur','Sentosa','Mulia','Cahaya'])[1 + n / 7 % 10] || ' ' ||
       substr(md5(n::text), 1, 6),
       d.codes[1 + n % array_length(d.codes, 1)], 'U' || n % 400, 'U' || n % 400, timestamptz '2026-11-15' - (n % 540) * interval '1 day' - n * interval '1 second'
     from generate_series(1, $1::int) n, (select array_agg(dept_code order by dept_code) as codes from departments) d`,
    [customers],
  )
  await pool.query(
    `insert into official_addresses (customer_code, province_name, city_name, district_name, sub_district_name, detail_address, postal_code, receiver_name, receiver_phone, created_by, create_user_name, created_date)
     select 'C-' || lpad((1 + n % $1::int)::text, 7, '0'), 'Jawa Barat', 'Kota Bandung', 'Coblong', 'Dago', 'Jl. Dago No. ' || n, '40135',
       'Budi ' || n % 1000, '0812' || lpad((n % 10000000)::text, 7, '0'), 'U' || n % 400, 'Sari ' || n % 400, timestamptz '2026-11-15' - n * interval '3 minutes'
     from generate_series(1, $2::int) n`,
    [customers, addresses],
  )
  await pool.query('vacuum analyze')
}
