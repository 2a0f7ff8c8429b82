import { isSecretMark } from '@sejuk/domain/company/setting-values'
import { because } from '@sejuk/domain/messages'
import { sql } from 'drizzle-orm'
import { keepSecret } from '../../../../business/company/setting-secrets.ts'
import { refuseField } from '../../../../platform/http/refuse.ts'
import { counted } from './count-lines.ts'
import type { SettingHandler } from './setting-handler.ts'
import { siteSettingHandler } from './site-setting.ts'

const needed = {
  url: 'setting-provider-url',
  client_id: 'setting-provider-client',
  key: 'setting-provider-key',
  va_prefix: 'setting-provider-prefix',
} as const

/** Who takes money for us on virtual accounts. A key is typed once and kept sealed; left empty, the one that is there stays. */
export const paymentProviderHandler: SettingHandler = {
  ...siteSettingHandler('payment_provider', {
    impact: async (db, { since }) => [
      await counted(
        db,
        'provider-calls',
        sql`select count(*)::int as n, sum(amount)::float8 as amount from payment_calls
          where created_date >= ${since}::timestamptz`,
      ),
    ],
  }),
  prepare: async (db, _scope, values, before) => {
    const typed = String(values.key ?? '')
    const key = typed === '' ? String(before.key ?? '') : isSecretMark(typed) ? typed : await keepSecret(db, typed)
    const after = { ...values, key }
    if (values.provider === 'http')
      for (const [field, name] of Object.entries(needed))
        if (!after[field as keyof typeof after]) refuseField(field, because('required', { label: { code: name } }))
    return after
  },
}
