import { expect, test } from 'vitest'
import { loadMasters } from '../../reference/load-masters.ts'
import { loadReference } from '../../reference/load-reference.ts'
import { openDatabase } from '../../src/db/database.ts'
import { differencesIn } from '../../src/features/sales/cashbacks/reconcile.ts'
import { freshDatabase } from '../../test/servers/fresh-database.ts'
import { loadDemo } from '../load-demo.ts'

test('demo cashback adds up line by line, spans eighteen months and knows every status', async () => {
  const { url, drop } = await freshDatabase()
  const database = openDatabase(url)
  const quiet = () => {}
  await loadReference(database, quiet)
  await loadMasters(database, quiet)
  await loadDemo(database, quiet, { today: '2026-11-14', customers: 2000, addresses: 500, shops: 100 })
  expect((await differencesIn(database.db)).differences).toEqual([])
  const { rows } =
    await database.pool.query(`select count(*) > 500 as has_many, min(valid_from)::text < '2025-06-15' as is_old,
    array_agg(distinct status order by status) as statuses, count(*) filter (where planned_amount > 0) > 0 as has_plans
    from cashbacks`)
  expect(rows[0]).toEqual({
    has_many: true,
    is_old: true,
    statuses: ['Approved', 'Closed', 'Draft', 'Rejected', 'Submitted'],
    has_plans: true,
  })
  const { rows: runs } = await database.pool.query(`select status, count(*)::int as n,
    bool_or(outcome = 'grant') as grants, bool_or(outcome = 'lower') as lowers from cashback_runs join cashback_run_lines using (run_code)
    group by run_code order by run_code`)
  expect(runs.map(({ status, grants }) => [status, grants])).toEqual([
    ['Calculated', true],
    ['Created', true],
    ['Calculated', false],
  ])
  expect(runs[2]).toMatchObject({ lowers: true })
  const { rows: paid } = await database.pool.query(
    'select status, lines > 0 as has_lines from cashback_payouts order by created_date, payout_code',
  )
  expect(paid).toEqual([
    { status: 'Finished', has_lines: true },
    { status: 'Submitted', has_lines: true },
  ])
  const { rows: wrong } = await database.pool.query(`select order_code from cashback_orders o
    where not exists (select from customer_orders c where c.order_code = o.order_code and c.customer_code = o.customer_code)`)
  expect(wrong).toEqual([])
  const signed = await database.pool.query('select distinct status from customer_signatures order by 1')
  expect(signed.rows.map(({ status }) => status)).toEqual(['Approved', 'Submitted'])
  await database.close()
  await drop()
})
