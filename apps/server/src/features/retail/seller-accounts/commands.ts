import * as contract from '@sejuk/contract/retail/seller-accounts'
import { sellerAccount, sellerKeyOf } from '@sejuk/domain/retail/seller-accounts'
import { eq } from 'drizzle-orm'
import { sellerOf } from '../../../business/retail/seller-of.ts'
import { banks } from '../../../db/tables/masters/banks.ts'
import { sellerAccounts as t } from '../../../db/tables/retail/incentives.ts'
import { acting } from '../../../platform/documents/acting.ts'
import { refuseChoice } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { visibleAccounts } from './queries.ts'

const records = recordsOf(sellerAccount.entity, t, t.seller_key)

/** A new or changed account waits until somebody compared it. */
export const saveSellerAccount = async ({
  db,
  viewer,
  actor,
  input,
}: RequestContext<typeof contract.saveSellerAccount>) => {
  const { row_version, ...form } = input
  const [bank] = await db.select().from(banks).where(eq(banks.bank_code, form.bank_code))
  if (!bank) refuseChoice('bank_code')
  const seller = await sellerOf(db, viewer)
  const seller_key = sellerKeyOf(seller.role, seller.code)
  const waits = { approve_status: 'Bank_Submitted' as const, reject_reason: null, authors: [viewer.usercode] }
  const known = await records.find(db, seller_key)
  if (known) {
    const before = await records.lock(db, { code: seller_key, row_version: row_version ?? 0 }, form)
    const undone = { approved_by: null, approved_name: null, approved_date: null }
    await records.change(db, actor, before, { ...form, ...waits, ...undone })
  } else
    await records.add(db, actor, {
      ...{ ...form, ...waits, seller_key, seller_role: seller.role, seller_code: seller.code },
      ...{ dept_code: viewer.department, created_by: viewer.usercode },
    })
  return { data: { approve_status: waits.approve_status } }
}

export const onSellerAccount = acting(sellerAccount, {
  table: t,
  key: 'seller_key',
  endpoints: contract.actOnSellerAccount,
  visible: visibleAccounts,
  changes: {
    approve: async () => ({ set: { reject_reason: null } }),
    reject: async ({ input }) => ({ set: { reject_reason: input.reason } }),
  },
  marks: {
    approve: ({ usercode, username, at }) => ({ approved_by: usercode, approved_name: username, approved_date: at }),
  },
})

export const sellerAccountLog = ({ db, viewer, input }: RequestContext<typeof contract.sellerAccountLog>) =>
  records.history(db, input.code, input.page, visibleAccounts(viewer))
