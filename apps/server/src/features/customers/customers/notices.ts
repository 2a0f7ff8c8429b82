import { addressTo } from '@sejuk/domain/pages'
import { eq } from 'drizzle-orm'
import { departments } from '../../../db/tables/masters/departments.ts'
import { notify, type Within } from '../../../platform/notify/notify.ts'

type Known = {
  customer_code: string
  customer_name: string
  dept_code: string
  salesman_code: string | null
  author_code: string | null
  author_name: string | null
}
const pageOf = (customer_code: string, page: 'approveCustomer' | 'editCustomer' | 'customer') =>
  addressTo(page, { id: customer_code })
const about = ({ customer_code }: Known) => ({ entity: 'customer', entity_code: customer_code })
const named = ({ customer_code, customer_name }: Known) => `(${customer_code}) ${customer_name}`

/** Notifies the branch manager of what waits for approval, unless they wrote it. */
export const notifyApprovers = async (within: Within, customer: Known & { authors: readonly string[] }) => {
  const [branch] = await within.db
    .select({ manager: departments.bm_user_code })
    .from(departments)
    .where(eq(departments.dept_code, customer.dept_code))
  const to = [branch?.manager].filter((code): code is string => Boolean(code) && !customer.authors.includes(code ?? ''))
  await notify(within, {
    to,
    event: 'customer-submitted',
    variables: { customer: named(customer), author: customer.author_name ?? '' },
    url: pageOf(customer.customer_code, 'approveCustomer'),
    about: about(customer),
  })
}

export const notifyOutcome = async (
  within: Within,
  outcome: 'approve' | 'reject',
  customer: Known,
  reason: string | null,
) => {
  const to = [customer.author_code, customer.salesman_code].filter((code): code is string => Boolean(code))
  const common = { to, url: pageOf(customer.customer_code, 'approveCustomer'), about: about(customer) }
  if (outcome === 'approve')
    await notify(within, { ...common, event: 'customer-approved', variables: { customer: named(customer) } })
  else
    await notify(within, {
      ...common,
      event: 'customer-rejected',
      variables: { customer: named(customer), reason: reason ?? '' },
      url: pageOf(customer.customer_code, 'editCustomer'),
    })
}

/** Notifies the salesmen of both customers which record remains. */
export const notifyMerged = async (
  within: Within & { viewer: { usercode: string } },
  event: 'customer-merged' | 'customer-merge-undone',
  survivor: Known,
  other: Known,
) => {
  const sellers = [survivor.salesman_code, other.salesman_code, other.author_code]
  const to = sellers.filter((code): code is string => Boolean(code) && code !== within.viewer.usercode)
  const shown = event === 'customer-merged' ? survivor : other
  await notify(within, {
    ...{ to: [...new Set(to)], event, url: pageOf(shown.customer_code, 'customer'), about: about(shown) },
    variables: { gone: named(other), customer: named(survivor) },
  })
}
