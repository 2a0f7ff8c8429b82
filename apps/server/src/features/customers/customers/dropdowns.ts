import type * as contract from '@sejuk/contract/customers/customers'
import { customerTypes, tradingStatuses } from '@sejuk/domain/customers/customers'
import { isOnTerms, paymentWays } from '@sejuk/domain/sales/payment-ways'
import { customerWords } from '@sejuk/words/customers/customers'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { orderableBy } from '../../../business/customers/orderable-customers.ts'
import { creditLeftInSql, overdueDaysInSql } from '../../../business/sales/exposure.ts'
import type { Db } from '../../../db/database.ts'
import { customers as t } from '../../../db/tables/customers/customers.ts'
import { users } from '../../../db/tables/platform/users.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { dropdownPage } from '../../../platform/lists/dropdown.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { containsText } from '../../../platform/lists/search.ts'
import type { Selection } from '../../../platform/lists/selection.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { seesCredit } from './credit.ts'

const option = {
  value: t.customer_code,
  label: sql<string>`'(' || ${t.customer_code} || ') ' || ${t.customer_name}`,
  customer_code: t.customer_code,
  customer_name: t.customer_name,
}
type Choosing = { page: number; search: string; dept_code: string[] }

/** Customers in a trading status. */
const choose = <Fields extends Selection>(db: Db, input: Choosing, isVisible: SQL, fields: Fields) =>
  dropdownPage(db, {
    page: input.page,
    source: sql`${t}`,
    where: and(
      isVisible,
      inArray(t.status, [...tradingStatuses]),
      filterByCodes(t.dept_code, input.dept_code),
      containsText(input.search, t.customer_name, t.customer_code),
    ),
    key: t.customer_code,
    order: t.customer_name,
    fields,
    isSearch: input.search !== '',
  })

export const customerDropdown = ({ db, viewer, input }: RequestContext<typeof contract.customerDropdown>) =>
  choose(db, input, visibleTo(viewer, t), option)

export const allCustomerDropdown = ({ db, input }: RequestContext<typeof contract.allCustomerDropdown>) =>
  choose(db, input, sql`true`, option)

export const visitCustomerDropdown = async ({
  db,
  viewer,
  input,
}: RequestContext<typeof contract.visitCustomerDropdown>) => {
  const mayVisit = and(eq(users.usercode, viewer.usercode), eq(users.allow_visit_customer, true))
  const isVisible = (await db.$count(users, mayVisit)) ? visibleTo(viewer, t) : sql`false`
  return choose(db, input, isVisible, {
    ...option,
    detail_address: t.detail_address,
    pic_name: t.pic_name,
    pic_phone: t.pic_phone,
    last_visit_date: sql<string | null>`${t.last_visit_date}::text`,
    lat: t.lat,
    lng: t.lng,
  })
}

const orderOption = {
  ...option,
  org_code: t.org_code,
  dept_code: t.dept_code,
  price_include_tax: t.price_include_tax,
  cooperation: t.cooperation,
  customerIsTaxable: t.customer_is_taxable,
}
const cashWays = paymentWays.filter((way) => !isOnTerms(way))
const itsCredit = {
  // Who pays before or at the door is judged by no limit.
  available: sql<number | null>`case when ${inArray(t.collect_method, cashWays)} then null
    else ${creditLeftInSql(t.credit_limit, t.customer_code)} end`,
  overdue_days_max: sql<number | null>`${overdueDaysInSql(t.customer_code)}`,
}
const nothing = sql<number | null>`null::float8`
const withCredit = { ...orderOption, ...itsCredit }
const withoutCredit: typeof withCredit = { ...orderOption, available: nothing, overdue_days_max: nothing }

export const orderCustomerDropdown = ({ db, viewer, input }: RequestContext<typeof contract.orderCustomerDropdown>) =>
  choose(db, input, orderableBy(viewer), seesCredit(viewer) ? withCredit : withoutCredit)

export const customerTypeDropdown = async ({ input }: RequestContext<typeof contract.customerTypeDropdown>) => {
  const wanted = input.search.trim().toLowerCase()
  const all = customerTypes.map((type_code) => {
    const [type_name, local_name] = customerWords.words[type_code]
    return { value: type_code, label: type_name, type_code, type_name, local_name }
  })
  const isNamed = (name: string) => name.toLowerCase().includes(wanted)
  const found = all.filter(({ type_code, type_name, local_name }) => [type_code, type_name, local_name].some(isNamed))
  return { data: input.page === 1 ? found : [], page: { current: input.page, totalPages: 1 } }
}
