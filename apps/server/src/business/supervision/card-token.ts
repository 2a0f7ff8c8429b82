import { createHmac } from 'node:crypto'
import { addressTo } from '@sejuk/domain/pages'
import type { Db } from '../../db/database.ts'
import { appSecret } from '../../platform/session/app-secret.ts'

/** One for all versions of a card, made again whenever a version is printed; only its hash is stored. */
export const cardToken = async (db: Db, card_code: string) =>
  createHmac('sha256', `warranty card:${await appSecret(db)}`)
    .update(card_code)
    .digest()
    .subarray(0, 24)
    .toString('base64url')

export const cardAddress = async (db: Db, { card_code, version }: { card_code: string; version: number }) =>
  addressTo('warrantyCheck', { code: await cardToken(db, card_code), v: version })
