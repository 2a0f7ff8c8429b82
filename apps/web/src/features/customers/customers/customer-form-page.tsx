import * as contract from '@sejuk/contract/customers/customers'
import type { Endpoint, Envelope } from '@sejuk/contract/endpoint'
import { pageTo } from '@sejuk/domain/pages'
import { customerWords } from '@sejuk/words/customers/customers'
import { everydayWords } from '@sejuk/words/everyday'
import { useId, useRef } from 'react'
import { useCall } from '../../../lib/api/queries.ts'
import { useNarrow } from '../../../lib/browser/screen.ts'
import { type EndpointForm, useEndpointForm } from '../../../lib/form/endpoint-form.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useParams } from '../../../lib/navigation/use-router.tsx'
import { useGate, useViewer } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { ConflictDialog } from '../../../ui/form/conflict-dialog.tsx'
import { EndpointFormBody } from '../../../ui/form/endpoint-form-body.tsx'
import { Column, Columns, PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState, ForbiddenState } from '../../../ui/list/list-states.tsx'
import { BasicFields, PaymentFields, PlaceFields, TaxFields } from './customer-fields.tsx'
import { DuplicateList } from './duplicate-list.tsx'
import { blankCustomer, type CustomerValues, valuesOf } from './form-values.ts'

export const CreateCustomerPage = () => {
  const t = useWords(customerWords)
  const say = useSay()
  const { department, usercode, viewData } = useViewer()
  const gate = useGate(contract.createCustomer)
  const isNarrow = useNarrow()
  if (!gate.enabled) return <Shut title={t('create')} reason={say(gate.because)} />
  const initial = blankCustomer(department, viewData === 'View_Data_Salesman' ? usercode : '')
  return (
    <CustomerForm
      title={t('create')}
      endpoint={contract.createCustomer}
      initial={{ ...initial, is_mobile: isNarrow }}
      draft="customer/create"
    />
  )
}

export const ModifyCustomerPage = () => {
  const t = useWords(customerWords)
  const say = useSay()
  const { id = '' }: { id?: string } = useParams()
  const gate = useGate(contract.updateCustomer)
  const found = useCall(contract.getCustomer, { id }, { enabled: gate.enabled })
  const customer = found.data?.data
  if (!gate.enabled) return <Shut title={t('modifyTitle')} reason={say(gate.because)} />
  if (!customer)
    return (
      <>
        <PageHead title={t('modifyTitle')} />
        {found.error ? <FailedState error={found.error} onRetry={() => void found.refetch()} /> : <Pending />}
      </>
    )
  if (!customer.is_tax_visible) return <Shut title={t('modifyTitle')} reason={t('hidden')} />
  return (
    <CustomerForm
      key={customer.row_version}
      title={t('modifyTitle')}
      customer={customer}
      endpoint={contract.updateCustomer}
      initial={valuesOf(customer)}
      fixed={{ id, row_version: customer.row_version }}
      draft={`customer/modify/${id}`}
    />
  )
}

const Shut = ({ title, reason }: { title: string; reason: string }) => (
  <>
    <PageHead title={title} />
    <ForbiddenState reason={reason} />
  </>
)

type Props = {
  title: string
  endpoint: Endpoint
  initial: CustomerValues
  fixed?: Record<string, unknown>
  draft: string
  customer?: contract.Customer
}

const CustomerForm = ({ title, endpoint, initial, fixed, draft, customer }: Props) => {
  const t = useWords(customerWords)
  const everyday = useWords(everydayWords)
  const id = useId()
  const isNarrow = useNarrow()
  const navigate = useNavigate()
  const submits = useRef(false)
  const open = (code: string) => void navigate({ ...pageTo('customer', { id: code }), ignoreBlocker: true })
  const form = useEndpointForm<Endpoint, CustomerValues>({
    endpoint,
    initial,
    fixed,
    draft,
    onDone: (answer) =>
      open((answer as Envelope<{ customer_code: string }> | undefined)?.data.customer_code ?? String(fixed?.id)),
  })
  const send = () => form.submit({ ...form.values, is_submit: submits.current })
  const isUnapproved = !customer || customer.status === 'Draft' || customer.status === 'Rejected'
  const labels = Object.fromEntries(
    Object.keys(initial).map((field) => [field, t((field in customerWords.words ? field : 'place') as 'place')]),
  ) as Record<keyof CustomerValues, string>
  const plainSave = (
    <Button
      type="submit"
      form={id}
      kind={isUnapproved ? 'plain' : 'primary'}
      isBusy={form.isBusy && !submits.current}
      onClick={() => {
        submits.current = false
      }}
    >
      {isUnapproved ? t('saveDraft') : everyday('save')}
    </Button>
  )
  return (
    <>
      <PageHead
        title={title}
        sub={customer && `(${customer.customer_code}) ${customer.customer_name}`}
        crumb={<Link {...pageTo('customers')}>{t('title')}</Link>}
      >
        {!(isNarrow && isUnapproved) && plainSave}
        {isUnapproved && (
          <Button
            type="submit"
            form={id}
            kind="primary"
            isBusy={form.isBusy && submits.current}
            onClick={() => {
              submits.current = true
            }}
          >
            {t('saveAndSubmit')}
          </Button>
        )}
      </PageHead>
      <PageBody>
        <Columns>
          <EndpointFormBody id={id} form={{ ...form, submit: send } as EndpointForm<CustomerValues>}>
            <Column>
              <BasicFields
                form={form}
                isNew={!customer}
                salesman={customer && { code: customer.salesman_code, name: customer.salesman_name }}
              />
              <PlaceFields form={form} />
              <TaxFields form={form} />
              <PaymentFields form={form} isBankHidden={customer?.is_bank_visible === false} />
              {isNarrow && isUnapproved && plainSave}
            </Column>
          </EndpointFormBody>
          <DuplicateList form={form} customer={customer} />
        </Columns>
      </PageBody>
      <ConflictDialog form={form} base={initial} labels={labels} version={Number(fixed?.row_version)} />
    </>
  )
}
