import * as contract from '@sejuk/contract/company/setting-changes'
import { because } from '@sejuk/domain/messages'
import { datesFor, headOffice } from '@sejuk/domain/values/dates'
import type { Serve, StepwiseContext } from '../../../platform/http/serve.ts'
import { requireOwnProof } from '../../../platform/session/own-proof.ts'
import { onSettingChange, proposeSettingChange, settingChangeLog } from './commands.ts'
import { getCurrentSetting, getSettingChange, listSettingChanges } from './queries.ts'

const { approve, ...others } = contract.actOnSettingChange

/**
 * The decision in two steps: a wrong code or password is remembered although it refuses, and is asked only of whoever could
 * decide.
 */
const approveWithProof = async ({ db, ...context }: StepwiseContext<typeof approve>) => {
  const { input, actor } = context
  await db.transaction((tx) => onSettingChange.begin({ ...context, db: tx }, 'approve', input))
  await requireOwnProof(db, actor, input)
  const after = await db.transaction((tx) => onSettingChange.act({ ...context, db: tx }, 'approve', input))
  const { change_code, status, row_version, valid_from } = after
  const day = datesFor('default', headOffice).dateTime(valid_from ?? '')
  return {
    data: { change_code, status, row_version },
    message: status === 'In_Force' ? because('setting-approved-now') : because('setting-approved-from', { day }),
  }
}

export const settingChangeRoutes = (serve: Serve) => {
  serve(contract.listSettingChanges, listSettingChanges)
  serve(contract.getSettingChange, getSettingChange)
  serve(contract.getCurrentSetting, getCurrentSetting)
  serve(contract.proposeSettingChange, proposeSettingChange)
  serve.inSteps(approve, approveWithProof)
  for (const name of ['submit', 'reject', 'withdraw'] as const)
    serve(others[name], async (context) => {
      const { change_code, status, row_version } = await onSettingChange.act(context, name, context.input)
      return { data: { change_code, status, row_version } }
    })
  serve(contract.settingChangeLog, settingChangeLog)
}
