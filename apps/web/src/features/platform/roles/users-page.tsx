import { getPerson, personDropdown } from '@sejuk/contract/platform/roles'
import { pageTo } from '@sejuk/domain/pages'
import type { ViewData } from '@sejuk/domain/viewers'
import { rolePageWords } from '@sejuk/words/platform/roles-page'
import { useState } from 'react'
import { ActiveChip } from '../../../entities/status/active-chip.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useRoleTitle } from '../../../lib/session/roles.ts'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { PagedSelect } from '../../../ui/fields/picker.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { AccessChanges } from './access-changes.tsx'
import { OverridesEditor } from './overrides/overrides-editor.tsx'
import { RoleViews } from './role-views.tsx'
import style from './roles.module.css'
import { useNames } from './use-names.ts'

/** One person: their roles, and what was given to or taken from them alone. */
export const UsersPage = () => {
  const t = useWords(rolePageWords)
  const navigate = useNavigate()
  const { usercode = '' } = useSearch() as { usercode?: string }
  return (
    <>
      <PageHead title={t('title')} />
      <PageBody>
        <RoleViews />
        <Section>
          <div className={style.chooser}>
            <PagedSelect
              label={t('person')}
              source={personDropdown}
              none={t('choosePerson')}
              value={usercode || undefined}
              onChange={(code) => void navigate({ to: '.', search: code ? { usercode: code } : {} })}
            />
          </div>
        </Section>
        {usercode ? (
          <Person key={usercode} usercode={usercode} />
        ) : (
          <p className={style.nothing}>{t('choosePersonText')}</p>
        )}
      </PageBody>
    </>
  )
}

const Person = ({ usercode }: { usercode: string }) => {
  const t = useWords(rolePageWords)
  const title = useRoleTitle()
  const [edition, setEdition] = useState(0)
  const found = useCall(getPerson, { usercode })
  const names = useNames([])
  const person = found.data?.data
  if (found.error) return <FailedState error={found.error} onRetry={() => void found.refetch()} />
  if (!person) return <Pending />
  const roleLinks = person.roles.map((role) => (
    <Link key={role.role_code} {...pageTo('role', { role_code: role.role_code })}>
      {title(role)}
    </Link>
  ))
  return (
    <>
      <Facts
        isFramed
        facts={[
          [t('person'), `(${person.usercode}) ${person.username}`],
          [t('branch'), person.dept_name],
          [t('roles'), roleLinks.length ? <span className={style.list}>{roleLinks}</span> : '-'],
          [t('view_data'), person.view_data ? t(person.view_data as ViewData) : '-'],
          [t('status'), <ActiveChip isActive={person.is_active} />],
        ]}
      />
      <OverridesEditor
        key={`${person.row_version}/${edition}`}
        person={person}
        names={names}
        onReload={() => {
          void found.refetch()
          setEdition(edition + 1)
        }}
      />
      <Section title={t('changes')}>
        <AccessChanges of={[['person', usercode]]} names={names} />
      </Section>
    </>
  )
}
