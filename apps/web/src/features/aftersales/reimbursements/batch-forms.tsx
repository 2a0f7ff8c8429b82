import * as contract from '@sejuk/contract/aftersales/reimbursements'
import type { Endpoint } from '@sejuk/contract/endpoint'
import { deductionKinds } from '@sejuk/domain/aftersales/reimbursements'
import { deductionWords, reimbursementWords } from '@sejuk/words/aftersales/reimbursements'
import type { ReactNode } from 'react'
import type { EndpointForm } from '../../../lib/form/endpoint-form.ts'
import { useWords } from '../../../lib/language/words.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { MoneyField } from '../../../ui/fields/number-fields.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointModal } from '../../../ui/form/endpoint-modal.tsx'

type BatchFormName = 'dispute' | 'settle-dispute' | 'deduct' | 'send-invoice' | 'confirmed-reject'
export type OpenForm = { name: BatchFormName; work_order_number: string }
type Values = Record<string, unknown>
type Form = EndpointForm<Values>
type Line = {
  title: string
  endpoint: Endpoint
  initial: Values
  labels: Record<string, string>
  fields: (form: Form) => ReactNode
}
type Props = {
  name: BatchFormName
  work_order_number?: string
  batch: contract.ReimbursementDetail
  onClose: () => void
}

/** The form of one action on a batch or on one of its lines. */
export const BatchForm = ({ name, work_order_number, batch, onClose }: Props) => {
  const { title, endpoint, initial, labels, fields } = useForms()[name]
  const { reimbursement_code, row_version } = batch
  return (
    <EndpointModal
      title={title}
      sub={work_order_number ?? reimbursement_code}
      endpoint={endpoint}
      initial={initial}
      fixed={{ reimbursement_code, row_version, ...(work_order_number ? { work_order_number } : {}) }}
      labels={labels}
      verb={title}
      onClose={onClose}
    >
      {fields}
    </EndpointModal>
  )
}

const useForms = (): Record<BatchFormName, Line> => {
  const t = useWords(reimbursementWords)
  const kinds = useWords(deductionWords)
  const text =
    (field: string, label: string, more: { most?: number; isLong?: boolean; isRequired?: boolean } = {}) =>
    ({ values, change, errorOf }: Form) => (
      <TextField
        label={label}
        value={String(values[field] ?? '')}
        onChange={(value) => change({ [field]: value })}
        error={errorOf(field)}
        most={more.most ?? 1000}
        isLong={more.isLong ?? true}
        isRequired={more.isRequired ?? true}
      />
    )
  const reason = text('reason', t('reason'))
  const reasoned = (title: string, endpoint: Endpoint): Line => ({
    title,
    endpoint,
    initial: { reason: '' },
    labels: { reason: t('reason') },
    fields: reason,
  })
  return {
    dispute: reasoned(t('dispute'), contract.actOnReimbursement.dispute),
    'confirmed-reject': reasoned(t('confirmed-reject'), contract.actOnReimbursement['confirmed-reject']),
    'settle-dispute': {
      title: t('settle-dispute'),
      endpoint: contract.actOnReimbursement['settle-dispute'],
      initial: { is_accepted: false, answer: '' },
      labels: { is_accepted: t('isRight'), answer: t('answer') },
      fields: (form) => (
        <>
          <CheckboxField
            label={t('isRight')}
            isOn={form.values.is_accepted === true}
            onChange={(is_accepted) => form.change({ is_accepted })}
          />
          {text('answer', t('answer'))(form)}
        </>
      ),
    },
    deduct: {
      title: t('deduct'),
      endpoint: contract.actOnReimbursement.deduct,
      initial: { deduction_kind: '', deduction_amount: 0, reason: '' },
      labels: { deduction_kind: t('kind'), deduction_amount: t('deduction'), reason: t('reason') },
      fields: (form) => (
        <>
          <ChoiceField
            label={t('kind')}
            options={deductionKinds.map((value) => ({ value, label: kinds(value) }))}
            value={String(form.values.deduction_kind ?? '')}
            onChange={(deduction_kind) => form.change({ deduction_kind })}
            error={form.errorOf('deduction_kind')}
            isRequired
          />
          <MoneyField
            label={t('deduction')}
            value={Number(form.values.deduction_amount ?? 0)}
            onChange={(amount) => form.change({ deduction_amount: amount ?? 0 })}
            error={form.errorOf('deduction_amount')}
            isRequired
          />
          {reason(form)}
        </>
      ),
    },
    'send-invoice': {
      title: t('send-invoice'),
      endpoint: contract.actOnReimbursement['send-invoice'],
      initial: { invoice_number: '', invoice_date: '', tax_invoice_number: '' },
      labels: {
        invoice_number: t('invoice_number'),
        invoice_date: t('invoice_date'),
        tax_invoice_number: t('tax_invoice_number'),
      },
      fields: (form) => (
        <>
          {text('invoice_number', t('invoice_number'), { most: 60, isLong: false })(form)}
          <DateField
            label={t('invoice_date')}
            value={String(form.values.invoice_date ?? '')}
            onChange={(invoice_date) => form.change({ invoice_date })}
            error={form.errorOf('invoice_date')}
            isRequired
          />
          {text('tax_invoice_number', t('tax_invoice_number'), { most: 60, isLong: false, isRequired: false })(form)}
        </>
      ),
    },
  }
}
