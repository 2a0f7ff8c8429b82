import { expect, test } from 'vitest'
import { startTestServer } from '../../../test/servers/test-server.ts'
import { siteSettings } from '../../db/tables/platform/site-settings.ts'
import { countCommonPasswords } from './common-passwords.ts'
import { judgePassword } from './judge-password.ts'

const { db } = await startTestServer()
await db.insert(siteSettings).values({
  setting_key: 'company',
  value: { company_name: 'Angin Timur' },
  updated_by: 'U1',
  updated_user_name: 'Sari',
})
const tooEasy = 'This password is too easy to guess'

test('at least ten thousand common passwords are known', async () => {
  expect(await countCommonPasswords()).toBeGreaterThan(10_000)
})

test.each(['qwertyuiop123', 'Sunshine2024!', '!!trustno1!!', 'B4sketball99', 'manchester1', 'liverpool2025'])(
  '%s is among them, digits and marks around it or not',
  async (password) => expect(await judgePassword(db, password)).toBe(tooEasy),
)

test.each(['flifeaircon2026', 'AnginTimur!!', 'Timur-Gree-Sejuk-1'])(
  '%s is made of the company’s own words',
  async (one) => expect(await judgePassword(db, one)).toBe(tooEasy),
)

test.each(['hujan di bulan juni', 'kopi-susu-7-gelas-lagi', 'Xk4!vQ9z#mT2p', 'timur laut jam tiga sore'])(
  '%s is nobody’s first guess',
  async (password) => expect(await judgePassword(db, password)).toBeUndefined(),
)
