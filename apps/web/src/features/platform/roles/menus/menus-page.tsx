import { listMenus } from '@sejuk/contract/platform/menus'
import { rolePageWords } from '@sejuk/words/platform/roles-page'
import { useCall } from '../../../../lib/api/queries.ts'
import { useWords } from '../../../../lib/language/words.ts'
import { Pending } from '../../../../ui/feedback/pending.tsx'
import { PageBody } from '../../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../../ui/layout/page-head.tsx'
import { FailedState } from '../../../../ui/list/list-states.tsx'
import { Section } from '../../../../ui/record/section.tsx'
import { AccessChanges } from '../access-changes.tsx'
import { RoleViews } from '../role-views.tsx'
import { useNames } from '../use-names.ts'
import { MenuEditor } from './menu-editor.tsx'

/** The menu of the whole house: names, order and places. Who sees which of it is said at the roles. */
export const MenusPage = () => {
  const t = useWords(rolePageWords)
  const found = useCall(listMenus, {})
  const menus = found.data?.data
  const names = useNames(menus ?? [])
  return (
    <>
      <PageHead title={t('title')} />
      <PageBody>
        <RoleViews />
        {found.error && <FailedState error={found.error} onRetry={() => void found.refetch()} />}
        {found.isLoading && <Pending />}
        {menus && <MenuEditor menus={menus} names={names} onRenew={async () => void (await found.refetch())} />}
        <Section title={t('changes')}>
          <AccessChanges of={[['menus', 'all']]} names={names} />
        </Section>
      </PageBody>
    </>
  )
}
