import type pg from 'pg'
import { indexesAfterwards } from '../makers/indexes-afterwards.ts'
import type { Part } from '../part.ts'
import { madeUnits } from './made-units.ts'
import { loadSerialRules } from './serial-rules.ts'

const howMany = { whole: 60_000, small: 12_000 }
/** Some with long lives, however many there are already. */
const least = 1000

/** Papers from before this product: their numbers are known, the papers are not here. */
const earlier = 'earlier-system'

const insertSteps = (steps: string) =>
  `insert into serial_events (serial_number, event, status_before, status_after, happened_at, document_type, document_code,
    warehouse_code, dept_code, customer_code, note, usercode, username) ${steps}`

/** Both units of a row, one to a row: joined by either column, every row would be held against every unit. */
const unitsOf = (row: string) => `(values (${row}.serial_indoor), (${row}.serial_outdoor)) as unit (serial_number)`

/** Units that documents of the demo name were made, came, and were delivered like all others. */
const completeLives = async (client: pg.ClientBase) => {
  await client.query(`update serial_numbers s
    set produced_date = coalesce(delivered_date, current_date) - 60 - length(item_name)
    where produced_date is null and batch_code is null`)
  await client.query(
    insertSteps(`select serial_number, 'produced', null, 'InFactory', produced_date + time '01:00', '${earlier}',
      'PB-' || to_char(produced_date, 'YYWW'), null, null, null, null, 'system', 'Sejuk'
    from serial_numbers s where not exists (select from serial_events e
      where e.serial_number = s.serial_number and e.event = 'produced')`),
  )
  await client.query(
    insertSteps(`select s.serial_number, step.event, step.before, step.after, step.at, '${earlier}', step.code,
      case when step.event = 'received' then 'WH-' || s.dept_code || '-01' end, s.dept_code, null, null, 'system', 'Sejuk'
    from serial_numbers s cross join lateral (values
      ('received', 'InFactory', 'InStock', s.delivered_date - 30 + time '03:00',
        'GR-' || s.dept_code || '-' || to_char(s.delivered_date - 30, 'YYMM') || '-9' || right(s.serial_number, 4)),
      ('sent', 'InStock', 'InTransit', s.delivered_date - 1 + time '07:00',
        'DO-' || s.dept_code || '-' || to_char(s.delivered_date, 'YYMM') || '-9' || right(s.serial_number, 4)),
      ('delivered', 'InTransit', 'Sold', s.delivered_date + time '06:00',
        'DO-' || s.dept_code || '-' || to_char(s.delivered_date, 'YYMM') || '-9' || right(s.serial_number, 4))
    ) as step (event, before, after, at, code)
    where s.delivered_date is not null and not exists (select from serial_events e
      where e.serial_number = s.serial_number and e.event = 'delivered')`),
  )
}

/** What installers, tickets and technicians told of them. */
const tellOfDocuments = async (client: pg.ClientBase) => {
  await client.query(
    insertSteps(`select s.serial_number, 'installed', 'Sold', 'Installed', t.install_date + time '08:00', 'bonus-ticket',
      t.bonus_ticket_code, null, t.dept_code, null, null, t.user_code, i.user_name
    from bonus_claims c join bonus_tickets t using (bonus_ticket_code) join installers i using (user_code)
    join serial_numbers s using (serial_number)
    where t.ticket_status = 'Approved_By_Finance' and s.status = 'Sold' and t.install_date >= s.delivered_date`),
  )
  // The database must know how many are installed, or it holds every unit at home against each of them.
  await client.query('analyze serial_events (serial_number, event)')
  await client.query(
    insertSteps(`select s.serial_number, 'installed', 'Sold', 'Installed', c.install_date + time '08:00', '${earlier}',
      'INST-' || c.consumer_item_id, null, c.dept_code, null, null, 'system', 'Sejuk'
    from consumer_items c cross join lateral ${unitsOf('c')} join serial_numbers s using (serial_number)
    where c.install_date >= s.delivered_date and s.status = 'Sold' and not exists (select from serial_events e
      where e.serial_number = s.serial_number and e.event = 'installed')`),
  )
  await client.query(`update serial_numbers s set status = 'Installed', installed_date = e.happened_at::date
    from serial_events e where e.serial_number = s.serial_number and e.event = 'installed' and s.status = 'Sold'`)
  await client.query(
    insertSteps(`select s.serial_number, 'ticket', s.status, s.status, t.created_date, 'aftersales-ticket',
      t.ticket_number, null, t.dept_code, null, u.description, t.created_by, t.create_user_name
    from ticket_units u join aftersales_tickets t using (ticket_number)
    cross join lateral ${unitsOf('u')} join serial_numbers s using (serial_number)`),
  )
  await client.query(
    insertSteps(`select s.serial_number, 'repaired', s.status, s.status, w.finished_date, 'work-order',
      w.work_order_number, null, w.dept_code, null, null, coalesce(w.technician_code, 'system'), coalesce(n.technician_name, 'Sejuk')
    from work_order_details d join work_orders w using (work_order_number)
    left join technicians n on n.technician_code = w.technician_code
    cross join lateral ${unitsOf('d')} join serial_numbers s using (serial_number)
    where w.finished_date is not null and d.unit_status = 'Done'`),
  )
}

const statusAt = (
  moment: string,
) => `coalesce((select e.status_after from serial_events e where e.serial_number = s.serial_number
  and e.happened_at <= ${moment} order by e.happened_at desc, e.event_id desc limit 1), s.status)`

/** What invoices and technicians told of units: asked by the index of lives, so after those are written. */
const tellOfPapers = async (client: pg.ClientBase) => {
  await client.query('analyze serial_events')
  await client.query(
    insertSteps(`select s.serial_number, 'invoiced', c.status, c.status, i.at, 'sales-invoice', i.invoice_code, null, i.dept_code,
      i.customer_code, null, i.usercode, i.username
    from (select distinct v.invoice_code, n.serial_number, v.dept_code, v.customer_code,
        coalesce(v.approved_date, v.invoice_date + time '05:00') as at, coalesce(v.approved_by, v.created_by) as usercode,
        coalesce(v.approved_user_name, v.create_user_name) as username
      from sales_invoices v join sales_invoice_lines l using (invoice_code)
      cross join lateral unnest(l.serial_numbers) as n (serial_number) where v.status in ('2', '3', '4')) i
    join serial_numbers s using (serial_number) cross join lateral (select ${statusAt('i.at')} as status) c`),
  )
  await client.query(`update serial_numbers s set invoiced_date = i.invoice_date from serial_events e, sales_invoices i
    where e.serial_number = s.serial_number and e.event = 'invoiced' and i.invoice_code = e.document_code
      and s.invoiced_date is null and s.delivered_date is not null`)
  await client.query(
    insertSteps(`select s.serial_number, 'part-replaced', c.status, c.status, w.finished_date, 'work-order', w.work_order_number, null,
      w.dept_code, null, p.quantity || ' × ' || p.item_name, coalesce(w.technician_code, 'system'), coalesce(n.technician_name, 'Sejuk')
    from work_order_parts p join work_order_details d using (work_order_detail_id) join work_orders w using (work_order_number)
    left join technicians n on n.technician_code = w.technician_code
    cross join lateral ${unitsOf('d')} join serial_numbers s on s.serial_number = unit.serial_number
    cross join lateral (select ${statusAt('w.finished_date')} as status) c
    where p.item_flag = 'OUT' and w.finished_date is not null`),
  )
}

/** Sixty thousand units with their lives; those of other parts of the demo are among them. */
export const loadSerialLives: Part['load'] = async (client, { today, size, say }) => {
  const wanted = size.customers < 5000 ? howMany.small : howMany.whole
  await indexesAfterwards(client, ['serial_events'], async () => {
    await completeLives(client)
    await tellOfDocuments(client)
    const { rows } = await client.query<{ n: number }>('select count(*)::int as n from serial_numbers')
    await madeUnits(client, today, Math.ceil(Math.max(least, wanted - (rows[0]?.n ?? 0)) / 2), insertSteps)
    await loadSerialRules(client, today)
  })
  await tellOfPapers(client)
  const { rows: counted } = await client.query<{ serials: number; steps: number }>(
    'select (select count(*)::int from serial_numbers) as serials, (select count(*)::int from serial_events) as steps',
  )
  say(`demo data: ${counted[0]?.serials} serial numbers with ${counted[0]?.steps} steps of their lives`)
}
