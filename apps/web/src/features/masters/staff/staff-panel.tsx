import * as contract from '@sejuk/contract/masters/staff'
import { updateRoleUsers } from '@sejuk/contract/platform/roles'
import { plain } from '@sejuk/domain/messages'
import { typedPhone } from '@sejuk/domain/values/phone'
import type { Gate } from '@sejuk/domain/workflow'
import { everydayWords } from '@sejuk/words/everyday'
import { staffWords } from '@sejuk/words/masters/staff'
import { useState } from 'react'
import { useCall } from '../../../lib/api/queries.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SidePanel } from '../../../ui/dialog/side-panel.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import { StaffFields, type StaffValues } from './staff-fields.tsx'
import { useStaffLabels } from './staff-labels.ts'

const blank: StaffValues = {
  ...{ usercode: '', username: '', login_name: '', title: '', email: '', phone: '', department: '' },
  ...{ allow_visit_customer: false, join_date: '', resign_date: '' },
  ...{ roles: [], departmentlist: [], view_data: null, asc_code: '' },
}

const valuesOf = (who: contract.StaffDetail): StaffValues => ({
  usercode: who.usercode,
  username: who.username,
  login_name: who.login_name,
  title: who.title,
  email: who.email ?? '',
  phone: typedPhone(who.phone ?? ''),
  department: who.department,
  allow_visit_customer: who.allow_visit_customer,
  join_date: who.join_date ?? '',
  resign_date: who.resign_date ?? '',
  roles: who.roles.map(({ role_code }) => role_code),
  departmentlist: who.departmentlist.map(({ dept_code }) => dept_code),
  view_data: who.view_data,
  asc_code: who.asc_code ?? '',
})

/** A new colleague, or one that is already there. */
export const StaffPanel = ({ usercode, onClose }: { usercode?: string; onClose: () => void }) => {
  const t = useWords(staffWords)
  const everyday = useWords(everydayWords)
  const mayGive = useGate(updateRoleUsers)
  const asked = useCall(contract.getStaff, { id: usercode ?? '' }, { enabled: usercode !== undefined })
  if (usercode === undefined) return <StaffForm gate={mayGive} onClose={onClose} />
  const who = asked.data?.data
  if (who) {
    const objection = who.why_not_give ?? who.why_not_manage
    const gate: Gate = mayGive.enabled && objection ? { enabled: false, because: plain(objection) } : mayGive
    return <StaffForm key={usercode} who={who} gate={gate} onClose={onClose} />
  }
  return (
    <SidePanel title={t('edit')} onClose={onClose} footer={<Button onClick={onClose}>{everyday('close')}</Button>}>
      {asked.error ? <p role="alert">{errorText(asked.error)}</p> : <p role="status">{everyday('loading')}</p>}
    </SidePanel>
  )
}

type FormProps = { who?: contract.StaffDetail; gate: Gate; onClose: () => void }

const StaffForm = ({ who, gate, onClose }: FormProps) => {
  const t = useWords(staffWords)
  const labels = useStaffLabels()
  // What one started from stays, also when the list behind is renewed.
  const [begun] = useState(() => (who ? valuesOf(who) : blank))
  const { usercode, roles, departmentlist, view_data, asc_code, ...facts } = begun
  const rights = { roles, departmentlist, view_data, asc_code }
  // Whoever may not give rights sends none, so that nothing of them can be refused.
  const initial = { ...(who ? {} : { usercode }), ...facts, ...(gate.enabled ? rights : {}) } as StaffValues
  const shown = { ...labels, ...(who ? {} : { usercode: t('usercode') }) }
  const named = Object.fromEntries(Object.entries(shown).filter(([field]) => field in initial))
  return (
    <EndpointPanel
      title={t(who ? 'edit' : 'add')}
      sub={who && `(${who.usercode}) ${who.username}`}
      endpoint={
        (who ? contract.updateStaff : contract.createStaff) as typeof contract.updateStaff | typeof contract.createStaff
      }
      initial={initial}
      fixed={who && { usercode: who.usercode, row_version: who.row_version }}
      labels={named as Record<keyof StaffValues, string>}
      draft={`staff/${who?.usercode ?? ''}`}
      onClose={onClose}
    >
      {(form) => <StaffFields form={form} who={who} gate={gate} rights={rights} />}
    </EndpointPanel>
  )
}
