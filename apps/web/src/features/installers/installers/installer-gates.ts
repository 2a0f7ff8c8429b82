import type { InstallerDetail } from '@sejuk/contract/installers/installers'
import {
  actionOf,
  type InstallerActionName,
  type InstallerState,
  installer,
  installerActionNames,
  stateOf,
} from '@sejuk/domain/installers/installers'
import { plain } from '@sejuk/domain/messages'
import { type Gate, holds } from '@sejuk/domain/workflow'
import { installerWords } from '@sejuk/words/installers/installers'
import { useWords } from '../../../lib/language/words.ts'
import { useWorkflowViewer } from '../../../lib/session/viewer.ts'

export const stateIn = (
  { identity_information, bank_information, is_four_eyes }: InstallerDetail,
  usercode: string,
) => {
  const [person] = identity_information
  if (!person) return undefined
  const isSecond = is_four_eyes && person.approved_user_code === usercode
  return stateOf(person, bank_information[0], {
    is_identity_checker: person.id_checked_by === usercode,
    is_same_approver: bank_information[0]?.bank_checked_by === usercode || isSecond,
  })
}

export type GatedAction = { name: InstallerActionName; gate: Gate }

/** The buttons this person may ever press here, each with why not now. The same table decides on the server. */
export const useInstallerActions = (state: InstallerState): GatedAction[] => {
  const viewer = useWorkflowViewer()
  const t = useWords(installerWords)
  return installerActionNames
    .filter((name) => holds(viewer.permission, actionOf(name).needs))
    .map((name) => {
      const asked = installer.gate(name, state, viewer, new Date().toISOString())
      if (asked.enabled) return { name, gate: asked }
      return { name, gate: isDone(name, state) ? { enabled: false, because: plain(t('already')) } : asked }
    })
}

/** What an action would bring about is already so. Who was never paused is not resumed, though. */
const isDone = (name: InstallerActionName, state: InstallerState) => {
  if (name === 'resume-cooperation') return false
  const wanted = Object.entries(installer.after(name, state))
  return wanted.length > 0 && wanted.every(([field, value]) => state[field as keyof InstallerState] === value)
}
