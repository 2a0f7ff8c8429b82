import * as contract from '@sejuk/contract/aftersales/complaints'
import type { Endpoint } from '@sejuk/contract/endpoint'
import { type ComplaintActionName, compensationTypes } from '@sejuk/domain/aftersales/tickets/complaints'
import { compensationWords, complaintWords } from '@sejuk/words/aftersales/complaints'
import type { ReactNode } from 'react'
import { AscPicker } from '../../../entities/pickers/asc-picker.tsx'
import { StaffPicker } from '../../../entities/pickers/staff-picker.tsx'
import type { EndpointForm } from '../../../lib/form/endpoint-form.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { MoneyField } from '../../../ui/fields/number-fields.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointModal } from '../../../ui/form/endpoint-modal.tsx'

type Values = Record<string, unknown>
type Form = EndpointForm<Values>
type Line = {
  title: string
  endpoint: Endpoint
  initial: Values
  labels: Record<string, string>
  fields: (form: Form) => ReactNode
}
type Props = { name: ComplaintActionName; complaint: contract.ComplaintDetail; onClose: () => void }

/** The form of one action, above the complaint it is about. */
export const ComplaintForm = ({ name, complaint, onClose }: Props) => {
  const { title, endpoint, initial, labels, fields } = useForms()[name]
  const { complain_code, row_version } = complaint
  return (
    <EndpointModal
      title={title}
      sub={complain_code}
      endpoint={endpoint}
      initial={initial}
      fixed={{ complain_code, row_version }}
      labels={labels}
      verb={title}
      draft={`complaint.${name}.${complain_code}`}
      onClose={onClose}
    >
      {fields}
    </EndpointModal>
  )
}

const useForms = (): Record<ComplaintActionName, Line> => {
  const t = useWords(complaintWords)
  const gifts = useWords(compensationWords)
  const mayGive = useGate({ needs: 'Complain-Compensate' })
  const text =
    (field: string, label: string, more: { hint?: string; most?: number; isRequired?: boolean } = {}) =>
    ({ values, change, errorOf }: Form) => (
      <TextField
        label={label}
        hint={more.hint}
        value={String(values[field] ?? '')}
        onChange={(value) => change({ [field]: value })}
        error={errorOf(field)}
        most={more.most ?? 1000}
        isRequired={more.isRequired ?? true}
        isLong
        autoFocus
      />
    )
  const one = (title: string, endpoint: Endpoint, field: string, label: string, more = {}): Line => ({
    title,
    endpoint,
    initial: { [field]: '' },
    labels: { [field]: label },
    fields: text(field, label, more),
  })
  const compensation = ({ values, change, errorOf }: Form) => (
    <>
      <ChoiceField
        label={t('compensation')}
        options={compensationTypes.map((value) => ({ value, label: gifts(value) }))}
        value={String(values.compensation_type)}
        onChange={(value) => change({ compensation_type: value || 'None' })}
        error={errorOf('compensation_type')}
      />
      {values.compensation_type !== 'None' && (
        <MoneyField
          label={t('amount')}
          value={Number(values.compensation_amount ?? 0)}
          onChange={(value) => change({ compensation_amount: value ?? 0 })}
          error={errorOf('compensation_amount')}
        />
      )}
    </>
  )
  return {
    'reply-complain': one(t('reply-complain'), contract.actOnComplaint['reply-complain'], 'reply', t('reply'), {
      hint: t('replyHint'),
      most: 2000,
    }),
    solve: {
      title: t('solve'),
      endpoint: contract.actOnComplaint.solve,
      initial: { root_cause: '', compensation_type: 'None', compensation_amount: 0 },
      labels: { root_cause: t('root_cause'), compensation_type: t('compensation'), compensation_amount: t('amount') },
      fields: (form) => (
        <>
          {text('root_cause', t('root_cause'))(form)}
          {mayGive.enabled && compensation(form)}
        </>
      ),
    },
    'not-solve': one(t('not-solve'), contract.actOnComplaint['not-solve'], 'reason', t('reason')),
    'withdraw-back': one(t('withdraw-back'), contract.actOnComplaint['withdraw-back'], 'reason', t('reason')),
    reopen: one(t('reopen'), contract.actOnComplaint.reopen, 'reason', t('reason')),
    'generate-new-work-order': {
      title: t('generate-new-work-order'),
      endpoint: contract.actOnComplaint['generate-new-work-order'],
      initial: { note: '', asc_code: '' },
      labels: { note: t('note'), asc_code: t('centre') },
      fields: (form) => (
        <>
          <p>{t('generateHint')}</p>
          <AscPicker
            value={String(form.values.asc_code ?? '') || undefined}
            onChange={(asc_code) => form.change({ asc_code: asc_code ?? '' })}
            error={form.errorOf('asc_code')}
          />
          {text('note', t('note'), { isRequired: false })(form)}
        </>
      ),
    },
    assign: {
      title: t('assign'),
      endpoint: contract.actOnComplaint.assign,
      initial: { owner_code: '', note: '' },
      labels: { owner_code: t('owner'), note: t('note') },
      fields: (form) => (
        <>
          <StaffPicker
            label={t('owner')}
            value={String(form.values.owner_code ?? '') || undefined}
            onChange={(owner_code) => form.change({ owner_code: owner_code ?? '' })}
            error={form.errorOf('owner_code')}
          />
          {text('note', t('note'), { isRequired: false })(form)}
        </>
      ),
    },
    follow: one(t('follow'), contract.actOnComplaint.follow, 'note', t('note'), { most: 2000 }),
    finish: {
      title: t('finish'),
      endpoint: contract.actOnComplaint.finish,
      initial: { result: '', contacted_date: '' },
      labels: { result: t('result'), contacted_date: t('contacted') },
      fields: (form) => (
        <>
          {text('result', t('result'), { most: 2000 })(form)}
          <DateField
            label={t('contacted')}
            value={String(form.values.contacted_date ?? '')}
            onChange={(contacted_date) => form.change({ contacted_date })}
            error={form.errorOf('contacted_date')}
            isRequired
          />
        </>
      ),
    },
  }
}
