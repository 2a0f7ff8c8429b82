import { createHash, timingSafeEqual } from 'node:crypto'
import type * as contract from '@sejuk/contract/platform/message-links'
import { because } from '@sejuk/domain/messages'
import { isOwnPath, withCode } from '@sejuk/domain/own-paths'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { menus } from '../../../db/tables/platform/roles.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { appSecret } from '../../../platform/session/app-secret.ts'
import { sealedCodes } from '../../../platform/session/sealed-codes.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** In the same time however much of it is right, and however long it is. */
const isTheKey = (given: string, key: string | undefined) =>
  key !== undefined && timingSafeEqual(digest(given), digest(key))

/** A menu's token names the menu and cannot be made by anybody else. */
const pageOfMenu = async (db: Db, token: string) => {
  const menu_code = Number(sealedCodes(await appSecret(db), 'menu').open(token))
  const [found] = Number.isSafeInteger(menu_code)
    ? await db.select({ url: menus.url }).from(menus).where(eq(menus.menu_code, menu_code))
    : []
  return found?.url || refuse('badRequest', { because: because('invalid-code-number'), status: 'InvalidToken' })
}

export const openMessageLink = async ({ db, input, config }: RequestContext<typeof contract.openMessageLink>) => {
  const { menu, key, code } = input
  if (!menu && !isTheKey(key, config.redirectKey))
    return refuse('badRequest', {
      because: because('link-not-valid-open-from'),
      status: 'WrongKey',
    })
  const url = menu ? await pageOfMenu(db, menu) : input.url
  if (!isOwnPath(url)) return refuse('invalid', { because: because('link-leads-no-page-ours'), status: 'NoSuchPage' })
  return { data: { url: withCode(url, code) } }
}
