import type { RoleCode } from '@sejuk/domain/roles'
import { roleWords } from '@sejuk/words/platform/roles'
import { useWords } from './words.ts'

/** A role an administrator has added since bears the name they gave it. */
export const useRoleName = () => {
  const t = useWords(roleWords)
  return (role: string) => (role in roleWords.words ? t(role as RoleCode) : role)
}
