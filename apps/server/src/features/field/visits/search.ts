import { pageTo } from '@sejuk/domain/pages'
import { and, eq, ne, or, sql } from 'drizzle-orm'
import { visibleTeam } from '../../../business/field/own-team.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { visits as t } from '../../../db/tables/field/visits.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { inColumns, inOneLine, keysFrom, searchKind } from '../../../platform/search/search-kind.ts'

const source = sql`${t} join ${customers} on ${eq(customers.customer_code, t.customer_code)}
  join ${users} on ${eq(users.usercode, t.usercode)}`

export const visitSearch = searchKind({
  ...{ kind: 'visits', needs: 'Visit-Customer-View', source, key: t.visit_code, newest: t.in_at },
  visible: (viewer) => and(visibleTeam(viewer, t), ne(t.status, 'Deleted')),
  matches: (text, viewer) => {
    const named = inColumns(text, { text: [customers.customer_name, customers.customer_code] })
    const theirs = sql`select ${customers.customer_code} from ${customers} where ${and(visibleTo(viewer, customers), named)}`
    return or(inColumns(text, { text: [t.visit_code] }), keysFrom(t.customer_code, theirs))
  },
  fields: {
    code: t.visit_code,
    title: customers.customer_name,
    status: t.status,
    username: users.username,
    visit_date: sql<string>`${t.visit_date}::text`,
  },
  record: ({ username, visit_date, ...row }) => ({
    ...row,
    detail: inOneLine(username, visit_date, row.code),
    pages: [pageTo('visits', { open: row.code })],
  }),
})
