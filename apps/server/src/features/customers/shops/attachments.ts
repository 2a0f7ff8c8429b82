import { shopPhotoModule } from '@sejuk/domain/customers/shop-photos'
import { and, eq } from 'drizzle-orm'
import { shops } from '../../../db/tables/customers/shops.ts'
import { attachmentModule } from '../../../platform/files/attachment-modules.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

/** Photos of a shop, visible with it. */
export const shopAttachments = attachmentModule(shopPhotoModule, async (db, viewer, shop_code) =>
  Boolean(await db.$count(shops, and(eq(shops.shop_code, shop_code), visibleTo(viewer, shops)))),
)
