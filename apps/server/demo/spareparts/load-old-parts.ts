import { oldPartDue } from '@sejuk/domain/spareparts/old-parts'
import { addDays } from '@sejuk/domain/values/dates'
import type pg from 'pg'
import { oldParts } from '../../src/db/tables/spareparts/old-parts.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { numbered } from '../makers/numbered.ts'
import { chance } from '../makers/random.ts'
import type { AreaContext } from '../part.ts'

type Used = {
  work_order_number: string
  asc_code: string
  dept_code: string
  technician_code: string | null
  item_code: string
  item_name: string
  qty: number
  price: number
  used_date: string
}

/** For every free part that was put in, the broken one: most came back, some are owed and a few overdue. */
export const loadOldParts = async (client: pg.ClientBase, { random, today, say }: AreaContext) => {
  const { rows } = await client.query<Used>(`
    select w.work_order_number, w.asc_code, w.dept_code, w.technician_code, l.item_code, max(l.item_name) as item_name,
      sum(l.quantity)::int as qty, max(l.price)::float8 as price,
      (w.finished_date at time zone 'Asia/Jakarta')::date::text as used_date
    from sparepart_orders o join sparepart_order_lines l using (sparepart_order_code)
      join work_orders w on w.work_order_number = o.work_order_number
    where o.status = 'DO_Receipt_Uploaded' and l.is_free and l.is_returnable and w.finished_date is not null
    group by w.work_order_number, w.asc_code, w.dept_code, w.technician_code, l.item_code, w.finished_date
    order by w.finished_date, w.work_order_number, l.item_code`)
  const numbers = numbered('OPR')
  const parts = rows.map((used): typeof oldParts.$inferInsert => {
    const isBack = used.used_date < addDays(today, -45) || chance(random, 0.55)
    const returned = addDays(used.used_date, 9) < today ? addDays(used.used_date, 9) : today
    return {
      ...used,
      old_part_code: numbers.next(used.dept_code, used.used_date),
      due_date: oldPartDue(used.used_date),
      ...(isBack
        ? {
            ...{ status: 'Received', received_qty: used.qty, disposition: chance(random, 0.3) ? 'Claim' : 'Scrap' },
            ...{ received_date: `${returned}T03:00:00.000Z`, received_user_name: 'Yudi Setiawan' },
          }
        : { status: 'Owed', received_qty: 0 }),
    }
  })
  await insertRows(client, oldParts, parts)
  await numbers.save(client)
  say(`demo data: ${parts.length} old parts`)
}
