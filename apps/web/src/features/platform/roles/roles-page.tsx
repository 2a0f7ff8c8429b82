import * as contract from '@sejuk/contract/platform/roles'
import { pageTo } from '@sejuk/domain/pages'
import { viewDataScopes } from '@sejuk/domain/viewers'
import { everydayWords } from '@sejuk/words/everyday'
import { rolePageWords } from '@sejuk/words/platform/roles-page'
import { useState } from 'react'
import IconCopy from '#icon/Copy'
import IconKey from '#icon/Key'
import IconPlus from '#icon/Plus'
import { ActiveChip } from '../../../entities/status/active-chip.tsx'
import { useList } from '../../../lib/api/list.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useRoleTitle } from '../../../lib/session/roles.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { RoleViews } from './role-views.tsx'

const AddRole = lazyPart(() => import('./add-role.tsx').then((panel) => panel.AddRole))
const CopyRole = lazyPart(() => import('./add-role.tsx').then((panel) => panel.CopyRole))

const roleAt = (role_code: string) => pageTo('role', { role_code })

/** Which roles there are, what they give, and to how many. */
export const RolesPage = () => {
  const t = useWords(rolePageWords)
  const everyday = useWords(everydayWords)
  const title = useRoleTitle()
  const list = useList(contract.listRoles)
  const mayAdd = useGate(contract.createRole)
  const navigate = useNavigate()
  const [isAdding, setAdding] = useState(false)
  const [copied, setCopied] = useState<string>()
  const yesOrNo = ['Yes', 'No'].map((value) => ({ value, label: everyday(value === 'Yes' ? 'yes' : 'no') }))
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        above={<RoleViews />}
        filters={[
          { field: 'search', label: t('search'), kind: 'text' },
          {
            field: 'view_data',
            label: t('view_data'),
            kind: 'choice',
            options: viewDataScopes.map((value) => ({ value, label: t(value) })),
          },
          { field: 'is_active', label: t('is_active'), kind: 'choice', options: yesOrNo },
        ]}
        actions={[
          {
            key: 'add',
            label: t('addRole'),
            icon: <IconPlus size={16} />,
            gate: mayAdd,
            isPrimary: true,
            onPress: () => setAdding(true),
          },
        ]}
        keyOf={({ role_code }) => role_code}
        nameOf={title}
        menu={({ role_code }) => [
          {
            key: 'open',
            label: t('openRole'),
            icon: <IconKey size={18} />,
            onPress: () => void navigate(roleAt(role_code)),
          },
          {
            key: 'copy',
            label: t('copyRole'),
            icon: <IconCopy size={18} />,
            gate: mayAdd,
            onPress: () => setCopied(role_code),
          },
        ]}
        columns={[
          {
            key: 'name',
            title: t('role_name'),
            sort: 'role_name',
            show: (role) => <Link {...roleAt(role.role_code)}>{title(role)}</Link>,
          },
          { key: 'code', title: t('role_code'), sort: 'role_code', show: ({ role_code }) => role_code },
          { key: 'scope', title: t('view_data'), show: ({ view_data }) => t(view_data) },
          {
            key: 'permissions',
            title: t('permissions'),
            sort: 'permissions',
            isNumber: true,
            show: ({ permissions }) => thousands(permissions),
          },
          { key: 'menus', title: t('menus'), sort: 'menus', isNumber: true, show: ({ menus }) => thousands(menus) },
          {
            key: 'people',
            title: t('people'),
            sort: 'people',
            isNumber: true,
            show: ({ people }) => thousands(people),
          },
          { key: 'status', title: t('status'), show: ({ is_active }) => <ActiveChip isActive={is_active} /> },
        ]}
        card={(role) => ({
          code: role.role_code,
          name: <Link {...roleAt(role.role_code)}>{title(role)}</Link>,
          text: t(role.view_data),
          left: `${t('people')} ${thousands(role.people)}`,
          right: <ActiveChip isActive={role.is_active} />,
        })}
      />
      {isAdding && <AddRole onClose={() => setAdding(false)} />}
      {copied && <CopyRole role_code={copied} onClose={() => setCopied(undefined)} />}
    </>
  )
}
