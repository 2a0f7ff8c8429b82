import { type MovedKind, movedKinds } from '@sejuk/domain/customers/merges'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'

type Movable = {
  table: string
  key: string
  /** The column that names the customer. */
  owner?: string
  /** Which of its rows speak of customers. */
  only?: SQL
  /** What the one that stays has already is left where it is; `m` is the row, `$stays` the customer. */
  clash?: (stays: string) => SQL
  /** The records whose action log mentions the move. */
  entity?: string
}

const movables: Record<MovedKind, Movable> = {
  shops: { table: 'shops', key: 'shop_code', entity: 'shop' },
  addresses: {
    table: 'official_addresses',
    key: 'address_code',
    clash: (stays) => sql`exists (select from official_addresses o where o.customer_code = ${stays}
      and official_address_key(o.detail_address) = official_address_key(m.detail_address))`,
    entity: 'official-address',
  },
  signatures: { table: 'customer_signatures', key: 'signature_code', entity: 'customer-signature' },
  documents: {
    table: 'attachments',
    key: 'attachment_code',
    owner: 'module_code',
    only: sql`m.module_name = 'Customer'`,
  },
  orders: { table: 'customer_orders', key: 'order_code' },
  invoices: { table: 'customer_invoices', key: 'invoice_code' },
  sales_invoices: { table: 'sales_invoices', key: 'invoice_code', entity: 'sales-invoice' },
  receipts: { table: 'receipts', key: 'receipt_code', entity: 'receipt' },
  collection_calls: { table: 'collection_calls', key: 'call_id' },
  cheques: { table: 'cheques', key: 'cheque_code', entity: 'cheque' },
  credit_uses: { table: 'credit_uses', key: 'use_code', entity: 'credit-use' },
  refunds: { table: 'refunds', key: 'refund_code', entity: 'refund' },
  credit_notes: { table: 'credit_notes', key: 'credit_note_code', entity: 'credit-note' },
  kwitansi: { table: 'kwitansi', key: 'kwitansi_code', entity: 'kwitansi' },
  virtual_accounts: {
    table: 'payment_refs',
    key: 'ref',
    clash: (stays) => sql`m.state = 'Open' and m.kind = 'va' and exists (select from payment_refs o
      where o.customer_code = ${stays} and o.state = 'Open' and o.kind = 'va')`,
    entity: 'payment-ref',
  },
  bank_lines: { table: 'bank_lines', key: 'line_code', entity: 'bank-line' },
  statement_letters: { table: 'statement_letters', key: 'letter_id' },
  // What was given out stands in somebody's books under the name it had.
  journals: { table: 'journals', key: 'journal_id', only: sql`m.batch_code is null` },
  credit_limits: { table: 'credit_limit_requests', key: 'request_code', entity: 'credit-limit-request' },
  special_prices: { table: 'special_price_requests', key: 'request_code', entity: 'special-price-request' },
  cashbacks: { table: 'cashbacks', key: 'cashback_code', entity: 'cashback' },
  cashback_orders: { table: 'cashback_orders', key: 'order_code' },
  cashback_targets: {
    table: 'cashback_targets',
    key: 'target_id',
    clash: (stays) => sql`exists (select from cashback_targets o where o.customer_code = ${stays}
      and o.business_unit_code = m.business_unit_code and o.period = m.period)`,
  },
  users: {
    table: 'user_belongings',
    key: 'usercode',
    owner: 'code',
    only: sql`m.kind = 'customer'`,
    clash: (stays) => sql`exists (select from user_belongings o where o.kind = 'customer' and o.code = ${stays}
      and o.usercode = m.usercode)`,
  },
}

const partsOf = (kind: MovedKind) => {
  const { table, key, owner = 'customer_code', only = sql`true`, clash } = movables[kind]
  return {
    table: sql.identifier(table),
    key: sql`m.${sql.identifier(key)}::text`,
    owner: sql.identifier(owner),
    only,
    clashes: (stays: string) => clash?.(stays) ?? sql`false`,
  }
}

/** What would move, and what would stay because the other one has it already. */
export const countMoves = async (db: Db, stays: string, goes: string) => {
  const counts = movedKinds.map((kind) => {
    const { table, owner, only, clashes } = partsOf(kind)
    return sql`select ${kind} as kind, count(*) filter (where not ${clashes(stays)})::int as moves,
      count(*) filter (where ${clashes(stays)})::int as stays from ${table} m where m.${owner} = ${goes} and ${only}`
  })
  const { rows } = await db.execute<{ kind: MovedKind; moves: number; stays: number }>(
    sql`${sql.join(counts, sql` union all `)}`,
  )
  return rows.filter(({ moves, stays: left }) => moves + left > 0)
}

export type Moved = Partial<Record<MovedKind, string[]>>

/** Moves everything and writes down each row that moved. */
export const moveAll = async (db: Db, merge_id: number, stays: string, goes: string) => {
  const moved: Moved = {}
  for (const kind of movedKinds) {
    const { table, key, owner, only, clashes } = partsOf(kind)
    const { rows } = await db.execute<{ row_key: string }>(sql`with moved as (
        update ${table} m set ${owner} = ${stays} where m.${owner} = ${goes} and ${only} and not ${clashes(stays)}
        returning ${key} as row_key)
      insert into customer_merge_moves (merge_id, kind, row_key) select ${merge_id}::bigint, ${kind}, row_key from moved
      returning row_key`)
    if (rows.length) moved[kind] = rows.map(({ row_key }) => row_key)
  }
  await followShops(db, moved.shops, stays)
  await followJournals(db, moved.journals, goes, stays)
  return moved
}

/** Moves back exactly what was moved; deleted records are skipped. */
export const moveBack = async (db: Db, merge_id: number, stays: string, goes: string) => {
  const moved: Moved = {}
  for (const kind of movedKinds) {
    const { table, key, owner, only } = partsOf(kind)
    const { rows } = await db.execute<{ row_key: string }>(sql`update ${table} m set ${owner} = ${goes}
      where m.${owner} = ${stays} and ${only} and ${key} in
        (select row_key from customer_merge_moves where merge_id = ${merge_id} and kind = ${kind})
      returning ${key} as row_key`)
    if (rows.length) moved[kind] = rows.map(({ row_key }) => row_key)
  }
  await followShops(db, moved.shops, goes)
  await followJournals(db, moved.journals, stays, goes)
  return moved
}

/** Counts, sell-outs and changes of salespeople belong to a shop, and go where it goes. */
const followShops = async (db: Db, shops: readonly string[] | undefined, customer_code: string) => {
  if (!shops?.length) return
  for (const table of ['customer_stock_reports', 'retail_orders', 'salesman_changes'])
    await db.execute(sql`update ${sql.identifier(table)} set customer_code = ${customer_code}
      where shop_code = any(${sql.param(shops)}::text[])`)
}

/** The lines of a journal name the customer it names. */
const followJournals = async (db: Db, journals: readonly string[] | undefined, from: string, to: string) => {
  if (!journals?.length) return
  await db.execute(sql`update journal_lines set customer_code = ${to}
    where journal_id = any(${sql.param(journals)}::bigint[]) and customer_code = ${from}`)
}

/** For the history of each thing that has one. */
export const logEntriesOf = (moved: Moved, from: string, to: string, reason: string) =>
  movedKinds.flatMap((kind) => {
    const { entity } = movables[kind]
    const codes = entity ? (moved[kind] ?? []) : []
    return codes.map((entity_code) => ({
      ...{ entity: entity ?? '', entity_code, action: 'update', reason },
      ...{ before: { customer_code: from }, after: { customer_code: to } },
    }))
  })

/** Moved rows that now belong to a third customer. A contact may belong to several: that is no conflict. */
export const movedOn = (merge_id: SQL, stays: SQL) => {
  const kinds = movedKinds.filter((kind) => kind !== 'users')
  const counts = kinds.map((kind) => {
    const { table, key, owner, only } = partsOf(kind)
    return sql`(select count(*) from customer_merge_moves v join ${table} m on ${key} = v.row_key
      where v.merge_id = ${merge_id} and v.kind = ${kind} and ${only} and m.${owner} <> ${stays})`
  })
  return sql<number>`(${sql.join(counts, sql` + `)})::int`
}
