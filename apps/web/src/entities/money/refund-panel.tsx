import { getCustomerAccount } from '@sejuk/contract/money/accounts'
import { actOnRefund, createRefund, type RefundDetail } from '@sejuk/contract/money/refunds'
import type { CreditSource } from '@sejuk/domain/money/credit-sources'
import { rupiah } from '@sejuk/domain/values/money'
import { refundWords } from '@sejuk/words/money/refunds'
import { creditSourceWords } from '@sejuk/words/money/sources'
import { useCall } from '../../lib/api/queries.ts'
import type { EndpointForm } from '../../lib/form/endpoint-form.ts'
import { useWords } from '../../lib/language/words.ts'
import { Pending } from '../../ui/feedback/pending.tsx'
import { MoneyField } from '../../ui/fields/number-fields.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../ui/form/endpoint-panel.tsx'
import { FieldError, FieldGroup, FieldLegend } from '../../ui/form/field-grid.tsx'
import { BankPicker } from '../pickers/bank-picker.tsx'
import { CustomerPicker } from '../pickers/customer-picker.tsx'

type Part = { source_kind: CreditSource; source_code: string; amount: number }
/** The customer, its account, and what of it is to go back. */
export type Returning = {
  customer_code: string
  bank_code: string | null
  account_name: string | null
  account_number: string | null
  sources: readonly Part[]
}

const valuesOf = (found?: RefundDetail, returning?: Returning) => ({
  customer_code: found?.customer_code ?? returning?.customer_code ?? '',
  sources: [...(found?.sources ?? returning?.sources ?? [])] as Part[],
  bank_code: found?.bank_code ?? returning?.bank_code ?? '',
  account_name: found?.account_name ?? returning?.account_name ?? '',
  account_number: found?.account_number ?? returning?.account_number ?? '',
  reason: found?.reason ?? '',
})
type Values = ReturnType<typeof valuesOf>
type Props = { found?: RefundDetail; returning?: Returning; onClose: () => void }

/** What goes back to a customer: from which sources, to which account, and why. */
export const RefundPanel = ({ found, returning, onClose }: Props) => {
  const t = useWords(refundWords)
  return (
    <EndpointPanel
      title={t(found ? 'edit' : 'create')}
      sub={found?.refund_code ?? returning?.customer_code}
      endpoint={(found ? actOnRefund.modify : createRefund) as typeof actOnRefund.modify | typeof createRefund}
      initial={valuesOf(found, returning)}
      fixed={found && { refund_code: found.refund_code, row_version: found.row_version }}
      labels={{
        ...{ customer_code: t('customer'), sources: t('sources'), bank_code: t('bank_code'), reason: t('reason') },
        ...{ account_name: t('account_name'), account_number: t('account_number') },
      }}
      onClose={onClose}
    >
      {(form) => <RefundFields form={form} isFixed={Boolean(found ?? returning)} />}
    </EndpointPanel>
  )
}

const RefundFields = ({ form, isFixed }: { form: EndpointForm<Values>; isFixed: boolean }) => {
  const t = useWords(refundWords)
  const { values, change, errorOf } = form
  return (
    <>
      {!isFixed && (
        <CustomerPicker
          value={values.customer_code || undefined}
          onChange={(code = '') => change({ customer_code: code, sources: [] })}
          error={errorOf('customer_code')}
        />
      )}
      {values.customer_code !== '' && <SourceFields form={form} />}
      <BankPicker
        value={values.bank_code || undefined}
        onChange={(bank_code = '') => change({ bank_code })}
        error={errorOf('bank_code')}
      />
      <TextField
        label={t('account_name')}
        value={values.account_name}
        onChange={(account_name) => change({ account_name })}
        error={errorOf('account_name')}
        most={100}
        isRequired
      />
      <TextField
        label={t('account_number')}
        value={values.account_number}
        onChange={(account_number) => change({ account_number })}
        error={errorOf('account_number')}
        most={40}
        isRequired
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
    </>
  )
}

const SourceFields = ({ form }: { form: EndpointForm<Values> }) => {
  const t = useWords(refundWords)
  const kinds = useWords(creditSourceWords)
  const { values, change, errorOf } = form
  const found = useCall(getCustomerAccount, { customer_code: values.customer_code }).data?.data
  const isPart = (part: Part) => (one: { source_kind: CreditSource; source_code: string }) =>
    one.source_kind === part.source_kind && one.source_code === part.source_code
  const put = (part: Part, amount: number | null) => {
    const others = values.sources.filter((one) => !isPart(part)(one))
    change({ sources: amount ? [...others, { ...part, amount }] : others })
  }
  const offered = found?.sources.filter(({ left }) => left > 0) ?? []
  return (
    <FieldGroup isFramed>
      <FieldLegend>{t('sources')}</FieldLegend>
      {!found && <Pending />}
      {found && offered.length === 0 && <p>{t('nothingLeft')}</p>}
      {offered.map(({ source_kind, source_code, left }) => {
        const n = values.sources.findIndex(isPart({ source_kind, source_code, amount: 0 }))
        return (
          <MoneyField
            key={`${source_kind} ${source_code}`}
            label={source_code}
            hint={t('sinceOf', { kind: kinds(source_kind), amount: rupiah(left) })}
            value={values.sources[n]?.amount ?? null}
            onChange={(amount) => put({ source_kind, source_code, amount: 0 }, amount)}
            error={n < 0 ? undefined : (errorOf(`sources.${n}.amount`) ?? errorOf(`sources.${n}.source_code`))}
          />
        )
      })}
      {errorOf('sources') && <FieldError>{errorOf('sources')}</FieldError>}
    </FieldGroup>
  )
}
