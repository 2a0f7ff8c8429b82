import { itemPhotoModule } from '@sejuk/domain/catalogue/item-photos'
import { and, eq, isNull } from 'drizzle-orm'
import { items } from '../../../db/tables/catalogue/items.ts'
import { attachmentModule } from '../../../platform/files/attachment-modules.ts'

/** Items are the whole company's; a duplicate that was merged keeps the photos it had. */
export const itemAttachments = attachmentModule(
  itemPhotoModule,
  async (db, viewer, item_code) =>
    viewer.permission.has('Item-View') && (await db.$count(items, eq(items.item_code, item_code))) > 0,
  async (db, item_code) => (await db.$count(items, and(eq(items.item_code, item_code), isNull(items.merged_into)))) > 0,
)
