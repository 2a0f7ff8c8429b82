import * as contract from '@sejuk/contract/sales/credit-limit-requests'
import { pageTo } from '@sejuk/domain/pages'
import {
  type CreditRequestType,
  creditRequestTypes,
  guaranteeTypes,
  longestTemporaryDays,
  roundLimit,
  stepLimit,
} from '@sejuk/domain/sales/credit-limit-requests'
import { addDays } from '@sejuk/domain/values/dates'
import { creditLimitRequestWords } from '@sejuk/words/sales/credit-limit-requests'
import IconMinus from '#icon/Minus'
import IconPlus from '#icon/Plus'
import { CustomerPicker } from '../../../entities/pickers/customer-picker.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import type { EndpointForm } from '../../../lib/form/endpoint-form.ts'
import { companyToday } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button, IconButton } from '../../../ui/actions/button.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { MoneyField } from '../../../ui/fields/number-fields.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPage } from '../../../ui/form/endpoint-page.tsx'
import { FieldGrid } from '../../../ui/form/field-grid.tsx'
import { Column, Columns, Row } from '../../../ui/layout/page-body.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RefusedPage } from '../../../ui/record/refused-page.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import { StandingCard } from './standing-card.tsx'

type Asked = { code?: string; customer_code?: string; order_code?: string; requested_limit?: string }
const usualDays = 30

const valuesOf = (asked: Asked, today: string, found?: contract.CreditLimitRequest) => ({
  customer_code: found?.customer_code ?? asked.customer_code ?? '',
  // Whoever comes from a blocked order needs it soon, and for a while.
  request_type: (found?.request_type ?? (asked.order_code ? 'temporary' : 'permanent')) as CreditRequestType,
  requested_limit: (found?.requested_limit ??
    (asked.requested_limit ? roundLimit(Number(asked.requested_limit) || 0) : null)) as number | null,
  valid_to: found?.valid_to ?? addDays(today, usualDays),
  reason: found?.reason ?? '',
  guarantee_type: (found?.guarantee_type ?? '') as string,
  guarantee_amount: (found?.guarantee_amount ?? null) as number | null,
  order_code: found?.order_code ?? asked.order_code ?? '',
})
type Values = ReturnType<typeof valuesOf>

/** A new request, or one that is still to be submitted. */
export const CreditLimitRequestFormPage = () => {
  const t = useWords(creditLimitRequestWords)
  const { code = '' }: Asked = useSearch()
  const gate = useGate(contract.createCreditLimitRequest)
  const title = t(code ? 'edit' : 'create')
  if (!gate.enabled) return <RefusedPage title={title} gate={gate} />
  if (!code) return <Form />
  return (
    <LoadedRecord endpoint={contract.getCreditLimitRequest} input={{ request_code: code }} title={title}>
      {(row) => <Form key={row.row_version} row={row} />}
    </LoadedRecord>
  )
}

const Form = ({ row }: { row?: contract.CreditLimitRequest }) => {
  const t = useWords(creditLimitRequestWords)
  const navigate = useNavigate()
  const asked: Asked = useSearch()
  const initial = valuesOf(asked, companyToday(), row)
  const fields = Object.keys(initial) as (keyof Values)[]
  const labels = Object.fromEntries(fields.map((field) => [field, t(field)])) as Record<keyof Values, string>
  const open = (code: string) => void navigate({ ...pageTo('creditRequest', { code }), ignoreBlocker: true })
  return (
    <EndpointPage
      title={t(row ? 'edit' : 'create')}
      sub={row?.request_code}
      crumb={<Link {...pageTo('creditRequests')}>{t('title')}</Link>}
      endpoint={
        (row ? contract.actOnCreditLimitRequest.modify : contract.createCreditLimitRequest) as
          | typeof contract.actOnCreditLimitRequest.modify
          | typeof contract.createCreditLimitRequest
      }
      initial={initial}
      fixed={row && { request_code: row.request_code, row_version: row.row_version }}
      labels={labels}
      draft={`credit-limit-request/${row?.request_code ?? asked.order_code ?? 'create'}`}
      onDone={(answer) => {
        const { request_code = row?.request_code ?? '' } = (answer?.data ?? {}) as { request_code?: string }
        open(request_code)
      }}
    >
      {(form) => (
        <Columns>
          <Column>
            <RequestFields form={form} isNew={!row} />
          </Column>
          <Column>{form.values.customer_code && <StandingCard customer_code={form.values.customer_code} />}</Column>
        </Columns>
      )}
    </EndpointPage>
  )
}

const RequestFields = ({ form, isNew }: { form: EndpointForm<Values>; isNew: boolean }) => {
  const t = useWords(creditLimitRequestWords)
  const { values, change, errorOf } = form
  const isTemporary = values.request_type === 'temporary'
  return (
    <Section title={t('request')}>
      <SectionBody>
        <FieldGrid>
          {isNew && (
            <CustomerPicker
              value={values.customer_code || undefined}
              onChange={(customer_code = '') => change({ customer_code })}
              error={errorOf('customer_code')}
            />
          )}
          <ChoiceField
            label={t('request_type')}
            value={values.request_type}
            onChange={(chosen) =>
              change({ request_type: creditRequestTypes.find((one) => one === chosen) ?? 'permanent' })
            }
            options={creditRequestTypes.map((value) => ({ value, label: t(value) }))}
            error={errorOf('request_type')}
          />
        </FieldGrid>
        <LimitField form={form} />
        {isTemporary && (
          <DateField
            label={t('valid_to')}
            hint={t('validHelp', { n: longestTemporaryDays })}
            value={values.valid_to}
            onChange={(valid_to) => change({ valid_to })}
            error={errorOf('valid_to')}
            isRequired
          />
        )}
        <TextField
          label={t('reason')}
          value={values.reason}
          onChange={(reason) => change({ reason })}
          error={errorOf('reason')}
          most={1000}
          isLong
          isRequired
        />
        <FieldGrid>
          <ChoiceField
            label={t('guarantee_type')}
            value={values.guarantee_type}
            onChange={(guarantee_type) => change({ guarantee_type })}
            options={guaranteeTypes.map((value) => ({ value, label: t(value) }))}
            error={errorOf('guarantee_type')}
          />
          {values.guarantee_type !== '' && (
            <MoneyField
              label={t('guarantee_amount')}
              value={values.guarantee_amount}
              onChange={(guarantee_amount) => change({ guarantee_amount })}
              error={errorOf('guarantee_amount')}
              isRequired
            />
          )}
          <TextField
            label={t('order_code')}
            value={values.order_code}
            onChange={(order_code) => change({ order_code })}
            error={errorOf('order_code')}
            most={40}
          />
        </FieldGrid>
      </SectionBody>
    </Section>
  )
}

/** In steps of Rp 100.000, or the suggested one. */
const LimitField = ({ form }: { form: EndpointForm<Values> }) => {
  const t = useWords(creditLimitRequestWords)
  const { values, change, errorOf } = form
  const { customer_code, requested_limit } = values
  const standing = useCall(contract.getCreditStanding, { customer_code }, { enabled: customer_code !== '' })
  const suggested = standing.data?.data.suggested_limit ?? 0
  const step = (steps: number) =>
    change((now: Values) => ({ requested_limit: stepLimit(now.requested_limit ?? 0, steps) }))
  return (
    <>
      <MoneyField
        label={t('requested_limit')}
        hint={t(values.request_type === 'temporary' ? 'temporaryHelp' : 'roundingHelp')}
        value={requested_limit}
        onChange={(typed) => change({ requested_limit: typed })}
        error={errorOf('requested_limit')}
        isRequired
      />
      <Row>
        <IconButton label={t('lower')} onClick={() => step(-1)}>
          <IconMinus size={16} />
        </IconButton>
        <IconButton label={t('raise')} onClick={() => step(1)}>
          <IconPlus size={16} />
        </IconButton>
        {suggested > 0 && (
          <Button size="small" onClick={() => change({ requested_limit: suggested })}>
            {t('takeSuggested')}
          </Button>
        )}
      </Row>
    </>
  )
}
