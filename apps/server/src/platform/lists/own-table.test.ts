import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ownPart } from './own-table.ts'

const own = sql`"visits"`
const source = sql`"visits" join "customers" on "customers"."code" = "visits"."customer_code"
  left join shops s on s.code = "visits"."shop_code" left join lateral (select 1 from calls) c on true`

test.each([
  ['a filter on the row itself', sql`"visits"."status" <> 'Deleted'`],
  [
    'a subquery that reads the joined table anew',
    sql`"visits"."code" in (select x from "customers" where "customers"."name" ~* $1)`,
  ],
  ['a subquery under the same alias', sql`exists (select from other s where s.code = "visits"."code")`],
  ['a name that only ends like a joined one', sql`(specs.code = 1)`],
])('%s needs no joins', (_name, where) => expect(ownPart(source, own, [where])).toBe(own))

test.each([
  ['a filter on a joined table', sql`("customers"."dept_code" = $1)`],
  ['an order by its alias', sql`lower(s.name)`],
  ['what a lateral join finds', sql`c.result = 'Paid'`],
  [
    'a subquery that looks at the joined row',
    sql`exists (select from "stops" where "stops"."code" = "customers"."code")`,
  ],
  [
    'a subquery that reads the joined table under another name',
    sql`exists (select from "customers" o where o.phone = "customers"."phone")`,
  ],
  ['both', sql`"customers"."code" in (select "customers"."code" from "customers") and "customers"."level" = 1`],
])('%s needs the joins', (_name, where) => expect(ownPart(source, own, [sql`true`, where])).toBe(source))

test('without a table of its own a list is read as it is', () => expect(ownPart(source, undefined, [])).toBe(source))
