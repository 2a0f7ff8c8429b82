import { listMenus } from '@sejuk/contract/platform/menus'
import { getRole } from '@sejuk/contract/platform/roles'
import { pageTo } from '@sejuk/domain/pages'
import { rolePageWords } from '@sejuk/words/platform/roles-page'
import { useState } from 'react'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useParams } from '../../../lib/navigation/use-router.tsx'
import { useRoleTitle } from '../../../lib/session/roles.ts'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { RoleEditor, type RoleView } from './role-editor.tsx'
import style from './roles.module.css'
import { useNames } from './use-names.ts'

/** One role: what it gives, to whom, and how that came to be. */
export const RolePage = () => {
  const t = useWords(rolePageWords)
  const title = useRoleTitle()
  const { role_code = '' } = useParams() as { role_code?: string }
  const [edition, setEdition] = useState(0)
  const [view, setView] = useState<RoleView>('permissions')
  const found = useCall(getRole, { role_code })
  const menus = useCall(listMenus, {})
  const names = useNames(menus.data?.data ?? [])
  const role = found.data?.data
  const error = found.error ?? menus.error
  if (error) return <FailedState error={error} onRetry={() => void found.refetch()} />
  if (!role || !menus.data) return <Pending />
  return (
    <>
      <PageHead
        title={title(role)}
        sub={role.role_code}
        crumb={
          <Link {...pageTo('roles')} className={style.crumb}>
            {t('title')}
          </Link>
        }
      />
      <PageBody>
        <RoleEditor
          key={`${role.role_code}/${role.row_version}/${edition}`}
          role={role}
          menus={menus.data.data}
          names={names}
          view={view}
          onView={setView}
          onReload={() => {
            void found.refetch()
            setEdition(edition + 1)
          }}
        />
      </PageBody>
    </>
  )
}
