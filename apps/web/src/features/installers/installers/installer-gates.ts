import type { InstallerDetail } from '@sejuk/contract/installers/installers'
import {
  actionOf,
  type InstallerActionName,
  type InstallerState,
  installerActionNames,
  stateOf,
} from '@sejuk/domain/installers/installers'
import { type Gate, gate, holds } from '@sejuk/domain/workflow'
import { installerWords } from '@sejuk/words/installers/installers'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { useViewer } from '../../../lib/session/viewer.ts'

export const stateIn = (
  { identity_information, bank_information, is_four_eyes }: InstallerDetail,
  usercode: string,
) => {
  const [person] = identity_information
  if (!person) return undefined
  const isSameApprover = is_four_eyes && person.approved_user_code === usercode
  return stateOf(person, bank_information[0], isSameApprover)
}

export type GatedAction = { name: InstallerActionName; gate: Gate }

const code = /\b(Bank_)?(Draft|Submitted|Approved|Rejected|Modified|Withdrawn|Paused)\b/g
type Word = keyof typeof installerWords.words

/** The buttons this person may ever press here, each with why not now. The same table decides on the server. */
export const useInstallerActions = (state: InstallerState): GatedAction[] => {
  const { permission } = useViewer()
  const t = useWords(installerWords)
  const say = useSay()
  return installerActionNames
    .filter((name) => holds(permission, actionOf(name).needs))
    .map((name) => {
      const asked = gate(actionOf(name), state, permission)
      if (asked.enabled) return { name, gate: asked }
      const why_not = isDone(name, state)
        ? t('already')
        : say(asked.why_not).replaceAll(code, (found) => t(found as Word))
      return { name, gate: { enabled: false, why_not } }
    })
}

/** What an action would bring about is already so. Who was never paused is not resumed, though. */
const isDone = (name: InstallerActionName, state: InstallerState) => {
  if (name === 'resume-cooperation') return false
  const wanted = Object.entries(actionOf(name).to ?? {})
  return wanted.length > 0 && wanted.every(([field, value]) => state[field as keyof InstallerState] === value)
}
