import { randomInt } from 'node:crypto'
import type * as contract from '@sejuk/contract/catalogue/serial-batches'
import { because } from '@sejuk/domain/messages'
import { asc, eq } from 'drizzle-orm'
import { serialBatches as t } from '../../../db/tables/catalogue/serial-batches.ts'
import { serialNumbers as s } from '../../../db/tables/catalogue/serial-numbers.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { drawNewSerials } from './generate.ts'
import { serialsOfBatch } from './queries.ts'

const batches = recordsOf('serial-batch', t, t.batch_code)
/** Numbers are made for the whole company: the head office counts their batches. */
const counting = '700'

export const generateSerials = async ({ db, actor, input }: RequestContext<typeof contract.generateSerials>) => {
  const batchCode = () => nextDocumentNumber(db, 'SNB', counting, companyToday())
  const { batch_code, item, serials, prefix, suffix_length } = await drawNewSerials(
    db,
    { ...input, actor, batchCode },
    randomInt,
  )
  await batches.add(db, actor, {
    batch_code,
    item_code: item.item_code,
    item_name: item.item_name,
    quantity: input.quantity,
    prefix,
    suffix_length,
    created_by: actor.usercode,
    create_user_name: actor.username,
  })
  return { data: { batch_code, serials } }
}

/** The numbers are free again: no document has named any of them. */
export const undoSerialBatch = async ({ db, actor, input }: RequestContext<typeof contract.undoSerialBatch>) => {
  const { batch_code, row_version } = input
  const before = await batches.lock(db, { code: batch_code, row_version })
  if (before.status === 'Undone') refuse('conflict', { because: because('batch-already-undone') })
  // A document that takes one of them meanwhile waits here, and then no longer finds it.
  await db
    .select({ serial_number: s.serial_number })
    .from(s)
    .where(eq(s.batch_code, batch_code))
    .orderBy(asc(s.serial_number))
    .for('update')
  const used = (await serialsOfBatch(db, batch_code)).filter(({ is_used }) => is_used).length
  if (used > 0) refuse('conflict', { status: 'BatchUsed', because: because('batch-numbers-used', { n: used }) })
  await db.delete(s).where(eq(s.batch_code, batch_code))
  await db
    .update(t)
    .set({
      status: 'Undone',
      undone_by: actor.usercode,
      undone_user_name: actor.username,
      undone_date: new Date().toISOString(),
    })
    .where(eq(t.batch_code, batch_code))
  await logActions(db, actor, [
    {
      entity: 'serial-batch',
      entity_code: batch_code,
      action: 'undo',
      from_status: before.status,
      to_status: 'Undone',
    },
  ])
  return { data: null }
}

export const serialBatchLog = ({ db, input }: RequestContext<typeof contract.serialBatchLog>) =>
  batches.history(db, input.code, input.page)
