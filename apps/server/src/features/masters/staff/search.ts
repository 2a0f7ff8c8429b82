import { pageTo } from '@sejuk/domain/pages'
import { or, sql } from 'drizzle-orm'
import { users as t } from '../../../db/tables/platform/users.ts'
import { inColumns, inOneLine, searchKind } from '../../../platform/search/search-kind.ts'
import { visibleStaff } from './rows.ts'

export const staffSearch = searchKind({
  ...{ kind: 'staff', needs: 'Staff-Search', source: sql`${t}`, key: t.usercode, newest: t.created_date },
  visible: visibleStaff,
  matches: (text) => or(inColumns(text, { text: [t.username, t.usercode], phone: [t.phone] })),
  fields: {
    code: t.usercode,
    title: t.username,
    status: sql<string>`case when ${t.is_active} then 'active' else 'inactive' end`,
    phone: t.phone,
    role: t.title,
    dept_name: sql<string>`(select d.dept_name from departments d where d.dept_code = ${t.department})`,
  },
  record: ({ role, dept_name, ...row }) => ({
    ...row,
    detail: inOneLine(role, dept_name),
    pages: [{ ...pageTo('staff'), search: { search: row.code } }],
  }),
})
