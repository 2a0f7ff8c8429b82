import type * as contract from '@sejuk/contract/installers/partners'
import { approvalOutcome, partnerLanding } from '@sejuk/domain/installers/approval-outcomes'
import { addressTo } from '@sejuk/domain/pages'
import { eq } from 'drizzle-orm'
import { clientGrants } from '../../../db/tables/installers/partners.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { settingsOf } from '../../../platform/records/site-settings.ts'
import { findOwn, ownBank, ownIdentity, ownState } from './own.ts'

export const getIdentityInformation = async (context: RequestContext<typeof contract.getIdentityInformation>) => ({
  data: await ownIdentity(context, await findOwn(context.db, context.viewer.usercode)),
})

export const getBankInformation = async (context: RequestContext<typeof contract.getBankInformation>) => ({
  data: await ownBank(context, await findOwn(context.db, context.viewer.usercode)),
})

export const getIdentityBankInformation = async (
  context: RequestContext<typeof contract.getIdentityBankInformation>,
) => {
  const { db, viewer } = context
  const own = await findOwn(db, viewer.usercode)
  const state = ownState(own)
  const outcome = approvalOutcome(state) ?? null
  const isAboutBank = outcome === 'Withdrawn_Bank' || outcome === 'Approved_As_Installer'
  const grants = await db.select().from(clientGrants).where(eq(clientGrants.usercode, viewer.usercode))
  const { company } = await settingsOf(db, 'company')
  return {
    data: {
      identity: await ownIdentity(context, own),
      bank: await ownBank(context, own),
      outcome,
      outcome_reason: (isAboutBank ? own.installer_banks?.approve_reason : own.installers.approve_reason) ?? null,
      homepage: partnerLanding(state) ?? addressTo('partnerLogin'),
      support: company,
      client_permissions: Object.fromEntries(grants.map(({ permission, answer }) => [permission, answer])),
    },
  }
}
