import * as contract from '@sejuk/contract/money/bank-lines'
import { because } from '@sejuk/domain/messages'
import { bankLine } from '@sejuk/domain/money/bank-lines'
import { total } from '@sejuk/domain/values/money'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { suggestAgainFor, suggestLines } from '../../../business/money/suggest-lines.ts'
import type { Db } from '../../../db/database.ts'
import { bankLines as t } from '../../../db/tables/money/bank-statements.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { acting } from '../../../platform/documents/acting.ts'
import { Refusal, refuse, refuseChoice } from '../../../platform/http/refuse.ts'
import type { RequestContext, StepwiseContext } from '../../../platform/http/serve.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { matchLine, takeBackMatch } from './match.ts'
import { outOfSight } from './out-of-sight.ts'

const records = recordsOf(bankLine.entity, t, t.line_code)

const ownerOf = async (db: Db, code: string) => {
  const [found] = await db.select({ username: users.username }).from(users).where(eq(users.usercode, code))
  return found ? { owner_code: code, owner_user_name: found.username } : refuseChoice('owner_code')
}
const nobody = { owner_code: null, owner_user_name: null }
const unmatched = {
  ...{ customer_code: null, receipt_code: null, charge_receipt_code: null, cheque_code: null, how: null, ...nobody },
  kept_by: null,
  ...{ matched_by: null, matched_user_name: null, matched_date: null },
}

export const onBankLine = acting(bankLine, {
  table: t,
  key: 'line_code',
  endpoints: contract.actOnBankLine,
  // An account is the company's: who may see its lines sees all of them.
  visible: () => sql`true`,
  changes: {
    match: async ({ input, before, ...context }) => {
      const made = await matchLine({ ...context, before, input })
      const { customer_code, reason } = input
      return { set: { ...made, customer_code, reason, ...nobody }, reason }
    },
    'not-ours': async ({ input }) => ({ set: { reason: input.reason, ...nobody } }),
    keep: async ({ db, input, viewer }) => ({
      set: { ...(await ownerOf(db, input.owner_code ?? viewer.usercode)), kept_by: viewer.usercode },
    }),
    'take-back': async ({ input, before, ...context }) => {
      if (before.state === 'Matched') await takeBackMatch(context, before, input.reason)
      return { set: { ...unmatched, reason: input.reason } }
    },
  },
  marks: {
    match: ({ usercode, username, at }) => ({
      ...{ matched_by: usercode, matched_user_name: username, matched_date: at },
    }),
  },
  effects: {
    match: [
      async ({ db, isOfMany, after }) => {
        if (!isOfMany && after.customer_code) await suggestAgainFor(db, after.customer_code)
      },
    ],
    'take-back': [
      async ({ db, before, after }) => {
        if (before.customer_code) await suggestAgainFor(db, before.customer_code)
        await suggestLines(db, eq(t.line_code, after.line_code))
      },
    ],
  },
})

/** Certain lines together, each in a transaction of its own: what is refused keeps nothing else back. */
export const confirmCertain = async ({ db, input, ...context }: StepwiseContext<typeof contract.confirmCertain>) => {
  const codes = input.lines.map(({ line_code }) => line_code)
  const found = await db.select().from(t).where(inArray(t.line_code, codes))
  if (found.length !== input.count || total(found.map(({ amount }) => amount)) !== input.sum)
    refuse('conflict', { because: because('certain-lines-changed') })
  const refused: { line_code: string; message: string }[] = []
  for (const { line_code, row_version } of input.lines) {
    const line = found.find((one) => one.line_code === line_code)
    const said = await db
      .transaction((within) => confirmOne({ ...context, db: within }, line, row_version))
      .then(() => undefined, messageOf)
    if (said) refused.push({ line_code, message: said })
  }
  const customers = [...new Set(found.flatMap(({ suggestion }) => suggestion?.customer_code ?? []))]
  if (customers.length) await suggestLines(db, inArray(sql`suggestion ->> 'customer_code'`, customers))
  return { data: { confirmed: input.lines.length - refused.length, refused } }
}

type Within = Omit<StepwiseContext<typeof contract.confirmCertain>, 'db' | 'input'> & { db: Db }
const confirmOne = async (context: Within, line: typeof t.$inferSelect | undefined, row_version: number) => {
  const { suggestion, sure, line_code } = line ?? refuse('notFound')
  if (!suggestion || sure !== 'Certain') return refuse('conflict', { because: because('line-is-not-certain') })
  const { customer_code, receipt_code, cheque_code, order_code, allocations } = suggestion
  const { db, viewer } = context
  const [elsewhere] = await outOfSight(db, viewer, [customer_code])
  if (elsewhere)
    refuse('conflict', { because: because('bank-line-of-another-branch', { branch: elsewhere.dept_name }) })
  const asked = {
    ...{ line_code, row_version, customer_code, receipt_code, cheque_code, order_code, bank_charge: 0, reason: null },
    allocations: [...allocations],
  }
  await onBankLine.act({ ...context, isOfMany: true }, 'match', asked)
}

/** Only a refusal is a result; a fault is everybody's. */
const messageOf = (error: unknown) => {
  if (error instanceof Refusal) return error.answer.message
  throw error
}

export const lookAgain = async ({ db, input }: RequestContext<typeof contract.lookAgain>) => {
  const these = eq(t.account_code, input.account_code)
  await suggestLines(db, these)
  return { data: { lines: await db.$count(t, and(these, eq(t.state, 'New'))) } }
}

export const bankLineLog = ({ db, input }: RequestContext<typeof contract.bankLineLog>) =>
  records.history(db, input.code, input.page)
