import * as contract from '@sejuk/contract/field/leaves'
import { type LeaveType, leaveTypes, yearOf } from '@sejuk/domain/field/leave-days'
import { isDay } from '@sejuk/domain/values/dates'
import { leaveWords } from '@sejuk/words/field/leaves'
import { Figures } from '../../../entities/field/chips.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates, useToday } from '../../../lib/language/dates.ts'
import { useLanguage, useSay, useWords } from '../../../lib/language/words.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { PagedSelect } from '../../../ui/fields/picker.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'

type Values = {
  leave_type: string
  from_date: string
  to_date: string
  half_day: string
  delegate_user_code: string
  reason: string
  contact: string
  submit?: boolean
}
const blank: Values = {
  ...{
    leave_type: 'annual',
    from_date: '',
    to_date: '',
    half_day: '',
    delegate_user_code: '',
    reason: '',
    contact: '',
  },
  submit: true,
}

/** Days are counted while they are chosen, with everything that stops or warns. */
export const LeaveForm = ({ row, onClose }: { row?: contract.Leave; onClose: () => void }) => {
  const t = useWords(leaveWords)
  const rules = useCall(contract.leaveRules, {}).data?.data
  // Until the rules are there, and for what is chosen already, every type is a choice.
  const offered = leaveTypes.filter(
    (type) => type === row?.leave_type || (rules?.find((one) => one.leave_type === type)?.is_offered ?? true),
  )
  const balances = useCall(contract.leaveBalances, {}).data?.data.balances
  const withBalance = (type: LeaveType) => {
    const left = balances?.find((one) => one.leave_type === type)?.balance
    return left === undefined ? t(type) : t('typeLeft', { type: t(type), n: left })
  }
  const initial: Values = row
    ? {
        ...{ leave_type: row.leave_type, from_date: row.from_date, to_date: row.to_date, reason: row.reason },
        ...{ half_day: row.half_day ?? '', contact: row.contact ?? '' },
        delegate_user_code: row.delegate_user_code ?? '',
      }
    : blank
  const labels = {
    ...{ leave_type: t('leave_type'), from_date: t('from_date'), to_date: t('to_date'), half_day: t('half_day') },
    ...{ delegate_user_code: t('delegate'), reason: t('reason'), contact: t('contact'), submit: t('sendNow') },
  }
  return (
    <EndpointPanel<typeof contract.createLeave | typeof contract.actOnLeave.modify, Values>
      title={t(row ? 'edit' : 'ask')}
      endpoint={row ? contract.actOnLeave.modify : contract.createLeave}
      initial={initial}
      fixed={row ? { leave_code: row.leave_code, row_version: row.row_version } : {}}
      labels={labels}
      saveLabel={row ? undefined : (values) => <SendLabel values={values} />}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          <ChoiceField
            label={t('leave_type')}
            options={offered.map((value) => ({ value, label: withBalance(value) }))}
            value={values.leave_type}
            onChange={(leave_type) => change({ leave_type })}
            error={errorOf('leave_type')}
            isRequired
          />
          <DateField
            label={t('from_date')}
            value={values.from_date}
            onChange={(from_date) =>
              change({ from_date, ...(values.to_date < from_date ? { to_date: from_date } : {}) })
            }
            error={errorOf('from_date')}
            isRequired
          />
          <DateField
            label={t('to_date')}
            value={values.to_date}
            onChange={(to_date) => change({ to_date })}
            error={errorOf('to_date')}
            isRequired
          />
          {values.from_date === values.to_date && (
            <ChoiceField
              label={t('half_day')}
              hint={t('wholeDays')}
              options={(['am', 'pm'] as const).map((value) => ({ value, label: t(value) }))}
              value={values.half_day}
              onChange={(half_day) => change({ half_day })}
              error={errorOf('half_day')}
            />
          )}
          <Preview values={values} />
          <PagedSelect
            label={t('delegate')}
            none={t('delegateHint')}
            source={contract.leaveDelegates}
            value={values.delegate_user_code || undefined}
            onChange={(code) => change({ delegate_user_code: code ?? '' })}
            error={errorOf('delegate_user_code')}
          />
          <TextField
            label={t('reason')}
            value={values.reason}
            onChange={(reason) => change({ reason })}
            error={errorOf('reason')}
            most={500}
            isLong
            isRequired
          />
          <TextField
            label={t('contact')}
            value={values.contact}
            onChange={(contact) => change({ contact })}
            error={errorOf('contact')}
            most={100}
          />
          {!row && (
            <CheckboxField
              label={t('sendNow')}
              isOn={values.submit === true}
              onChange={(submit) => change({ submit })}
            />
          )}
        </>
      )}
    </EndpointPanel>
  )
}

const isType = (text: string): text is LeaveType => leaveTypes.includes(text as LeaveType)

const usePreview = ({ leave_type, from_date, to_date, half_day, delegate_user_code }: Values) => {
  const type = isType(leave_type) ? leave_type : 'annual'
  const half = from_date === to_date && (half_day === 'am' || half_day === 'pm') ? half_day : ''
  return useCall(
    contract.previewLeave,
    { leave_type: type, from_date, to_date, half_day: half, delegate_user_code },
    { enabled: isDay(from_date) && isDay(to_date) && from_date <= to_date, keepPrevious: true },
  ).data?.data
}

/** The button says how many days go to the approver, or that nothing does yet. */
const SendLabel = ({ values }: { values: Values }) => {
  const t = useWords(leaveWords)
  const days = usePreview(values)?.days
  if (values.submit !== true) return t('saveDraft')
  return days ? t('submitDays', { n: days }) : t('submit')
}

const Preview = ({ values }: { values: Values }) => {
  const t = useWords(leaveWords)
  const dates = useDates()
  const today = useToday()
  const say = useSay()
  const isLocal = useLanguage() === 'local'
  const { delegate_user_code } = values
  const found = usePreview(values)
  if (!found) return null
  const free = found.free_days.map(({ day, name, local_name }) => `${dates.day(day)} ${isLocal ? local_name : name}`)
  const goesTo = () => {
    const { approver_name: name, approver_for: other } = found
    if (name && other) return t('goesInstead', { name, other })
    return name ? t('goesTo', { name }) : t('goesToHr')
  }
  return (
    <section aria-live="polite">
      <Figures
        figures={[
          [t('taken'), t('nDays', { n: found.days })],
          [t('after'), found.balance_after === null ? t('noBalance') : t('nDays', { n: found.balance_after })],
          [t('back'), dates.day(found.back_on)],
        ]}
      />
      {(found.years.length > 1 || found.years[0]?.year !== yearOf(today)) &&
        found.years.map(({ year, days, after }) => (
          <p key={year}>{t('yearTaken', { n: days, year: String(year), after })}</p>
        ))}
      {free.length > 0 && <p>{t('freeDays', { list: free.join(', ') })}</p>}
      {found.is_conflict && <Note>{t('teamWarning', { n: found.team_away })}</Note>}
      {found.planned_visits > 0 && (
        <Note>{t(delegate_user_code ? 'visitsOffered' : 'visitsLeft', { n: found.planned_visits })}</Note>
      )}
      {found.needs_letter && <Note>{t('letterNeeded')}</Note>}
      {found.needs_hr && <p>{t('hrNeeded')}</p>}
      {found.objections.map(({ code, text }) => (
        <Note key={code} tone="bad">
          {say(text)}
        </Note>
      ))}
      <p>{goesTo()}</p>
    </section>
  )
}
