import type { RoleCode } from '@sejuk/domain/role-facts'
import { roleWords } from '@sejuk/words/platform/roles'
import { useWords } from '../language/words.ts'

/** The role's name in the viewer's language; a role added by an administrator has only the name they gave it. */
export const useRoleName = () => {
  const t = useWords(roleWords)
  return (role: string) => (role in roleWords.words ? t(role as RoleCode) : role)
}

/** The same where the name is at hand: one changed by an administrator is shown as they wrote it. */
export const useRoleTitle = () => {
  const name = useRoleName()
  return ({ role_code, role_name }: { role_code: string; role_name: string }) =>
    role_code in roleWords.words && roleWords.words[role_code as RoleCode][0] === role_name
      ? name(role_code)
      : role_name
}
