import type * as contract from '@sejuk/contract/catalogue/serial-batches'
import { isUnused } from '@sejuk/domain/catalogue/serial-batches'
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { serialBatches as t } from '../../../db/tables/catalogue/serial-batches.ts'
import { serialEvents as e } from '../../../db/tables/catalogue/serial-events.ts'
import { serialNumbers as s } from '../../../db/tables/catalogue/serial-numbers.ts'
import { companyDayOf } from '../../../platform/calendar/company-day.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { isAsItOpens } from '../../../platform/scope/ordered-parts.ts'

/** Named with its table: within a subquery a bare name would be that of the events. */
const outerSerial = sql`${s}.${sql.identifier(s.serial_number.name)}`
const stepsOf = sql<number>`(select count(*)::int from ${e} where ${e}.${sql.identifier(e.serial_number.name)} = ${outerSerial})`

const fields = {
  ...getTableColumns(t),
  used: sql<number>`(select count(*)::int from ${s} where ${s.batch_code} = ${t.batch_code}
    and (${s.status} <> 'InFactory' or ${stepsOf} > 1))`,
}

export const listSerialBatches = ({ db, input }: RequestContext<typeof contract.listSerialBatches>) =>
  listPage(db, {
    input,
    source: sql`${t}`,
    where: and(
      input.item_code ? eq(t.item_code, input.item_code) : undefined,
      input.status ? eq(t.status, input.status) : undefined,
      input.from ? sql`${companyDayOf(t.created_date)} >= ${input.from}::date` : undefined,
      input.to ? sql`${companyDayOf(t.created_date)} <= ${input.to}::date` : undefined,
      input.text ? containsText(input.text, t.batch_code, t.item_code, t.item_name) : undefined,
    ),
    key: t.batch_code,
    sorts: { created_date: t.created_date, batch_code: t.batch_code, item_code: t.item_code, quantity: t.quantity },
    sort: '-created_date',
    fields,
    isInOrder: isAsItOpens(input, 'created_date'),
  })

/** The numbers of a batch, each with whether a document has touched it. */
export const serialsOfBatch = async (db: Db, batch_code: string) => {
  const rows = await db
    .select({ serial_number: s.serial_number, status: s.status, steps: stepsOf })
    .from(s)
    .where(eq(s.batch_code, batch_code))
    .orderBy(asc(s.serial_number))
  return rows.map(({ serial_number, status, steps }) => ({
    serial_number,
    status,
    is_used: !isUnused({ status, steps }),
  }))
}

export const getSerialBatch = async ({ db, input }: RequestContext<typeof contract.getSerialBatch>) => {
  const [data] = await selectRows(db, fields, sql`from ${t} where ${t.batch_code} = ${input.batch_code}`)
  if (!data) return refuse('notFound')
  return { data: { ...data, serials: await serialsOfBatch(db, input.batch_code) } }
}
