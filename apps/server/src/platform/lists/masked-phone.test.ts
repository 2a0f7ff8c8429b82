import { maskedPhone } from '@sejuk/domain/values/phone'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../test/servers/test-server.ts'
import { users } from '../../db/tables/platform/users.ts'
import { maskedPhoneOf } from './masked-phone.ts'

const { db, as } = await startTestServer()

test('lists mask a phone exactly as records do', async () => {
  const phones = ['81290341178', '812345678', '2155000', '215500', '']
  for (const phone of phones) {
    const { usercode } = await as([])
    await db.execute(sql`update users set phone = ${phone} where usercode = ${usercode}`)
    const [row] = await db
      .select({ masked: maskedPhoneOf(users.phone) })
      .from(users)
      .where(sql`usercode = ${usercode}`)
    expect(row?.masked).toBe(maskedPhone(phone))
  }
})
