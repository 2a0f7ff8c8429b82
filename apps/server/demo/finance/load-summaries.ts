import { createHash } from 'node:crypto'
import { addDays, instantOf } from '@sejuk/domain/dates'
import { type SummaryKind, summaryKinds } from '@sejuk/domain/finance/invoice-summaries'
import { monthsUpTo } from '@sejuk/domain/management-reports'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { invoiceSummaries } from '../../src/db/tables/finance/invoice-summaries.ts'
import { figuresOf } from '../../src/features/finance/invoice-summaries/figures.ts'
import { insertRows } from '../makers/insert-rows.ts'
import type { Part } from '../part.ts'

const clerk = `select usercode as created_by, username as create_user_name from users join user_roles using (usercode)
  where role_code = 'Finance' order by 1 limit 1`

/** The tax of every month that is over, as made on the tenth of the next one; the other two kinds of the last such month. */
export const loadSummaries: Part['load'] = async (client, { today, say }) => {
  const db = drizzle({ client: client as pg.Client })
  const { rows } = await client.query<{ created_by: string; create_user_name: string }>(clerk)
  const by = rows[0]
  if (!by) return
  const months = monthsUpTo(today)
  const asked = months.slice(0, -1).flatMap((period, n): { kind: SummaryKind; period: string; next: string }[] => {
    const kinds = n === months.length - 2 ? summaryKinds : (['tax'] as const)
    return kinds.map((kind) => ({ kind, period, next: months[n + 1] ?? period }))
  })
  const made = []
  for (const { kind, period, next } of asked) {
    const { rows: figures, invoice_count } = await figuresOf(db, kind, period)
    const hash = createHash('sha256').update(JSON.stringify(figures)).digest('hex').slice(0, 16)
    const tenth = `${next}-10`
    const at = instantOf(tenth < today ? tenth : addDays(today, -1), '08:15', 'Asia/Jakarta')
    made.push({
      kind,
      period,
      status: 'Made' as const,
      rows: figures,
      invoice_count,
      hash,
      ...by,
      created_date: at,
      made_date: at,
    })
  }
  await insertRows(client, invoiceSummaries, made)
  say(`demo data: ${made.length} invoice summaries`)
}
