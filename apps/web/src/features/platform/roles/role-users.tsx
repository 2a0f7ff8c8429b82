import { listRoleUsers, personDropdown, type Role, updateRoleUsers } from '@sejuk/contract/platform/roles'
import { rolePageWords } from '@sejuk/words/platform/roles-page'
import { useState } from 'react'
import IconUserMinus from '#icon/UserMinus'
import IconUserPlus from '#icon/UserPlus'
import { ActiveChip } from '../../../entities/status/active-chip.tsx'
import { useDebounced } from '../../../lib/api/options.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useRoleTitle } from '../../../lib/session/roles.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import { ActionButton } from '../../../ui/actions/action-button.tsx'
import { PagedMultiSelect } from '../../../ui/fields/picker.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointModal } from '../../../ui/form/endpoint-modal.tsx'
import { EmptyState, FailedState } from '../../../ui/list/list-states.tsx'
import { Pager } from '../../../ui/list/pager.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import style from './roles.module.css'
import { SearchLine } from './search-line.tsx'

type Person = { usercode: string; username: string; title: string; dept_name: string; is_active: boolean }
type Open = { as: 'add' } | { as: 'remove'; who: Person }

/** Who has the role. Each coming and going has its own note. */
export const RoleUsers = ({ role }: { role: Role }) => {
  const t = useWords(rolePageWords)
  const gate = useGate(updateRoleUsers)
  const [text, setText] = useState('')
  const [page, setPage] = useState(1)
  const [open, setOpen] = useState<Open>()
  const search = useDebounced(text)
  const found = useCall(listRoleUsers, { role_code: role.role_code, search, page }, { keepPrevious: true })
  const rows: Person[] = found.data?.data ?? []
  const instead = found.error ? (
    <FailedState error={found.error} onRetry={() => void found.refetch()} />
  ) : rows.length === 0 ? (
    <EmptyState because={false} />
  ) : undefined
  const add = {
    key: 'add',
    label: t('addPeople'),
    icon: <IconUserPlus size={16} />,
    gate,
    onPress: () => setOpen({ as: 'add' }),
  }
  return (
    <>
      <div className={style.tools}>
        <SearchLine
          label={t('search')}
          value={text}
          onChange={(next) => {
            setText(next)
            setPage(1)
          }}
        />
        <ActionButton action={add} />
      </div>
      <DataTable<Person>
        caption={t('peopleOf')}
        rows={rows}
        keyOf={({ usercode }) => usercode}
        nameOf={({ usercode, username }) => `(${usercode}) ${username}`}
        isLoading={found.isLoading}
        isRefreshing={found.isFetching && !found.isLoading}
        instead={instead}
        columns={[
          { key: 'name', title: t('person'), show: ({ usercode, username }) => `(${usercode}) ${username}` },
          { key: 'branch', title: t('branch'), show: ({ dept_name }) => dept_name },
          { key: 'status', title: t('status'), show: ({ is_active }) => <ActiveChip isActive={is_active} /> },
        ]}
        card={(who) => ({
          code: who.usercode,
          name: who.username,
          text: who.dept_name,
          right: <ActiveChip isActive={who.is_active} />,
        })}
        menu={(who) => [
          {
            key: 'remove',
            label: t('removePerson'),
            icon: <IconUserMinus size={18} />,
            gate,
            isDangerous: true,
            onPress: () => setOpen({ as: 'remove', who }),
          },
        ]}
      />
      {!instead && !found.isLoading && (
        <Pager
          current={found.data?.page?.current ?? 1}
          pages={found.data?.page?.totalPages ?? 1}
          total={found.data?.total ?? rows.length}
          isCapped={false}
          onGo={setPage}
          onCountExactly={() => {}}
        />
      )}
      {open && <Membership role={role} open={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}

const Membership = ({ role, open, onClose }: { role: Role; open: Open; onClose: () => void }) => {
  const t = useWords(rolePageWords)
  const title = useRoleTitle()(role)
  const isAdding = open.as === 'add'
  const { role_code, row_version } = role
  return (
    <EndpointModal
      title={isAdding ? t('addTitle', { role: title }) : t('removeTitle', { role: title, name: open.who.username })}
      endpoint={updateRoleUsers}
      initial={{ add: [] as string[], note: '' }}
      fixed={{ role_code, row_version, remove: isAdding ? [] : [open.who.usercode] }}
      labels={{ add: t('people'), note: t('note') }}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          {isAdding && (
            <PagedMultiSelect
              label={t('people')}
              source={personDropdown}
              none={t('choosePerson')}
              value={values.add}
              onChange={(add) => change({ add })}
              error={errorOf('add')}
            />
          )}
          <TextField
            label={t('note')}
            hint={t('noteHint')}
            value={values.note}
            onChange={(note) => change({ note })}
            error={errorOf('note')}
            most={500}
            isLong
            isRequired
            autoFocus
          />
        </>
      )}
    </EndpointModal>
  )
}
