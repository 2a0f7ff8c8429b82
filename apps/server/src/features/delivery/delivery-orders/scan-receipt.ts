import type { scanReceipt as contract } from '@sejuk/contract/delivery/delivery-receipts'
import { deliveryCodeIn } from '@sejuk/domain/delivery/letters'
import { because } from '@sejuk/domain/messages'
import { and, inArray, sql } from 'drizzle-orm'
import { visibleDeliveries } from '../../../business/delivery/visible-deliveries.ts'
import { deliveryOrders as t } from '../../../db/tables/delivery/delivery-orders.ts'
import { readQrCodes } from '../../../platform/files/read-codes.ts'
import { withPhoto } from '../../../platform/files/store-file.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import type { StepwiseContext } from '../../../platform/http/serve.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { deliveryFields, deliveryTables } from './queries.ts'

/** The first letter in the photo whose delivery the viewer sees. */
export const scanReceipt = async ({ db, viewer, input }: StepwiseContext<typeof contract>) => {
  const texts = await withPhoto(input.file, readQrCodes)
  const codes = texts.map(deliveryCodeIn).filter((code) => code !== undefined)
  if (codes.length === 0) refuseField('file', because('letter-code-not-readable'))
  const isOne = and(inArray(t.delivery_code, codes), visibleDeliveries(viewer))
  const found = await selectRows(db, deliveryFields, sql`from ${deliveryTables} where ${isOne} limit ${codes.length}`)
  const [first] = codes.flatMap((code) => found.filter(({ delivery_code }) => delivery_code === code))
  return { data: first ?? refuse('notFound') }
}
