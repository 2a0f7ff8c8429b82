import * as contract from '@sejuk/contract/company/setting-changes'
import { eq } from 'drizzle-orm'
import { offers } from '../../src/app.ts'
import { users } from '../../src/db/tables/platform/users.ts'
import { moveSettings } from '../../src/features/company/setting-changes/clock.ts'
import { hashPassword } from '../../src/platform/session/passwords.ts'
import { prepareCredit } from '../credit.ts'
import type { startTestServer } from '../servers/test-server.ts'

const password = 'hujan di bulan juni'

/** A company that works, and the people who propose and decide its settings, one of each level and two directors. */
export const settingPeople = async (server: Awaited<ReturnType<typeof startTestServer>>) => {
  const { db, as, jobs, config } = server
  const { newCustomer, newInvoice } = await prepareCredit(server)
  const password_hash = await hashPassword(password)
  const person = async (username: string, ...held: string[]) => {
    const call = await as(undefined, { username, roles: held })
    await db.update(users).set({ password_hash }).where(eq(users.usercode, call.usercode))
    return call
  }
  const admin = await person('Agus Salim', 'Administrator')
  const branch = await person('Rina Kartika', 'Branch-Manager')
  const finance = await person('Lina Susanti', 'Finance')
  const manager = await person('Budi Santoso', 'Finance-Manager')
  const director = await person('Hendra Gunawan', 'Director')
  const second = await person('Maya Putri', 'Director')
  await newInvoice(await newCustomer({ credit_limit: 100 }), 10, 5)
  type Caller = typeof admin
  const reason = 'The year begins with other values'
  const ask = (who: Caller, more: object) => who(contract.proposeSettingChange, { reason, scope: '', ...more })
  const proposeAs = async (who: Caller, more: object): Promise<string> => {
    const { code, data, errors, message } = await ask(who, more)
    if (code !== '200') throw new Error(`${message} ${JSON.stringify(errors)}`)
    return data.change_code
  }
  const seen = async (change_code: string, who: Caller = director) =>
    (await who(contract.getSettingChange, { change_code })).data
  const decide = async (who: Caller, change_code: string, more: object = {}) => {
    const { row_version } = await seen(change_code, who)
    return who(contract.actOnSettingChange.approve, { change_code, row_version, current_password: password, ...more })
  }
  const clock = (at?: string) => moveSettings(db, { jobs, config, offers }, at)
  const inDays = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString()
  /** Proposed by finance, approved by a director, in force. */
  const enforce = async (more: object) => {
    const code = await proposeAs(finance, more)
    await decide(director, code)
    await clock(inDays(1.01))
    return code
  }
  const currentOf = async (kind: string, scope = '') =>
    (await director(contract.getCurrentSetting, { kind, scope })).data.values
  return {
    ...{ admin, branch, finance, manager, director, second, person, newCustomer },
    ...{ ask, proposeAs, seen, decide, clock, inDays, enforce, currentOf },
  }
}
