import { departmentDropdown } from '@sejuk/contract/masters/departments'
import * as contract from '@sejuk/contract/masters/staff'
import { resetPassword } from '@sejuk/contract/platform/accounts'
import { explainPermission } from '@sejuk/contract/platform/permissions'
import { roleDropdown } from '@sejuk/contract/platform/roles'
import { resetSecondFactor } from '@sejuk/contract/platform/second-factors'
import { pageTo } from '@sejuk/domain/pages'
import { everydayWords } from '@sejuk/words/everyday'
import { recordWords } from '@sejuk/words/masters/records'
import { staffWords } from '@sejuk/words/masters/staff'
import { secondFactorWords } from '@sejuk/words/platform/second-factors'
import { useState } from 'react'
import IconHelp from '#icon/Help'
import IconHistory from '#icon/History'
import IconKey from '#icon/Key'
import IconPencil from '#icon/Pencil'
import IconPlus from '#icon/Plus'
import IconPower from '#icon/Power'
import IconShieldCheck from '#icon/ShieldCheck'
import { useActiveFilter } from '../../../entities/pickers/active-filter.ts'
import { ActiveChip } from '../../../entities/status/active-chip.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useRoleTitle } from '../../../lib/session/roles.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import type { Action } from '../../../ui/actions/action.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { useStaffLabels } from './staff-labels.ts'

const StaffPanel = lazyPart(() => import('./staff-panel.tsx').then((panel) => panel.StaffPanel))
const SwitchStaff = lazyPart(() => import('./switch-staff.tsx').then((dialog) => dialog.SwitchStaff))
const ResetPassword = lazyPart(() => import('./reset-password.tsx').then((dialog) => dialog.ResetPassword))
const ResetSecondFactor = lazyPart(() => import('./reset-second-factor.tsx').then((dialog) => dialog.ResetSecondFactor))
const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)

type Open = { as: 'add' } | { as: 'edit' | 'switch' | 'password' | 'factor' | 'log'; who: contract.Staff }

/** Everybody who works here: who they are, what they may see, and whether they may come in. */
export const StaffPage = () => {
  const t = useWords(staffWords)
  const everyday = useWords(everydayWords)
  const record = useWords(recordWords)
  const factor = useWords(secondFactorWords)
  const roleTitle = useRoleTitle()
  const labels = useStaffLabels()
  const list = useList(contract.listStaff)
  const navigate = useNavigate()
  const activeFilter = useActiveFilter()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const gates = {
    add: useGate(contract.createStaff),
    edit: useGate(contract.updateStaff),
    switch: useGate(contract.deactivateStaff),
    password: useGate(resetPassword),
    factor: useGate(resetSecondFactor),
    why: useGate(explainPermission),
  }
  const nameOf = ({ usercode, username }: contract.Staff) => `(${usercode}) ${username}`
  const rolesOf = ({ roles }: contract.Staff) => roles.map(roleTitle).join(', ')

  const menu = (who: contract.Staff): Action[] => [
    {
      key: 'edit',
      label: everyday('edit'),
      icon: <IconPencil size={18} />,
      gate: gates.edit,
      onPress: () => setOpen({ as: 'edit', who }),
    },
    {
      key: 'password',
      label: t('resetPassword'),
      icon: <IconKey size={18} />,
      gate: gates.password,
      onPress: () => setOpen({ as: 'password', who }),
    },
    {
      key: 'factor',
      label: factor('resetTitle'),
      icon: <IconShieldCheck size={18} />,
      gate: gates.factor,
      onPress: () => setOpen({ as: 'factor', who }),
    },
    {
      key: 'why',
      label: t('explain'),
      icon: <IconHelp size={18} />,
      gate: gates.why,
      onPress: () => void navigate(pageTo('permissionReasons', { usercode: who.usercode })),
    },
    {
      key: 'log',
      label: record('history'),
      icon: <IconHistory size={18} />,
      onPress: () => setOpen({ as: 'log', who }),
    },
    {
      key: 'switch',
      label: t(who.is_active ? 'deactivate' : 'activate'),
      icon: <IconPower size={18} />,
      gate: gates.switch,
      isDangerous: who.is_active,
      onPress: () => setOpen({ as: 'switch', who }),
    },
  ]

  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        filters={[
          { field: 'search', label: t('search'), kind: 'text' },
          { field: 'dept_code', label: t('branch'), kind: 'many', source: departmentDropdown },
          { field: 'role_code', label: t('role'), kind: 'many', source: roleDropdown },
          activeFilter,
        ]}
        actions={[
          {
            key: 'add',
            label: t('add'),
            icon: <IconPlus size={16} />,
            gate: gates.add,
            isPrimary: true,
            onPress: () => setOpen({ as: 'add' }),
          },
        ]}
        keyOf={({ usercode }) => usercode}
        nameOf={nameOf}
        menu={menu}
        columns={[
          { key: 'code', title: t('usercode'), sort: 'usercode', show: ({ usercode }) => <b>{usercode}</b> },
          { key: 'name', title: t('username'), sort: 'username', wraps: true, show: ({ username }) => username },
          { key: 'title', title: t('title_'), wraps: true, show: ({ title }) => title || '-' },
          { key: 'branch', title: t('branch'), sort: 'department', show: ({ dept_name }) => dept_name },
          { key: 'roles', title: t('roles'), wraps: true, show: (who) => rolesOf(who) || '-' },
          { key: 'email', title: t('email'), show: ({ email }) => email ?? '-' },
          { key: 'centre', title: t('asc_code'), show: ({ asc_code }) => asc_code ?? '-' },
          { key: 'status', title: t('status'), show: ({ is_active }) => <ActiveChip isActive={is_active} /> },
        ]}
        card={(who) => ({
          code: who.usercode,
          name: who.username,
          text: [rolesOf(who), who.dept_name].filter(Boolean).join(', '),
          left: who.email ?? '',
          right: <ActiveChip isActive={who.is_active} />,
        })}
      />
      {open?.as === 'add' && <StaffPanel onClose={close} />}
      {open?.as === 'edit' && <StaffPanel key={open.who.usercode} usercode={open.who.usercode} onClose={close} />}
      {open?.as === 'switch' && <SwitchStaff who={open.who} onClose={close} />}
      {open?.as === 'factor' && <ResetSecondFactor who={open.who} onClose={close} />}
      {open?.as === 'password' && <ResetPassword who={open.who} onClose={close} />}
      {open?.as === 'log' && (
        <ActionLogPanel
          key={open.who.usercode}
          endpoint={contract.staffLog}
          code={open.who.usercode}
          sub={nameOf(open.who)}
          labels={{ ...labels, is_active: record('is_active') }}
          onClose={close}
        />
      )}
    </>
  )
}
