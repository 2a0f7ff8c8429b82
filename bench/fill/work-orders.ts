import type pg from 'pg'
import { inBulk } from './in-bulk.ts'

type Connection = Pick<pg.Pool, 'query'>

const fillCentres = async (pool: Connection) => {
  await pool.query(
    `insert into service_centres (asc_code, asc_name, asc_type, asc_group, dept_code, lat, lng, contract_signed_date, contract_valid_to)
     select '9-ASC-' || lpad(n::text, 3, '0'), 'Centre ' || n, 'RAC', 'Jakarta', d.codes[1 + n % array_length(d.codes, 1)], -6.2, 106.8, '2024-01-01', '2099-01-01'
     from generate_series(1, 90) n, (select array_agg(dept_code order by dept_code) as codes from departments) d`,
  )
  await pool.query(
    `insert into technicians (technician_code, technician_name, asc_code)
     select 'T-' || n, 'Technician ' || n, '9-ASC-' || lpad((1 + n % 90)::text, 3, '0') from generate_series(0, 719) n`,
  )
  await pool.query(
    `insert into provinces values ('31', 'DKI Jakarta') on conflict do nothing;
     insert into cities values ('31.73', 'Jakarta Barat', '31') on conflict do nothing;
     insert into districts values ('31.73.01', 'Cengkareng', '31.73', '31') on conflict do nothing;
     insert into sub_districts values ('31.73.01.1001', 'Cengkareng Barat', '31.73.01', '31.73', '31') on conflict do nothing`,
  )
  await pool.query(
    `insert into aftersales_tickets (ticket_number, complain_by, complain_via, priority, service_type, action_role, customer_name, customer_phone, customer_address, sub_district_code, dept_code, created_by, create_user_name)
     select 'AST-' || n, 'End_User', 'Phone', 'Normal', 'Repair', 'Call Center', 'Budi', '8120000000', 'Jl. 1', '31.73.01.1001', d.dept_code, 'U', 'U'
     from generate_series(1, 1000) n, (select min(dept_code) as dept_code from departments) d`,
  )
}

/** Years of work of a whole country: nine in ten are closed, and every centre has its technicians and its week. */
const insertWorkOrders = async (pool: Connection, howMany: number) => {
  await pool.query(
    `insert into work_orders (work_order_number, ticket_number, asc_code, dept_code, technician_code, customer_name, customer_phone, customer_address,
       area_name, service_type, priority, unit_count, unit_name, service_status, survey_status, scheduled_date, slot, sla_due, is_waiting_part, created_by, create_user_name, created_date)
     select 'WO-' || lpad(n::text, 8, '0'), 'AST-' || 1 + n % 1000, c.asc_code, c.dept_code, 'T-' || (n % 90 + 90 * (n / 90 % 8)),
       (array['Budi','Siti','Agus','Dewi','Rina','Joko'])[1 + n % 6] || ' ' || substr(md5(n::text), 1, 6), '812' || lpad((n % 10000000)::text, 8, '0'), 'Jl. Melati ' || n,
       'Cengkareng, Jakarta Barat', (array['Install','Maintain','Repair'])[1 + n % 3], (array['Low','Normal','High','Urgent'])[1 + n % 4], 1, 'RAC 1 PK',
       case when n % 10 < 8 then 'Confirmed' when n % 10 = 8 then (array['Confirmed_Automatic','Cancelled'])[1 + n / 10 % 2]
         else (array['Service_Dispatched','Accepted','Start_to_Process','Scheduled','Re_Scheduled','Visited','Servicing','Requiring_Support','Finished','Finished_SN_Invalid','Confirmed_ASS','CallCenter_Survery','Require_to_Cancel'])[1 + n / 10 % 13] end,
       case when n % 10 < 8 then 'Satisfy' end, current_date + 7 - n / (${howMany} / 730), (array['08:30~12:00','13:30~18:00'])[1 + n % 2],
       case when n % 10 = 9 then now() + n % 100 * interval '1 hour' end, n % 1000 = 9, 'U', 'U', now() - n * interval '2 minutes'
     from generate_series(1, $1::int) n join service_centres c on c.asc_code = '9-ASC-' || lpad((1 + n % 90)::text, 3, '0')`,
    [howMany],
  )
}

export const fillWorkOrders = async (pool: pg.Pool, howMany: number) => {
  await pool.query('set statement_timeout = 0')
  await fillCentres(pool)
  await insertWorkOrders(pool, howMany)
  await pool.query('vacuum analyze')
}

/** The same for millions: what the triggers would have written beside each is written at once. */
export const fillManyWorkOrders = (pool: pg.Pool, howMany: number) =>
  inBulk(
    pool,
    ['aftersales_tickets', 'work_orders', 'work_order_people'],
    async (client) => {
      await fillCentres(client)
      await insertWorkOrders(client, howMany)
      // Of tables it knows nothing of the planner expects nearly nothing, and would compare each row with each.
      await client.query('analyze aftersales_tickets, work_orders')
      await client.query(
        `insert into work_order_people (work_order_number, technician_code, ticket_number, scope_created_date, scope_ticket_date)
         select w.work_order_number, w.technician_code, w.ticket_number, w.created_date, t.created_date
         from work_orders w join aftersales_tickets t using (ticket_number)`,
      )
    },
    { bringsScope: true },
  )
