import { verifyAccount } from '@sejuk/domain/installers/bank-verification'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Config } from '../../../config.ts'
import { installers, installerBanks as t } from '../../../db/tables/installers/installers.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'
import { logActions } from '../../../platform/records/action-log.ts'

export const verifyBankQueue = 'verify-bank-account'
type Data = { user_code: string }

const patience = 15_000
const answer = z.object({ account_name: z.string().nullable().default(null) })
const inquirer = { usercode: 'SYSTEM', username: 'Bank inquiry', via: 'job', ip: '', request_id: verifyBankQueue }

/** In whose name the account is; null where there is none. Anything else is asked again later. */
const nameOf = async ({ url, token }: NonNullable<Config['bankInquiry']>, account: typeof t.$inferSelect) => {
  const reply = await fetch(url, {
    method: 'POST',
    signal: AbortSignal.timeout(patience),
    redirect: 'error',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ bank_code: account.bank_code, account_number: account.credited_account }),
  })
  if (reply.status === 404) return null
  if (!reply.ok) throw new Error(`The bank inquiry answered ${reply.status}`)
  return answer.parse(await reply.json()).account_name
}

/** Asks the bank about an account that was handed in. Without somebody to ask, it stays unknown and a person decides. */
export const verifyBank: Worker<Data> = {
  name: verifyBankQueue,
  work: async ({ db, data, config }) => {
    const itself = eq(t.user_code, data.user_code)
    const [account] = await db.select().from(t).where(itself)
    if (!account || !config.bankInquiry) return
    const { bank_code, credited_account, account_name } = account
    const bank_verify_result = verifyAccount(account_name, await nameOf(config.bankInquiry, account))
    await db.transaction(async (tx) => {
      await tx.select().from(installers).where(eq(installers.user_code, data.user_code)).for('update')
      // Another account may have taken its place while the bank was asked.
      const isStill = and(
        eq(t.bank_code, bank_code),
        eq(t.credited_account, credited_account),
        eq(t.account_name, account_name),
      )
      const [changed] = await tx.update(t).set({ bank_verify_result }).where(and(itself, isStill)).returning()
      if (!changed || account.bank_verify_result === bank_verify_result) return
      await logActions(tx, inquirer, [
        {
          entity: 'installer',
          entity_code: data.user_code,
          action: 'verify-bank-account',
          before: { bank_verify_result: account.bank_verify_result },
          after: { bank_verify_result },
        },
      ])
    })
  },
}
