import { bonusSettlement } from '@sejuk/domain/installers/settlements'
import { addressTo } from '@sejuk/domain/pages'
import type { SellerAccountStatus } from '@sejuk/domain/retail/seller-accounts'
import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { settlementLines as l, settlementExclusions } from '../../db/tables/installers/settlements.ts'
import { banks } from '../../db/tables/masters/banks.ts'
import { sellerAccounts as a, incentiveAccruals as t } from '../../db/tables/retail/incentives.ts'
import { notify } from '../../platform/notify/notify.ts'
import type { Payable, PayableForm, PayableSource } from '../installers/payables.ts'
import { everySeller, sellerFields, sellersOf } from './sellers.ts'

/** The sums of a seller carry the rows they are of. */
type Incentive = Payable & { accrual_ids: number[] }

/** All that was not paid until the last day: whoever was left out before gets it with the next run. */
const unpaid = ({ period_to }: PayableForm, itself?: string) =>
  and(or(isNull(t.settlement_code), itself ? eq(t.settlement_code, itself) : undefined), lte(t.sale_date, period_to))

const accountOf = sql`${a.seller_role} = s.seller_role and ${a.seller_code} = s.seller_code`
const ofSeller = sql`${t.seller_role} = s.seller_role and ${t.seller_code} = s.seller_code`
const ofLine = sql`${l.user_type} = s.seller_role and ${l.user_code} = s.seller_code`

const shown = {
  payable_code: sellerFields.seller_code,
  user_code: sellerFields.seller_code,
  user_name: sellerFields.seller_name,
  dept_code: sellerFields.dept_code,
  branch_name: sellerFields.branch_name,
  install_date: sql<null>`null`,
  finance_date: sql<null>`null`,
}

const changedAccounts = async (db: Db, settlement_code: string) => {
  const ofRun = eq(l.settlement_code, settlement_code)
  const same = and(sql`${a.seller_role} = ${l.user_type}`, eq(a.seller_code, l.user_code))
  await db
    .select({ key: a.seller_key })
    .from(a)
    .where(sql`exists (select from ${l} where ${ofRun} and ${same})`)
    .orderBy(a.seller_key)
    .for('share')
  return db
    .select({ user_name: l.user_name })
    .from(l)
    .leftJoin(a, same)
    .where(
      and(
        ofRun,
        sql`not coalesce(${a.approve_status} = 'Bank_Approved' and ${a.bank_code} = ${l.bank_code}
          and ${a.credited_account} = ${l.credited_account} and ${a.account_name} = ${l.account_name}, false)`,
      ),
    )
    .orderBy(l.line_no)
}

/** Sellers get their incentive in one sum: what their sales brought, less what was taken back. */
export const incentivePayables: PayableSource<Incentive> = {
  lock: (db, _viewer, form) =>
    db.select({ id: t.accrual_id }).from(t).where(unpaid(form)).orderBy(asc(t.accrual_id)).for('update'),
  find: async (db, viewer, form, itself) => {
    const found = await db
      .select({
        ...shown,
        user_type: sellerFields.seller_role,
        is_active: sql<boolean>`s.is_active`,
        amount: sql<number>`u.amount::float8`,
        accrual_ids: sql<number[]>`u.accrual_ids`,
        id_card_number: a.id_card_number,
        approve_status: a.approve_status,
        bank_code: a.bank_code,
        bank_name: banks.bank_name,
        swift_code: banks.swift_code,
        account_name: a.account_name,
        credited_account: a.credited_account,
      })
      .from(
        sql`(select ${t.seller_role}, ${t.seller_code}, sum(${t.amount}) as amount,
          array_agg(${t.accrual_id}::int order by ${t.accrual_id}) as accrual_ids from ${t} where ${unpaid(form, itself)} group by 1, 2) u`,
      )
      .innerJoin(everySeller, sql`s.seller_role = u.seller_role and s.seller_code = u.seller_code`)
      .leftJoin(a, accountOf)
      .leftJoin(banks, eq(banks.bank_code, a.bank_code))
      .where(
        and(
          sellersOf(viewer),
          form.dept_codes.length ? inArray(sellerFields.dept_code, form.dept_codes) : undefined,
          sql`u.amount <> 0`,
        ),
      )
      .orderBy(sellerFields.seller_name, sellerFields.seller_code)
      .limit(20_000)
    return found.map(({ is_active, approve_status, id_card_number, ...one }) => ({
      ...one,
      id_card_number: id_card_number ?? '',
      user_status: is_active ? ('Approved' as const) : ('Paused' as const),
      approve_status: approve_status satisfies SellerAccountStatus | null,
      ticket_status: 'Approved',
      settlement_code: null,
      transfer_type: 'Online' as const,
    }))
  },
  take: async (db, settlement_code, lines) => {
    const ids = lines.flatMap(({ payables }) => payables.flatMap(({ accrual_ids }) => accrual_ids))
    await db.update(t).set({ settlement_code }).where(inArray(t.accrual_id, ids))
  },
  release: (db, settlement_code) =>
    db.update(t).set({ settlement_code: null }).where(eq(t.settlement_code, settlement_code)),
  changedAccounts,
  // What was accrued has no payment of its own: that of its line is read.
  begin: async () => undefined,
  settle: async (db, { settlement_code, user_type, user_code }, { payment_status }) => {
    if (payment_status === 'Payment_Failed')
      await db
        .update(t)
        .set({ settlement_code: null })
        .where(
          and(
            eq(t.settlement_code, settlement_code),
            sql`${t.seller_role} = ${user_type}`,
            eq(t.seller_code, user_code),
          ),
        )
  },
  tell: async (within, line, answer) => {
    const { settlement_code: settlement, net_amount: amount } = line
    const { rows } = await within.db.execute<{ user_code: string | null }>(
      sql`select s.user_code from ${everySeller} where s.seller_role = ${line.user_type} and s.seller_code = ${line.user_code}`,
    )
    const to = rows.flatMap(({ user_code }) => (user_code ? [user_code] : []))
    if (to.length === 0) return
    const who = {
      to,
      url: addressTo('retailInput'),
      about: { entity: bonusSettlement.entity, entity_code: settlement },
    }
    if (answer.isPaid) await notify(within, { ...who, event: 'incentive-paid', variables: { settlement, amount } })
    else {
      const variables = { settlement, amount, reason: answer.reason || '-' }
      await notify(within, { ...who, event: 'incentive-payment-failed', variables })
    }
  },
  paidParts: (db, settlement_code) =>
    db
      .select({ ...shown, line_no: l.line_no, amount: l.gross_amount, payment_status: l.payment_status })
      .from(l)
      .innerJoin(everySeller, ofLine)
      .where(eq(l.settlement_code, settlement_code))
      .orderBy(l.line_no),
  leftOut: (db, settlement_code) =>
    db
      .select({
        ...shown,
        amount: sql<number>`(select coalesce(sum(${t.amount}), 0)::float8 from ${t} where ${ofSeller} and ${t.settlement_code} is null)`,
        kind: settlementExclusions.kind,
        reason: settlementExclusions.reason,
      })
      .from(settlementExclusions)
      .innerJoin(everySeller, eq(sellerFields.seller_code, settlementExclusions.payable_code))
      .where(
        and(
          eq(settlementExclusions.settlement_code, settlement_code),
          sql`exists (select from ${t} where ${ofSeller})`,
        ),
      )
      .orderBy(settlementExclusions.payable_code),
}
