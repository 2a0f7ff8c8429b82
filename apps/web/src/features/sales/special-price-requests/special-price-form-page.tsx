import * as contract from '@sejuk/contract/sales/special-price-requests'
import { pageTo } from '@sejuk/domain/pages'
import {
  mostValidDays,
  needsProof,
  type SpecialPriceReason,
  specialPriceReasons,
} from '@sejuk/domain/sales/special-price-requests'
import { addDays } from '@sejuk/domain/values/dates'
import { specialPriceWords } from '@sejuk/words/sales/special-price-requests'
import { useState } from 'react'
import { CustomerPicker } from '../../../entities/pickers/customer-picker.tsx'
import { call } from '../../../lib/api/call.ts'
import { useSend } from '../../../lib/api/queries.ts'
import { useToday } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPage } from '../../../ui/form/endpoint-page.tsx'
import { FieldGrid } from '../../../ui/form/field-grid.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RefusedPage } from '../../../ui/record/refused-page.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import { FileDrop } from '../../../ui/upload/file-drop.tsx'
import { blankLine, linesOf, SpecialPriceLineFields } from './special-price-line-fields.tsx'

const usualDays = 29

export const NewSpecialPricePage = () => {
  const t = useWords(specialPriceWords)
  const gate = useGate(contract.createSpecialPrice)
  const { customer_code = '', item_code = '' }: { customer_code?: string; item_code?: string } = useSearch()
  if (!gate.enabled) return <RefusedPage title={t('create')} gate={gate} />
  return <RequestForm customer_code={customer_code} item_code={item_code} />
}

export const EditSpecialPricePage = () => {
  const t = useWords(specialPriceWords)
  const { code = '' }: { code?: string } = useSearch()
  return (
    <LoadedRecord
      endpoint={contract.getSpecialPrice}
      gatedBy={contract.actOnSpecialPrice.modify}
      input={{ request_code: code }}
      title={t('edit')}
    >
      {(row) => <RequestForm key={row.row_version} row={row} />}
    </LoadedRecord>
  )
}

type Props = { row?: contract.SpecialPriceDetail; customer_code?: string; item_code?: string }

const { createSpecialPrice } = contract
const { modify, adjust } = contract.actOnSpecialPrice
/** A new request, one that is still a draft, or a change of an approved one. */
const endpointFor = (row: Props['row']) =>
  (row ? (row.status === 'Approved' ? adjust : modify) : createSpecialPrice) as
    | typeof createSpecialPrice
    | typeof modify
    | typeof adjust

const RequestForm = ({ row, customer_code = '', item_code = '' }: Props) => {
  const t = useWords(specialPriceWords)
  const navigate = useNavigate()
  const today = useToday()
  const [proof, setProof] = useState<File>()
  const sendProof = useSend(contract.actOnSpecialPrice.evidence)
  const mayProve = row?.status !== 'Approved'
  /** The request is stored: a file that does not get through is told, and added on its page. */
  const finish = async (request_code: string, file: File | undefined) => {
    try {
      if (file) {
        const { data } = await call(contract.getSpecialPrice, { request_code })
        await sendProof.mutateAsync({ request_code, row_version: data.row_version, file })
      }
    } catch {
    } finally {
      void navigate({ ...pageTo('specialPrice', { code: request_code }), ignoreBlocker: true })
    }
  }
  const initial = {
    customer_code: row?.customer_code ?? customer_code,
    reason: row?.reason ?? ('competitor' as SpecialPriceReason),
    valid_from: row?.valid_from ?? today,
    valid_to: row?.valid_to ?? addDays(today, usualDays),
    note: row?.note ?? '',
    lines: row ? linesOf(row) : [{ ...blankLine, item_code }],
  }
  return (
    <EndpointPage
      title={t(row ? 'edit' : 'create')}
      sub={row && `${row.request_code}, ${row.customer_name}`}
      crumb={<Link {...pageTo('specialPrices')}>{t('title')}</Link>}
      endpoint={endpointFor(row)}
      initial={initial}
      fixed={row && { request_code: row.request_code, row_version: row.row_version }}
      labels={{
        ...{ customer_code: t('customer'), reason: t('reason'), valid_from: t('valid_from') },
        ...{ valid_to: t('valid_to'), note: t('note'), lines: t('lines') },
      }}
      draft={`special-price/${row?.request_code ?? 'create'}`}
      onDone={(answer) => {
        const { request_code = row?.request_code ?? '' } = (answer?.data ?? {}) as { request_code?: string }
        void finish(request_code, mayProve ? proof : undefined)
      }}
    >
      {(form) => {
        const { values, change, errorOf } = form
        const day = (field: 'valid_from' | 'valid_to') => ({
          label: t(field),
          value: values[field],
          onChange: (value: string) => change({ [field]: value }),
          error: errorOf(field),
        })
        return (
          <>
            <Section title={t('title')}>
              <SectionBody>
                <FieldGrid>
                  {!row && (
                    <CustomerPicker
                      value={values.customer_code || undefined}
                      onChange={(code) => change({ customer_code: code ?? '' })}
                      error={errorOf('customer_code')}
                    />
                  )}
                  <ChoiceField
                    label={t('reason')}
                    value={values.reason}
                    options={specialPriceReasons.map((value) => ({ value, label: t(value) }))}
                    onChange={(chosen) =>
                      change({ reason: specialPriceReasons.find((one) => one === chosen) ?? 'other' })
                    }
                    error={errorOf('reason')}
                  />
                  <DateField {...day('valid_from')} isRequired />
                  <DateField {...day('valid_to')} hint={t('validHelp', { n: mostValidDays })} isRequired />
                </FieldGrid>
                <TextField
                  label={t('note')}
                  value={values.note}
                  onChange={(note) => change({ note })}
                  error={errorOf('note')}
                  most={1000}
                  isLong
                />
                {mayProve && needsProof(values.reason) && (
                  <>
                    <Note>{row?.evidence_name ?? t('evidenceHelp')}</Note>
                    <FileDrop
                      label={t('evidenceFile')}
                      accept=".pdf,.png,.jpg,.jpeg,.webp"
                      file={proof}
                      onChange={setProof}
                    />
                  </>
                )}
              </SectionBody>
            </Section>
            <SpecialPriceLineFields form={form} />
          </>
        )
      }}
    </EndpointPage>
  )
}
