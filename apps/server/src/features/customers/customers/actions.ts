import { actOnCustomer } from '@sejuk/contract/customers/customers'
import { customer } from '@sejuk/domain/customers/customer-actions'
import { cashbackLeft } from '@sejuk/domain/customers/customers'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { customers as t } from '../../../db/tables/customers/customers.ts'
import { cashbacks } from '../../../db/tables/sales/cashbacks.ts'
import { acting } from '../../../platform/documents/acting.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { addMainAddress } from '../official-addresses/commands.ts'
import { stakes } from './detail.ts'
import { notifyApprovers, notifyOutcome } from './notices.ts'
import type { StoredCustomer } from './visible-customer.ts'

/** Cashback dies with the business: whoever ends it has to know. */
const warnOfCashback = async (db: Db, customer_code: string) => {
  const [sum] = await db
    .select({ remain: sql<number>`coalesce(sum(${cashbacks.cashback_remain}), 0)::float8` })
    .from(cashbacks)
    .where(eq(cashbacks.customer_code, customer_code))
  const cashback_remain = sum?.remain ?? 0
  if (cashback_remain > 0)
    refuse('conflict', { status: 'CashbackRemains', message: cashbackLeft(cashback_remain), data: { cashback_remain } })
}

/** The main address becomes the first official one. */
const firstAddress = async ({ db, after }: Done<StoredCustomer>) => {
  const { sub_district_code, detail_address } = after
  if (sub_district_code && detail_address) await addMainAddress(db, { ...after, sub_district_code, detail_address })
}

const nothingSet = { owes_money: false, open_documents: 0, has_open_tickets: false, documents: 0 }
const author = ({ usercode, username, at }: { usercode: string; username: string; at: string }) => ({
  ...{ author_code: usercode, author_name: username, reject_reason: null, waiting_since: at },
})

export const onCustomer = acting(customer, {
  table: t,
  key: 'customer_code',
  endpoints: actOnCustomer,
  visible: (viewer) => visibleTo(viewer, t),
  facts: async ({ db }, { customer_code }) => {
    const [counted] = await selectRows(db, stakes, sql`from ${t} where ${eq(t.customer_code, customer_code)}`)
    return counted ?? nothingSet
  },
  changes: {
    approve: async ({ before }) => ({
      // Only controlled fields ever wait.
      set: {
        ...(before.waiting as Partial<StoredCustomer> | null),
        ...{ waiting: null, waiting_since: null, reject_reason: null, close_reason: null },
      },
      also: { approved_date: before.approved_date },
    }),
    // A rejected change is gone; a rejected customer comes back, and its authors are still its authors.
    reject: async ({ before, input }) => ({
      set: {
        ...{ waiting: null, waiting_since: null, reject_reason: input.reason },
        ...(before.status === 'Adjusted' ? { authors: [] } : {}),
      },
    }),
    close: async ({ db, input }) => {
      if (!input.knows_cashback) await warnOfCashback(db, input.customer_code)
      return { set: { close_reason: input.reason } }
    },
  },
  marks: {
    submit: author,
    reopen: author,
    approve: ({ usercode, username, at }) => ({
      ...{ approved_by: usercode, approved_user_name: username, approved_date: at },
    }),
  },
  effects: { approve: [firstAddress] },
  notices: {
    modify: async ({ before, after, ...within }) => {
      const isNew = after.status === 'Adjusted' && before.status !== 'Adjusted'
      if (after.status === 'Submitted' || isNew) await notifyApprovers(within, after)
    },
    submit: ({ after, ...within }) => notifyApprovers(within, after),
    reopen: ({ after, ...within }) => notifyApprovers(within, after),
    approve: ({ after, reason, ...within }) => notifyOutcome(within, 'approve', after, reason),
    reject: ({ after, reason, ...within }) => notifyOutcome(within, 'reject', after, reason),
  },
})
