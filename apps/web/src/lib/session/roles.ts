import type { RoleCode } from '@sejuk/domain/role-facts'
import { roleWords } from '@sejuk/words/platform/roles'
import { useWords } from '../language/words.ts'

/** A role an administrator has added since bears the name they gave it. */
export const useRoleName = () => {
  const t = useWords(roleWords)
  return (role: string) => (role in roleWords.words ? t(role as RoleCode) : role)
}

/** The same where the name is known: one that an administrator changed is said as they wrote it. */
export const useRoleTitle = () => {
  const name = useRoleName()
  return ({ role_code, role_name }: { role_code: string; role_name: string }) =>
    role_code in roleWords.words && roleWords.words[role_code as RoleCode][0] === role_name
      ? name(role_code)
      : role_name
}
