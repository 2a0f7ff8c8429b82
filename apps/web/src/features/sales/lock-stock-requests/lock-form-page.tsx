import type { Envelope } from '@sejuk/contract/endpoint'
import * as contract from '@sejuk/contract/sales/lock-stock-requests'
import { pageTo } from '@sejuk/domain/pages'
import { lockDays } from '@sejuk/domain/sales/lock-stock-requests'
import { addDays } from '@sejuk/domain/values/dates'
import { lockStockWords } from '@sejuk/words/sales/lock-stock-requests'
import { CustomerPicker } from '../../../entities/pickers/customer-picker.tsx'
import { WarehousePicker } from '../../../entities/pickers/warehouse-picker.tsx'
import { ItemContention } from '../../../entities/sales/item-contention.tsx'
import type { EndpointForm } from '../../../lib/form/endpoint-form.ts'
import { useToday } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { MoneyTextField } from '../../../ui/fields/number-fields.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPage } from '../../../ui/form/endpoint-page.tsx'
import { FieldGrid } from '../../../ui/form/field-grid.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RefusedPage } from '../../../ui/record/refused-page.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import { LockLineFields } from './lock-line-fields.tsx'

type Fields = {
  warehouse_code: string
  project_code: string
  lock_reason: string
  deposit_amount: string
  valid_to: string
  lines: { item_code: string; quantity: string }[]
}
type NewFields = Fields & { customer_code: string }

const useOpened = () => {
  const navigate = useNavigate()
  return (code: string) => void navigate({ ...pageTo('lockStockRequest', { code }), ignoreBlocker: true })
}
const codeIn = (answer: Envelope | undefined) =>
  (answer?.data as { lock_stock_order_code?: string } | undefined)?.lock_stock_order_code ?? ''

const useLabels = () => {
  const t = useWords(lockStockWords)
  return {
    ...{ warehouse_code: t('warehouse_code'), project_code: t('project_code'), lock_reason: t('lock_reason') },
    ...{ deposit_amount: t('deposit_amount'), valid_to: t('valid_to'), lines: t('lines') },
  }
}

export const CreateLockStockRequestPage = () => {
  const t = useWords(lockStockWords)
  const gate = useGate(contract.createLockStockRequest)
  const open = useOpened()
  const labels = useLabels()
  const asked: { item_code?: string; warehouse_code?: string } = useSearch()
  const initial: NewFields = {
    ...{ customer_code: '', warehouse_code: asked.warehouse_code ?? '', project_code: '', lock_reason: '' },
    ...{ deposit_amount: '', valid_to: addDays(useToday(), lockDays.usual) },
    lines: [{ item_code: asked.item_code ?? '', quantity: '' }],
  }
  if (!gate.enabled) return <RefusedPage title={t('createTitle')} gate={gate} />
  return (
    <EndpointPage
      title={t('createTitle')}
      crumb={<Link {...pageTo('lockStockRequests')}>{t('title')}</Link>}
      endpoint={contract.createLockStockRequest}
      initial={initial}
      labels={{ ...labels, customer_code: t('customer_name') }}
      draft="lock-stock-request/create"
      onDone={(answer) => open(codeIn(answer))}
    >
      {(form) => (
        <FormBody
          form={form}
          customer={
            <CustomerPicker
              value={form.values.customer_code || undefined}
              onChange={(customer_code = '') => form.change({ customer_code })}
              error={form.errorOf('customer_code')}
            />
          }
        />
      )}
    </EndpointPage>
  )
}

export const ModifyLockStockRequestPage = () => {
  const t = useWords(lockStockWords)
  const { code = '' }: { code?: string } = useSearch()
  return (
    <LoadedRecord
      endpoint={contract.getLockStockRequest}
      gatedBy={contract.actOnLockStockRequest.modify}
      input={{ lock_stock_order_code: code }}
      title={t('modifyTitle')}
    >
      {(lock) => <ModifyForm key={lock.row_version} lock={lock} />}
    </LoadedRecord>
  )
}

const ModifyForm = ({ lock }: { lock: contract.LockStockDetail }) => {
  const t = useWords(lockStockWords)
  const open = useOpened()
  const labels = useLabels()
  const { lock_stock_order_code, row_version } = lock
  const initial: Fields = {
    ...{ warehouse_code: lock.warehouse_code, project_code: lock.project_code ?? '', lock_reason: lock.lock_reason },
    ...{ deposit_amount: lock.deposit_amount ? String(lock.deposit_amount) : '', valid_to: lock.valid_to },
    lines: lock.lines.map(({ item_code, quantity }) => ({ item_code, quantity: String(quantity) })),
  }
  return (
    <EndpointPage
      title={t('modifyTitle')}
      sub={`${lock_stock_order_code}, ${lock.customer_name}`}
      crumb={<Link {...pageTo('lockStockRequest', { code: lock_stock_order_code })}>{lock_stock_order_code}</Link>}
      endpoint={contract.actOnLockStockRequest.modify}
      initial={initial}
      fixed={{ lock_stock_order_code, row_version }}
      labels={labels}
      draft={`lock-stock-request/${lock_stock_order_code}`}
      onDone={() => open(lock_stock_order_code)}
    >
      {(form) => <FormBody form={form} />}
    </EndpointPage>
  )
}

type Form<Values extends Fields> = Pick<EndpointForm<Values>, 'values' | 'errorOf'> & {
  change: (part: Partial<Fields> | ((now: Fields) => Partial<Fields>)) => void
}

const FormBody = ({ form, customer }: { form: Form<Fields>; customer?: React.ReactNode }) => {
  const t = useWords(lockStockWords)
  const { values, change, errorOf } = form
  const text = (field: 'project_code' | 'lock_reason' | 'deposit_amount' | 'valid_to') => ({
    label: t(field),
    value: values[field],
    onChange: (value: string) => change({ [field]: value }),
    error: errorOf(field),
  })
  const chosen = values.lines.map(({ item_code }) => item_code).filter(Boolean)
  return (
    <>
      <Section title={t('title')}>
        <SectionBody>
          <FieldGrid>
            {customer}
            <WarehousePicker
              value={values.warehouse_code || undefined}
              onChange={(warehouse_code = '') => change({ warehouse_code })}
              error={errorOf('warehouse_code')}
            />
            <DateField {...text('valid_to')} hint={t('validHelp')} isRequired />
            <TextField {...text('project_code')} hint={t('projectHelp')} most={60} />
            <MoneyTextField {...text('deposit_amount')} hint={t('depositHelp')} />
            <TextField {...text('lock_reason')} most={500} isRequired isLong />
          </FieldGrid>
        </SectionBody>
      </Section>
      <LockLineFields
        lines={values.lines}
        onChange={(next) => change((now) => ({ lines: next(now.lines) }))}
        errorOf={errorOf}
      />
      <ItemContention item_code={chosen} warehouse_code={values.warehouse_code ? [values.warehouse_code] : []} />
    </>
  )
}
