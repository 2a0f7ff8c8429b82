import { addressTo } from '@sejuk/domain/pages'
import type { salesmanChanges } from '../../../db/tables/customers/salesman-changes.ts'
import { notify, recipientsOf, type Within } from '../../../platform/notify/notify.ts'

type Change = typeof salesmanChanges.$inferSelect

/** One message per losing salesman, and one per losing salesman to the gaining one: never one per customer. */
export const notifySalesmen = async (within: Within, changes: readonly Change[]) => {
  const [first] = changes
  if (!first) return
  const { to_salesman_code, effective_date, reason } = first
  const losers = [...new Set(changes.map(({ from_salesman_code }) => from_salesman_code ?? ''))]
  const people = await recipientsOf(within.db, [to_salesman_code, ...losers])
  const nameOf = (code: string) => people.find(({ usercode }) => usercode === code)?.username ?? (code || '-')
  for (const from of losers) {
    const theirs = changes.filter(({ from_salesman_code }) => (from_salesman_code ?? '') === from)
    const customers = theirs.filter(({ shop_code }) => shop_code === null).length
    await notify(within, {
      to: [from, to_salesman_code].filter(Boolean),
      event: 'salesman-changed',
      variables: {
        ...{ customers, shops: theirs.length - customers, effective_date, reason },
        ...{ from_salesman: nameOf(from), to_salesman: nameOf(to_salesman_code) },
      },
      url: addressTo('customers'),
    })
  }
}
