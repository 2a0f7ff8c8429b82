import { openDatabase } from '../apps/server/src/db/database.ts'
import { figuresOf } from '../apps/server/src/features/finance/invoice-summaries/figures.ts'
import { sendRequest } from './clients.ts'
import { fillInvoices } from './fill/invoices.ts'
import { median } from './median.ts'
import { openBench } from './server.ts'
import { against, startBoth } from './table.ts'

/** A million invoices, or as many as the argument says: the list with its tabs, the ageing, and the summaries of a month. */
const invoices = Number(process.argv[2] ?? 1_000_000)
const bench = await openBench()

const timed = async (act: () => Promise<unknown>) => {
  const took: number[] = []
  for (let n = 0; n < 7; n += 1) {
    const before = performance.now()
    await act()
    took.push(performance.now() - before)
  }
  return median(took)
}
const ofMonth = `i.tax_date >= $1::date and i.tax_date < $1::date + interval '1 month'`
const bareSummaries = {
  tax: `select i.transaction_code, count(*), sum(i.base), sum(i.other_base), sum(i.vat), sum(i.rounding_adjustment),
      count(*) filter (where i.tax_invoice_no is null) from sales_invoices i
    where ${ofMonth} and i.status in ('2', '3', '4') and i.customer_is_taxable = 1 group by 1`,
  standard: `select i.customer_code, c.customer_name, l.business_unit_code, count(distinct i.invoice_code), sum(l.qty),
      sum(l.list_amount), sum(l.discount_amount), sum(l.amount) as net from sales_invoices i
    join sales_invoice_lines l using (invoice_code) join customers c on c.customer_code = i.customer_code
    where ${ofMonth} and i.status in ('2', '3', '4') group by 1, 2, 3 order by net desc limit 5000`,
  operation: `select i.dept_code, i.salesman_code, l.item_code, sum(l.qty), sum(l.amount) as net from sales_invoices i
    join sales_invoice_lines l using (invoice_code)
    where ${ofMonth} and i.status in ('2', '3', '4') group by 1, 2, 3 order by 1, net desc limit 5000`,
} as const

try {
  console.log(`filling ${invoices} invoices`)
  await fillInvoices(bench.pool, invoices)
  const [ours, bare] = await startBoth(bench, './bare/invoices.ts')
  const list = '/api/sales-invoice'
  const compared = against(ours, bare)
  await compared('page 1', list, { goal: 1.3 })
  for (const status of ['1', '2', '4', '7']) await compared(`tab ${status}`, `${list}?status=${status}`, { goal: 1.3 })
  await compared('counts of the tabs', `${list}/counts`, { goal: 1.3 })
  // A third of a million rows are added up each time: fewer rounds say as much.
  await compared('ageing', `${list}/ageing`, { goal: 1.3, rounds: 5, requests: 3 })
  await compared('ageing by invoice date', `${list}/ageing?by=invoice`, { goal: 1.3, rounds: 5, requests: 3 })
  await compared('debtors', `${list}/debtors`, { goal: 1.3, rounds: 5, requests: 3 })

  const database = openDatabase(bench.url)
  const month = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 7)
  for (const kind of ['tax', 'standard', 'operation'] as const) {
    const us = await timed(() => figuresOf(database.db, kind, month))
    const them = await timed(() => bench.pool.query(bareSummaries[kind], [`${month}-01`]))
    const ratio = us / them
    const told = `${us.toFixed(1)} ms, bare ${them.toFixed(1)} ms, ratio ${ratio.toFixed(2)} (goal 1.5)`
    console.log(`summary ${kind}: ${told}${ratio <= 1.5 ? '' : '  over'}`)
  }

  let isRunning = true
  const summaries = (async () => {
    for (let n = 0; n < 10; n += 1) await figuresOf(database.db, 'standard', month)
    isRunning = false
  })()
  let worst = 0
  while (isRunning) {
    const before = performance.now()
    await sendRequest(ours, { method: 'GET', path: list })
    worst = Math.max(worst, performance.now() - before)
  }
  await summaries
  console.log(`meanwhile a page waits at worst ${worst.toFixed(0)} ms (goal 150)${worst <= 150 ? '' : '  over'}`)
  await database.close()
} finally {
  await bench.close()
}
