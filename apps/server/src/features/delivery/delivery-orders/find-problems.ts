import { deliveryPhotoModule } from '@sejuk/domain/delivery/delivery-photos'
import type { ProblemKind } from '@sejuk/domain/delivery/problems'
import { farFromAddress } from '@sejuk/domain/delivery/receipts'
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../../db/database.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import type { ReceiptForm, Said } from './write-received.ts'

const other = alias(attachments, 'other')

/** Photos that look like one of another delivery: by what they show, not by the file. */
export const reusedPhotos = async (db: Db, delivery_code: string, codes: readonly string[]) => {
  if (codes.length === 0) return []
  return db
    .select({ photo_code: attachments.attachment_code, delivery_code: sql<string>`min(${other.module_code})` })
    .from(attachments)
    .innerJoin(
      other,
      and(
        eq(other.fingerprint, attachments.fingerprint),
        eq(other.module_name, deliveryPhotoModule),
        ne(other.module_code, delivery_code),
        isNull(other.deleted_date),
      ),
    )
    .where(inArray(attachments.attachment_code, [...codes]))
    .groupBy(attachments.attachment_code)
}

type Facts = {
  said: readonly Said[]
  form: ReceiptForm
  distance: number | null
  reused: readonly { delivery_code: string }[]
  isLate: boolean
}
type Found = { kind: ProblemKind; detail: string | null }

/** What of a receipt somebody must look into. */
export const problemsIn = ({ said, form, distance, reused, isLate }: Facts): Found[] => {
  const missing = (field: 'damaged' | 'short') =>
    said
      .filter(({ line }) => line[field] > 0)
      .map(({ line, unit }) => `${unit.item_code} ${line[field]}${line.reason ? `: ${line.reason}` : ''}`)
      .join(', ')
  const [first] = reused
  const all: (Found | false)[] = [
    form.refused_reason !== null && { kind: 'refused-to-sign', detail: form.refused_reason },
    missing('damaged') !== '' && { kind: 'damaged', detail: missing('damaged') },
    missing('short') !== '' && { kind: 'short', detail: missing('short') },
    distance !== null &&
      distance > farFromAddress && {
        kind: 'far',
        detail: `${(distance / 1000).toFixed(1)} km${form.far_reason ? `: ${form.far_reason}` : ''}`,
      },
    first !== undefined && { kind: 'photo-reused', detail: first.delivery_code },
    isLate && { kind: 'late', detail: null },
  ]
  return all.filter((one): one is Found => one !== false)
}
