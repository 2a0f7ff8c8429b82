import { because } from '@sejuk/domain/messages'
import type { CreditSource } from '@sejuk/domain/money/credit-sources'
import { rupiah, total } from '@sejuk/domain/values/money'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { refuseField } from '../../platform/http/refuse.ts'
import { plannedRows } from '../../platform/lists/planned-rows.ts'

export type CreditPart = { source_kind: CreditSource; source_code: string; amount: number }
type Held = { source_kind: CreditSource; source_code: string; since: string; left: number; held: number }
const most = 500

/** What the customer has with us, the oldest first. */
export const creditsOf = async (db: Db, customer_code: string) => {
  const { rows } = await db.execute<Held>(sql`select source_kind, source_code, since::text, left_amount::float8 as left,
      held_amount::float8 as held from customer_credits
    where customer_code = ${customer_code} and (left_amount > 0 or held_amount > 0)
    order by since, source_code, source_kind limit ${most}`)
  return rows
}

const keyOf = ({ source_kind, source_code }: Omit<CreditPart, 'amount'>) => `${source_kind} ${source_code}`
const kindsAndCodes = (parts: readonly CreditPart[]) => sql`(select * from unnest(
    ${sql.param(parts.map((part) => part.source_kind))}::text[], ${sql.param(parts.map((part) => part.source_code))}::text[],
    ${sql.param(parts.map((part) => part.amount))}::bigint[]) as w (source_kind, source_code, amount))`

/** Locks the sources, each of this customer and with enough left for all that is asked of it. `field` names the list of the form. */
export const requireCredits = async (
  db: Db,
  customer_code: string,
  parts: readonly CreditPart[],
  fieldOf: (n: number, name: 'source_code' | 'amount') => string,
) => {
  const rows = await plannedRows<Held>(
    db,
    sql`select c.source_kind, c.source_code, c.since::text, c.left_amount::float8 as left,
      c.held_amount::float8 as held from customer_credits c where c.customer_code = ${customer_code}
      and exists (select from ${kindsAndCodes(parts)} w where w.source_kind = c.source_kind and w.source_code = c.source_code)
    order by c.source_kind, c.source_code for update`,
  )
  const left = new Map(rows.map((row) => [keyOf(row), row.left]))
  for (const [n, part] of parts.entries()) {
    const rest = left.get(keyOf(part))
    if (rest === undefined) refuseField(fieldOf(n, 'source_code'), because('not-in-list'))
    else if (part.amount > rest)
      refuseField(
        fieldOf(n, 'amount'),
        because('more-than-left-of-source', { amount: rupiah(rest), source: part.source_code }),
      )
    else left.set(keyOf(part), rest - part.amount)
  }
  return rows
}

type Purpose = 'used' | 'held' | 'returned'
/** Uses, holds or pays back parts of sources, or with a minus gives them free again. Call it under `requireCredits` or the customer's lock. */
export const moveCredits = async (db: Db, parts: readonly CreditPart[], purpose: Purpose, sign: 1 | -1 = 1) => {
  if (parts.length === 0) return
  const column = sql.raw(`${purpose}_amount`)
  await plannedRows(
    db,
    sql`update customer_credits c set ${column} = c.${column} + ${sign}::int * w.amount
    from (select source_kind, source_code, sum(amount) as amount from ${kindsAndCodes(parts)} p group by 1, 2) w
    where w.source_kind = c.source_kind and w.source_code = c.source_code`,
  )
}

/** Held parts leave the company: no longer held, and paid back. */
export const payBackHeld = async (db: Db, parts: readonly CreditPart[]) => {
  await moveCredits(db, parts, 'held', -1)
  await moveCredits(db, parts, 'returned')
}

export const sumOfParts = (parts: readonly { amount: number }[]) => total(parts.map(({ amount }) => amount))

/** Each source once. */
export const requireOnce = (parts: readonly CreditPart[], field: (n: number) => string) => {
  const met: string[] = []
  for (const [n, part] of parts.entries()) {
    if (met.includes(keyOf(part))) refuseField(field(n), because('source-named-twice'))
    met.push(keyOf(part))
  }
}
