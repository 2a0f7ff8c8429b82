import { eq } from 'drizzle-orm'
import { installers } from '../../../db/tables/installers/installers.ts'
import { attachmentModule } from '../../../platform/files/attachment-modules.ts'

/** One's own papers and nobody else's: staff sees them through the installer's detail, where every look is logged. */
export const registerInstallerPhotos = attachmentModule('Installer', async (db, viewer, user_code) =>
  viewer.usercode === user_code ? (await db.$count(installers, eq(installers.user_code, user_code))) > 0 : false,
)
