import { createHmac } from 'node:crypto'
import { addressTo } from '@sejuk/domain/pages'
import { type Config, originOfOurs } from '../../config.ts'
import type { Db } from '../../db/database.ts'
import { appSecret } from '../../platform/session/app-secret.ts'

/** One for all versions of a card, made again whenever a version is printed; only its hash is stored. */
export const cardToken = async (db: Db, card_code: string) =>
  createHmac('sha256', `warranty card:${await appSecret(db)}`)
    .update(card_code)
    .digest()
    .subarray(0, 24)
    .toString('base64url')

type Setup = Pick<Config, 'publicUrl' | 'host' | 'port'>
/** What the QR code of a version says: the page that verifies it, at the address people see or else at our own. */
export const cardLink = async (db: Db, config: Setup, card: { card_code: string; version: number }) =>
  originOfOurs(config) + addressTo('warrantyCheck', { code: await cardToken(db, card.card_code), v: card.version })
