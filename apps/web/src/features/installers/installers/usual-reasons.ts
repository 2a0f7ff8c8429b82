import type { InstallerActionName } from '@sejuk/domain/installers/installers'
import type { installerWords } from '@sejuk/words/installers/installers'

type Word = keyof typeof installerWords.words

/** What is written most often with an action: a tap instead of typing. */
export const usualReasons: Partial<Record<InstallerActionName, readonly Word[]>> = {
  'reject-installer': ['cardUnreadable', 'nameDiffers', 'notThePerson', 'duplicateAccountReason'],
  'reject-to-upgrade-sales-installer': ['tooFewJobs', 'accountNameDiffers'],
  'withdraw-back-modify-identity-information': ['cardUnreadable', 'nameDiffers', 'notThePerson'],
  'withdraw-back-modify-bank-account': ['accountWrong', 'accountNameDiffers', 'letterMissing'],
  'pause-cooperation': ['complaints', 'falseClaims'],
  'resume-cooperation': ['clarified'],
}
