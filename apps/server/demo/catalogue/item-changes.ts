import { addDays } from '@sejuk/domain/values/dates'
import type pg from 'pg'
import { itemReplacements } from '../../src/db/tables/catalogue/item-replacements.ts'
import { itemToolRows, itemToolRuns } from '../../src/db/tables/catalogue/item-tools.ts'
import { insertRows } from '../makers/insert-rows.ts'
import type { Part } from '../part.ts'
import { demoUsers } from '../platform/accounts.ts'

type Pair = Pick<
  typeof itemReplacements.$inferInsert,
  'old_item_code' | 'new_item_code' | 'ratio' | 'direction' | 'reason'
> & { from: number; to?: number }

/** Days before today at which each begins and ends. */
const pairs: readonly Pair[] = [
  ...['', '(I)', '(O)'].map(
    (half): Pair => ({
      ...{ old_item_code: `GSW-24NK3${half}`, new_item_code: `GSV-24VX1${half}`, ratio: 1, direction: 'one-way' },
      ...{ reason: 'NK3 24K is discontinued', from: 120 },
    }),
  ),
  ...[
    ['FC-RO4', 'FC-RO6'],
    ['FC-RO6', 'FC-RO8'],
  ].map(
    ([old_item_code = '', new_item_code = '']): Pair => ({
      ...{ old_item_code, new_item_code, ratio: 1, direction: 'one-way' },
      ...{ reason: 'Same housing, more water a day', from: 200 },
    }),
  ),
  {
    ...{ old_item_code: '43131000137', new_item_code: '43131000274', ratio: 1, direction: 'both' },
    ...{ reason: 'The same pump with another bracket', from: 300 },
  },
  {
    ...{ old_item_code: '33011000959', new_item_code: '33011001096', ratio: 1, direction: 'one-way' },
    ...{ reason: '60 uF is within tolerance', from: 80 },
  },
  {
    ...{ old_item_code: '30241000137', new_item_code: '30241000274', ratio: 1, direction: 'one-way' },
    ...{ reason: 'While the small board was not to be had', from: 260, to: 170 },
  },
]

type Run = Pick<typeof itemToolRuns.$inferInsert, 'tool' | 'given' | 'status' | 'reject_reason'> & {
  by: string
  decidedBy?: string
  ago: number
  items: readonly string[]
  /** What the items had before; without it what they have today. */
  before?: Record<string, number>
}

const nk3 = ['GSW-05NK3', 'GSW-07NK3', 'GSW-09NK3', 'GSW-12NK3', 'GSW-18NK3']
const runs: readonly Run[] = [
  {
    ...{ tool: 'warranty', given: { warranty_sparepart_months: 36, warranty_compressor_months: 60 }, status: 'Done' },
    ...{ by: 'finance-manager', decidedBy: 'admin', ago: 64, items: nk3 },
    before: { warranty_sparepart_months: 24, warranty_compressor_months: 60 },
  },
  {
    ...{ tool: 'warranty', given: { warranty_sparepart_months: 6, warranty_compressor_months: 0 }, status: 'Rejected' },
    ...{ by: 'admin', decidedBy: 'finance-manager', ago: 30, items: ['FC-RO4', 'FC-RO6', 'FC-RO8'] },
    reject_reason: 'Cartridges are consumables and have no warranty',
  },
  {
    ...{
      tool: 'warranty',
      given: { warranty_sparepart_months: 24, warranty_compressor_months: 0 },
      status: 'Submitted',
    },
    ...{ by: 'admin', ago: 1, items: ['FWH-1000', 'FWH-2000', 'GWH-1500'] },
  },
]

const userOf = (login: string) => demoUsers.find(({ login_name }) => login_name === login)
const namesOf = (login: string) => ({ code: userOf(login)?.usercode ?? '', name: userOf(login)?.username ?? '' })

const addRuns = async (client: pg.ClientBase, today: string) => {
  for (const [n, { by, decidedBy, ago, items, before, ...run }] of runs.entries()) {
    const { rows } = await client.query<{ item_code: string } & Record<string, unknown>>(
      'select item_code, warranty_sparepart_months, warranty_compressor_months from items where item_code = any($1) order by 1',
      [items],
    )
    const author = namesOf(by)
    const day = addDays(today, -ago)
    const created = { created_by: author.code, create_user_name: author.name, created_date: `${day}T02:10:00Z` }
    const decided = decidedBy && namesOf(decidedBy)
    const isDone = run.status === 'Done'
    const done = isDone && { progress: 100, finished_date: `${day}T03:05:20Z` }
    const approved = isDone &&
      decided && { approved_by: decided.code, approved_user_name: decided.name, approved_date: `${day}T03:05:00Z` }
    const inserted = { ...run, authors: isDone ? [] : [author.code], ...created, ...done, ...approved }
    const run_code = `ITR-${String(n + 1).padStart(4, '0')}`
    await insertRows(client, itemToolRuns, [{ ...inserted, run_code }])
    await insertRows(
      client,
      itemToolRows,
      rows.map(({ item_code, ...now }) => ({
        ...{
          run_code,
          kind: 'item',
          record_code: item_code,
          outcome: isDone ? ('done' as const) : ('will-change' as const),
        },
        ...{ before: before ?? now, after: run.given },
      })),
    )
  }
}

/** Which items take the place of which, and changes of many items: done, rejected, and one that waits for a second user. */
export const itemChanges: Part = {
  name: 'item-changes',
  load: async (client, { today, say }) => {
    const { code, name } = namesOf('ass')
    const { rows } = await client.query<{ item_code: string }>('select item_code from items')
    const known = new Set(rows.map(({ item_code }) => item_code))
    const sound = pairs.filter((pair) => known.has(pair.old_item_code) && known.has(pair.new_item_code))
    await insertRows(
      client,
      itemReplacements,
      sound.map(({ from, to, ...pair }, n) => ({
        ...{ ...pair, replace_code: `IR-${String(n + 1).padStart(4, '0')}`, valid_from: addDays(today, -from) },
        ...{ valid_to: to === undefined ? null : addDays(today, -to), created_by: code, create_user_name: name },
        created_date: `${addDays(today, -from)}T02:00:00Z`,
      })),
    )
    await client.query(`select setval('item_replace_code', $1)`, [Math.max(1, sound.length)])
    await addRuns(client, today)
    await client.query(`select setval('item_tool_run_code', $1)`, [runs.length])
    say(`${sound.length} replacements of items, ${runs.length} changes of many items`)
  },
}
