import type { Envelope } from '@sejuk/contract/endpoint'
import * as contract from '@sejuk/contract/returns/rma-requests'
import { pageTo } from '@sejuk/domain/pages'
import { rmaResolutions, rmaSources } from '@sejuk/domain/returns/rma-requests'
import { rmaWords } from '@sejuk/words/returns/rma-requests'
import { type ReactNode, useState } from 'react'
import IconScan from '#icon/Scan'
import { WarehousePicker } from '../../../entities/pickers/warehouse-picker.tsx'
import { SerialsField } from '../../../entities/stock/serials-field.tsx'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPage } from '../../../ui/form/endpoint-page.tsx'
import { FieldGrid } from '../../../ui/form/field-grid.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RefusedPage } from '../../../ui/record/refused-page.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import { ModelField } from './model-field.tsx'

const Scanner = lazyPart(() => import('../../../entities/scanner/scanner.tsx').then((scanner) => scanner.Scanner))

type Fields = {
  warehouse_code: string
  symptom: string
  place_of_failure: string
  cause_of_failure: string
  resolution: string
  out_item_code: string
  is_paid: boolean
  is_advance: boolean
  serial_numbers: string[]
}
type NewFields = Fields & { source: string; work_order_number: string }

const useOpened = () => {
  const navigate = useNavigate()
  return (code: string) => void navigate({ ...pageTo('rma', { code }), ignoreBlocker: true })
}
const codeIn = (answer: Envelope | undefined) => (answer?.data as { rma_code?: string } | undefined)?.rma_code ?? ''
const useLabels = () => {
  const t = useWords(rmaWords)
  return {
    ...{ warehouse_code: t('warehouse_code'), symptom: t('symptom'), place_of_failure: t('place_of_failure') },
    ...{ cause_of_failure: t('cause_of_failure'), resolution: t('resolution'), is_paid: t('is_paid') },
    ...{ out_item_code: t('out_item_code'), is_advance: t('is_advance'), serial_numbers: t('serial_numbers') },
  }
}

export const CreateRmaPage = () => {
  const t = useWords(rmaWords)
  const gate = useGate(contract.createRmaRequest)
  const open = useOpened()
  const labels = useLabels()
  const asked: { work_order_number?: string; serial_number?: string } = useSearch()
  const work_order_number = asked.work_order_number ?? ''
  const initial: NewFields = {
    ...{ source: work_order_number ? 'Work_Order' : 'Dealer_DOA', work_order_number, warehouse_code: '' },
    ...{ symptom: '', place_of_failure: '', cause_of_failure: '', resolution: 'Replace_Unit', out_item_code: '' },
    ...{ is_paid: false, is_advance: false, serial_numbers: asked.serial_number ? [asked.serial_number] : [] },
  }
  if (!gate.enabled) return <RefusedPage title={t('createTitle')} gate={gate} />
  return (
    <EndpointPage
      title={t('createTitle')}
      crumb={<Link {...pageTo('rmas')}>{t('title')}</Link>}
      endpoint={contract.createRmaRequest}
      initial={initial}
      labels={{ ...labels, source: t('source'), work_order_number: t('work_order_number') }}
      draft={`rma-request/create/${work_order_number}`}
      onDone={(answer) => open(codeIn(answer))}
    >
      {(form) => (
        <FormBody form={form}>
          <ChoiceField
            label={t('source')}
            options={rmaSources.map((value) => ({ value, label: t(value) }))}
            value={form.values.source}
            onChange={(source) => form.change({ source })}
            error={form.errorOf('source')}
          />
          {form.values.source === 'Work_Order' && (
            <TextField
              label={t('work_order_number')}
              value={form.values.work_order_number}
              onChange={(next) => form.change({ work_order_number: next })}
              error={form.errorOf('work_order_number')}
              most={60}
              isRequired
            />
          )}
        </FormBody>
      )}
    </EndpointPage>
  )
}

export const ModifyRmaPage = () => {
  const t = useWords(rmaWords)
  const { code = '' }: { code?: string } = useSearch()
  return (
    <LoadedRecord
      endpoint={contract.getRmaRequest}
      gatedBy={contract.actOnRmaRequest.modify}
      input={{ rma_code: code }}
      title={t('modifyTitle')}
    >
      {(row) => <ModifyForm key={row.row_version} row={row} />}
    </LoadedRecord>
  )
}

/** The model that goes out where it is another than what comes in. */
const otherModel = ({ lines }: contract.RmaDetail) => {
  const own = new Set(lines.flatMap((line) => (line.item_flag === 'IN' ? [line.item_code] : [])))
  return lines.find((line) => line.item_flag === 'OUT' && !own.has(line.item_code))?.item_code ?? ''
}

const ModifyForm = ({ row }: { row: contract.RmaDetail }) => {
  const t = useWords(rmaWords)
  const open = useOpened()
  const labels = useLabels()
  const { rma_code, row_version } = row
  const initial: Fields = {
    ...{ warehouse_code: row.warehouse_code, symptom: row.symptom, place_of_failure: row.place_of_failure ?? '' },
    ...{ cause_of_failure: row.cause_of_failure ?? '', resolution: row.resolution },
    ...{ is_paid: row.is_paid, is_advance: row.is_advance, out_item_code: otherModel(row) },
    serial_numbers: row.lines.flatMap((line) => (line.item_flag === 'IN' ? (line.serial_number ?? []) : [])),
  }
  return (
    <EndpointPage
      title={t('modifyTitle')}
      sub={`${rma_code}, ${row.customer_name}`}
      crumb={<Link {...pageTo('rma', { code: rma_code })}>{rma_code}</Link>}
      endpoint={contract.actOnRmaRequest.modify}
      initial={initial}
      fixed={{ rma_code, row_version }}
      labels={labels}
      draft={`rma-request/${rma_code}`}
      onDone={() => open(rma_code)}
    >
      {(form) => <FormBody form={form} />}
    </EndpointPage>
  )
}

type Form = {
  values: Fields
  change: (part: Partial<Fields> | ((now: Fields) => Partial<Fields>)) => void
  errorOf: (field: string) => string | undefined
}

const FormBody = ({ form, children }: { form: Form; children?: ReactNode }) => {
  const t = useWords(rmaWords)
  const [isReading, setReading] = useState(false)
  const { values, change, errorOf } = form
  const text = (field: 'symptom' | 'place_of_failure' | 'cause_of_failure') => ({
    label: t(field),
    value: values[field],
    onChange: (value: string) => change({ [field]: value }),
    error: errorOf(field),
  })
  return (
    <Section
      title={t('title')}
      actions={
        <Button size="small" icon={<IconScan size={16} />} onClick={() => setReading(true)}>
          {t('scan')}
        </Button>
      }
    >
      <SectionBody>
        <FieldGrid>
          {children}
          <ChoiceField
            label={t('resolution')}
            options={rmaResolutions.map((value) => ({ value, label: t(value) }))}
            value={values.resolution}
            onChange={(resolution) => change({ resolution })}
            error={errorOf('resolution')}
          />
          <WarehousePicker
            value={values.warehouse_code || undefined}
            onChange={(warehouse_code = '') => change({ warehouse_code })}
            error={errorOf('warehouse_code')}
          />
          <SerialsField
            label={t('serial_numbers')}
            serials={values.serial_numbers}
            onChange={(serial_numbers) => change({ serial_numbers })}
            error={errorOf('serial_numbers')}
          />
          {(values.resolution === 'Replace_Unit' || values.resolution === 'Replace_Sub_Unit') && (
            <ModelField
              serials={values.serial_numbers}
              warehouse_code={values.warehouse_code}
              value={values.out_item_code}
              onChange={(out_item_code) => change({ out_item_code })}
              error={errorOf('out_item_code')}
            />
          )}
          <TextField {...text('symptom')} most={500} isRequired isLong />
          <TextField {...text('place_of_failure')} most={200} />
          <TextField {...text('cause_of_failure')} most={200} />
          <CheckboxField
            label={t('is_advance')}
            isOn={values.is_advance}
            onChange={(is_advance) => change({ is_advance })}
          />
          <CheckboxField label={t('is_paid')} isOn={values.is_paid} onChange={(is_paid) => change({ is_paid })} />
        </FieldGrid>
      </SectionBody>
      {isReading && (
        <Scanner
          onFound={(found) => {
            change((now) => ({ serial_numbers: [...new Set([...now.serial_numbers, found])] }))
            setReading(false)
          }}
          onClose={() => setReading(false)}
        />
      )}
    </Section>
  )
}
