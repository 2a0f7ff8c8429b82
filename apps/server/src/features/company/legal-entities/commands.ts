import type * as contract from '@sejuk/contract/company/legal-entities'
import { because } from '@sejuk/domain/messages'
import { eq } from 'drizzle-orm'
import { lockSetting } from '../../../business/company/lock-setting.ts'
import { noEntity, readLegalEntity } from '../../../business/company/read-legal-entity.ts'
import { companyAccounts } from '../../../db/tables/company/legal-entities.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { stillCurrent } from '../../../platform/records/stale.ts'
import { proposeFromPage } from '../setting-changes/commands.ts'

const kind = 'legal_entity' as const
const own = { valid_from: null, valid_until: null }

export const proposeLegalEntity = async (context: RequestContext<typeof contract.proposeLegalEntity>) => {
  const { db, input } = context
  const { entity_code, row_version, reason, valid_from, valid_until: _none, is_draft, ...after } = input
  await lockSetting(db, { kind, scope: entity_code })
  const found = await readLegalEntity(db, entity_code)
  if (found && row_version === 0) refuseField('entity_code', because('entity-is-there'))
  const current = { ...(found?.values ?? noEntity), row_version: found?.row_version ?? 0 }
  await stillCurrent(db, current, { entity: 'legal-entity', entity_code, row_version, form: after })
  return proposeFromPage(context, { ...own, kind, scope: entity_code, after, reason, valid_from, is_draft })
}

export const takeAccountOff = async (context: RequestContext<typeof contract.takeAccountOff>) => {
  const { db, input } = context
  const { entity_code, account_code, row_version, reason } = input
  await lockSetting(db, { kind, scope: entity_code })
  const { values, row_version: now } = (await readLegalEntity(db, entity_code)) ?? refuse('notFound')
  await stillCurrent(db, { row_version: now }, { entity: 'legal-entity', entity_code, row_version, form: {} })
  const [account] = await db.select().from(companyAccounts).where(eq(companyAccounts.account_code, account_code))
  const isIt = ({ bank_code, account_number }: (typeof values.accounts)[number]) =>
    bank_code === account?.bank_code && account_number === account.account_number
  if (!values.accounts.some(isIt)) refuse('conflict', { because: because('entity-account-off'), status: 'AlreadyDone' })
  const after = { ...values, accounts: values.accounts.filter((one) => !isIt(one)) }
  return proposeFromPage(context, { ...own, kind, scope: entity_code, after, reason })
}
