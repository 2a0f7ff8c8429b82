import * as contract from '@sejuk/contract/customers/official-addresses'
import { importJudge } from '@sejuk/domain/customers/official-addresses'
import type { Line } from '@sejuk/domain/sheets'
import type { Viewer } from '@sejuk/domain/viewers'
import { officialAddressWords } from '@sejuk/words/customers/official-addresses'
import { and, isNull, notInArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { officialAddresses as t } from '../../../db/tables/customers/official-addresses.ts'
import type { RequestContext, StepwiseContext } from '../../../platform/http/serve.ts'
import { type Importer, importable } from '../../../platform/import/importable.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { inSlices } from '../../../platform/sheets/in-slices.ts'
import { readSheet } from '../../../platform/sheets/read-sheet.ts'
import { refuseSheet } from '../../../platform/sheets/refuse-sheet.ts'
import { writeTemplate } from '../../../platform/sheets/write-template.ts'
import { entity, takeBackOfficialAddresses } from './commands.ts'
import { placeProblems } from './known-places.ts'
import { officialAddressTemplate } from './template.ts'

type Address = z.output<typeof contract.officialAddressLine>

/** So many lines go to the database at once: others are served in between. */
const batch = 500

export const readOfficialAddresses = ({ input }: StepwiseContext<typeof contract.importOfficialAddresses>) =>
  readSheet(input.file, officialAddressTemplate)

/** All lines or none. */
export const importOfficialAddresses = async (
  { db, viewer, actor }: RequestContext<typeof contract.importOfficialAddresses>,
  { lines, problems, rows }: Awaited<ReturnType<typeof readOfficialAddresses>>,
) => {
  const found = [...problems, ...(await checkAddresses(db, viewer, lines))]
  if (found.length) refuseSheet(found, rows)
  for (const some of batches(lines)) await writeAddresses(db, { viewer, actor }, some)
  return { data: { added: lines.length } }
}

const checkAddresses = async (db: Db, viewer: Viewer, lines: readonly Line<Address>[]) => {
  const known = await visibleCustomers(db, viewer, lines)
  const judge = importJudge(known, await storedAlready(db, lines))
  return [...(await inSlices(lines, judge)), ...(await placeProblems(db, lines))]
}

const writeAddresses = async (db: Db, { viewer, actor }: Importer, lines: readonly Line<Address>[]) => {
  const addresses = lines.map(({ value }) => value)
  const codes = await addAddresses(db, viewer, addresses)
  const entries = addresses.map((after, n) => ({ entity, entity_code: codes[n] ?? '', action: 'import', after }))
  await logActions(db, actor, entries)
  return codes
}

/** The same sheet with preview and correction before import. */
export const officialAddressImport = importable(contract.officialAddressSheet, {
  ...officialAddressTemplate,
  book: officialAddressWords,
  title: 'title',
  check: checkAddresses,
  write: writeAddresses,
  undo: takeBackOfficialAddresses,
  page: 'officialAddresses',
})

export const downloadExample = async () => ({
  data: await writeTemplate('official-address-template.xlsx', officialAddressTemplate),
})

function* batches<T>(all: readonly T[]) {
  for (let n = 0; n < all.length; n += batch) yield all.slice(n, n + batch)
}

const visibleCustomers = async (db: Db, viewer: Viewer, lines: readonly Line<Address>[]) => {
  const codes = [...new Set(lines.map(({ value }) => value.customer_code))]
  const found = await db
    .select({ customer_code: customers.customer_code })
    .from(customers)
    .where(
      and(
        visibleTo(viewer, customers),
        isNull(customers.merged_into),
        notInArray(customers.status, ['Closed', 'Deleted']),
        sql`${customers.customer_code} = any(${sql.param(codes)})`,
      ),
    )
  return new Set(found.map(({ customer_code }) => customer_code))
}

/** Stored addresses repeated in the sheet: queried by the unique index, not by reading whole customers. */
const storedAlready = async (db: Db, lines: readonly Line<Address>[]) => {
  const stored: Pick<Address, 'customer_code' | 'detail_address'>[] = []
  for (const some of batches(lines)) {
    const places = some.map(({ value: { customer_code, detail_address } }) => ({ customer_code, detail_address }))
    const { rows } = await db.execute<(typeof stored)[number]>(
      sql`select ${t.customer_code}, ${t.detail_address}
        from jsonb_to_recordset(${JSON.stringify(places)}) as line(customer_code text, detail_address text)
        join ${t} on ${t.customer_code} = line.customer_code
          and official_address_key(${t.detail_address}) = official_address_key(line.detail_address)`,
    )
    stored.push(...rows)
  }
  return stored
}

/** The codes of the new addresses, in the order given. One parameter for all: fifty thousand lines of nine are too many to bind. */
const addAddresses = async (db: Db, { usercode, username }: Viewer, addresses: Address[]) => {
  const fields = sql.raw(Object.keys(officialAddressTemplate.columns).join(', '))
  const typed = sql.raw(
    Object.keys(officialAddressTemplate.columns)
      .map((key) => `${key} text`)
      .join(', '),
  )
  const { rows } = await db.execute<{ address_code: string }>(
    sql`insert into ${t} (created_by, create_user_name, ${fields})
      select ${usercode}, ${username}, ${fields} from jsonb_to_recordset(${JSON.stringify(addresses)}) as line(${typed})
      returning address_code`,
  )
  return rows.map(({ address_code }) => address_code)
}
