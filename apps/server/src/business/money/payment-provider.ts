import type { SiteSettings } from '@sejuk/domain/platform/site-settings'
import { eq } from 'drizzle-orm'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/database.ts'
import { siteSettings as t } from '../../db/tables/platform/site-settings.ts'
import { secretOf } from '../company/setting-secrets.ts'

export type PaymentProvider = NonNullable<Config['paymentProvider']>

/** As it was decided; until the first decision, as the environment has it. */
export const paymentProvider = async (
  db: Db,
  config: Pick<Config, 'paymentProvider'>,
): Promise<PaymentProvider | undefined> => {
  const [row] = await db.select({ value: t.value }).from(t).where(eq(t.setting_key, 'payment_provider'))
  if (!row) return config.paymentProvider
  const { provider, url, client_id, key, va_prefix } = row.value as SiteSettings['payment_provider']
  if (provider !== 'http') return undefined
  const secret = await secretOf(db, key)
  return secret === undefined
    ? undefined
    : { name: provider, url: url.replace(/\/+$/, ''), clientId: client_id, key: secret, prefix: va_prefix }
}
