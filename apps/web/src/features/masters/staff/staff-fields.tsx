import { departmentDropdown } from '@sejuk/contract/masters/departments'
import type { StaffDetail } from '@sejuk/contract/masters/staff'
import { roleDropdown, updateRoleUsers } from '@sejuk/contract/platform/roles'
import { type ViewData, viewDataScopes } from '@sejuk/domain/viewers'
import type { Gate } from '@sejuk/domain/workflow'
import { staffWords } from '@sejuk/words/masters/staff'
import { rolePageWords } from '@sejuk/words/platform/roles-page'
import IconLock from '#icon/Lock'
import type { EndpointForm } from '../../../lib/form/endpoint-form.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { useRoleTitle } from '../../../lib/session/roles.ts'
import { useGate, useViewer } from '../../../lib/session/viewer.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { PagedMultiSelect, PagedSelect } from '../../../ui/fields/picker.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import style from './staff-fields.module.css'
import { useStaffLabels } from './staff-labels.ts'

type Rights = { roles: string[]; departmentlist: string[]; view_data: ViewData | null; asc_code: string }
export type StaffValues = Rights & {
  usercode: string
  username: string
  login_name: string
  title: string
  email: string
  phone: string
  department: string
  allow_visit_customer: boolean
  join_date: string
  resign_date: string
}
type Form = EndpointForm<StaffValues>
type Props = { form: Form; who?: StaffDetail; gate: Gate; rights: Rights }
type TextKey = 'usercode' | 'username' | 'login_name' | 'title' | 'email' | 'phone' | 'join_date' | 'resign_date'

export const StaffFields = ({ form, who, gate, rights }: Props) => {
  const t = useWords(staffWords)
  const labels = useStaffLabels()
  const viewer = useViewer()
  const mayRename = useGate(updateRoleUsers)
  const { values, change, errorOf } = form
  const text = (field: TextKey, label: string) => ({
    label,
    value: values[field] ?? '',
    onChange: (typed: string) => change({ [field]: typed } as Partial<StaffValues>),
    error: errorOf(field),
  })
  return (
    <>
      {!who && (
        <>
          <p className={style.hint}>{t('noPasswordYet')}</p>
          <TextField {...text('usercode', t('usercode'))} most={16} hint={t('codeStays')} isRequired autoFocus />
        </>
      )}
      <TextField {...text('username', labels.username)} most={100} isRequired autoFocus={Boolean(who)} />
      {mayRename.enabled || !who ? (
        <TextField {...text('login_name', labels.login_name)} most={100} isRequired />
      ) : (
        <Fact label={labels.login_name} value={who.login_name} />
      )}
      <TextField {...text('title', labels.title)} most={100} />
      {who?.usercode === viewer.usercode ? (
        <Fact label={labels.email} value={who.email ?? ''} />
      ) : (
        <TextField {...text('email', labels.email)} most={200} inputMode="email" />
      )}
      <TextField {...text('phone', labels.phone)} inputMode="tel" />
      {gate.enabled || !who ? (
        <PagedSelect
          label={labels.department}
          source={departmentDropdown}
          none={t('none')}
          value={values.department || undefined}
          onChange={(code) => change({ department: code ?? '' })}
          error={errorOf('department')}
        />
      ) : (
        <Fact label={labels.department} value={who.dept_name} />
      )}
      <DateField {...text('join_date', labels.join_date)} />
      <DateField {...text('resign_date', labels.resign_date)} />
      <CheckboxField
        label={labels.allow_visit_customer}
        isOn={values.allow_visit_customer}
        onChange={(allow_visit_customer) => change({ allow_visit_customer })}
      />
      <h3 className={style.heading}>{t('rights')}</h3>
      {gate.enabled ? <RightsFields form={form} /> : <RightsShown gate={gate} who={who} rights={rights} />}
    </>
  )
}

const RightsFields = ({ form }: { form: Form }) => {
  const t = useWords(staffWords)
  const scope = useWords(rolePageWords)
  const labels = useStaffLabels()
  const { values, change, errorOf } = form
  return (
    <>
      <PagedMultiSelect
        label={labels.roles}
        source={roleDropdown}
        none={t('none')}
        value={values.roles}
        onChange={(roles) => change({ roles })}
        error={errorOf('roles')}
      />
      <ChoiceField
        label={labels.view_data}
        value={values.view_data ?? ''}
        onChange={(code) => change({ view_data: (code || null) as ViewData | null })}
        options={viewDataScopes.map((value) => ({ value, label: scope(value) }))}
        error={errorOf('view_data')}
      />
      {!values.view_data && <p className={style.hint}>{t('byRole')}</p>}
      <PagedMultiSelect
        label={labels.departmentlist}
        source={departmentDropdown}
        none={t('none')}
        value={values.departmentlist}
        onChange={(departmentlist) => change({ departmentlist })}
        error={errorOf('departmentlist')}
      />
      <TextField
        label={labels.asc_code}
        value={values.asc_code}
        onChange={(asc_code) => change({ asc_code })}
        error={errorOf('asc_code')}
        most={30}
      />
    </>
  )
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <dl className={style.fact}>
    <dt>{label}</dt>
    <dd>{value || '-'}</dd>
  </dl>
)

/** What one may not give is still seen, with the reason. */
const RightsShown = ({ gate, who, rights }: { gate: Gate; who?: StaffDetail; rights: Rights }) => {
  const t = useWords(staffWords)
  const scope = useWords(rolePageWords)
  const labels = useStaffLabels()
  const roleTitle = useRoleTitle()
  const say = useSay()
  return (
    <>
      <p className={style.locked}>
        <IconLock size={14} aria-hidden="true" />
        {say(gate.because ?? '')}
      </p>
      {who && (
        <>
          <Fact label={labels.roles} value={who.roles.map(roleTitle).join(', ')} />
          <Fact label={labels.view_data} value={rights.view_data ? scope(rights.view_data) : t('byRole')} />
          <Fact label={labels.departmentlist} value={who.departmentlist.map(({ dept_name }) => dept_name).join(', ')} />
          <Fact label={labels.asc_code} value={rights.asc_code} />
        </>
      )}
    </>
  )
}
