import * as contract from '@sejuk/contract/delivery/delivery-receipts'
import { createReturnRequest } from '@sejuk/contract/returns/return-requests'
import { pageTo } from '@sejuk/domain/pages'
import { problemKindWords, receiptWords } from '@sejuk/words/delivery/delivery-receipts'
import { useState } from 'react'
import { useAgo, useDates, useToday } from '../../lib/language/dates.ts'
import { useWords } from '../../lib/language/words.ts'
import { Link } from '../../lib/navigation/link.tsx'
import { useGate } from '../../lib/session/viewer.ts'
import { Button } from '../../ui/actions/button.tsx'
import { DateField } from '../../ui/fields/date-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../ui/form/endpoint-panel.tsx'
import { StatusChip } from '../../ui/record/status-chip.tsx'
import { PlainTable } from '../../ui/table/plain-table.tsx'
import { StaffPicker } from '../pickers/staff-picker.tsx'

/** Goods that arrived and are not wanted; what never arrived cannot come back. */
const comesBack: ReadonlySet<contract.DeliveryProblem['kind']> = new Set(['damaged'])
const returnOf = ({ customer_code, delivery_code, problem_id }: contract.DeliveryProblem) =>
  pageTo('addReturn', { customer_code, delivery_code, problem_id })

/** Problems of deliveries, each with its owner and its day; whoever may closes them with a result. */
export const ProblemTable = ({ rows }: { rows: readonly contract.DeliveryProblem[] }) => {
  const t = useWords(receiptWords)
  const kinds = useWords(problemKindWords)
  const dates = useDates()
  const ago = useAgo()
  const today = useToday()
  const mayClose = useGate(contract.closeDeliveryProblem)
  const mayReturn = useGate(createReturnRequest)
  const mayGive = useGate(contract.giveDeliveryProblem)
  const [closing, setClosing] = useState<contract.DeliveryProblem>()
  const [giving, setGiving] = useState<contract.DeliveryProblem>()
  return (
    <>
      <PlainTable isStacked>
        <thead>
          <tr>
            <th>{t('delivery')}</th>
            <th>{t('customer')}</th>
            <th>{t('problem')}</th>
            <th>{t('owner')}</th>
            <th>{t('due')}</th>
            <th>{t('openSince')}</th>
            <th />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.problem_id}>
              <td data-label={t('delivery')}>
                <Link {...pageTo('delivery', { code: row.delivery_code })}>{row.delivery_code}</Link>
              </td>
              <td data-label={t('customer')}>{row.customer_name}</td>
              <td data-label={t('problem')}>
                <StatusChip tone={row.kind === 'signature' ? 'bad' : 'attention'}>{kinds(row.kind)}</StatusChip>{' '}
                {row.detail}
              </td>
              <td data-label={t('owner')}>{row.owner_name ?? '-'}</td>
              <td data-label={t('due')}>
                {row.status === 'Closed' ? (
                  `${row.result} (${row.document_code})`
                ) : row.due_date < today ? (
                  <StatusChip tone="bad">{`${dates.day(row.due_date)}, ${t('lateBy')}`}</StatusChip>
                ) : (
                  dates.day(row.due_date)
                )}
              </td>
              <td data-label={t('openSince')}>{ago(row.created_date)}</td>
              <td>
                {comesBack.has(row.kind) && row.status === 'Open' && !row.document_code && mayReturn.enabled && (
                  <Link {...returnOf(row)}>{t('draftReturn')}</Link>
                )}{' '}
                {row.document_code?.startsWith('RET-') && (
                  <Link {...pageTo('return', { code: row.document_code })}>{row.document_code}</Link>
                )}{' '}
                {row.status === 'Open' && mayGive.enabled && (
                  <Button size="small" onClick={() => setGiving(row)}>
                    {t('give')}
                  </Button>
                )}{' '}
                {row.status === 'Open' && mayClose.enabled && (
                  <Button size="small" onClick={() => setClosing(row)}>
                    {t('close')}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
      {giving && <GivePanel problem={giving} onClose={() => setGiving(undefined)} />}
      {closing && <ClosePanel problem={closing} onClose={() => setClosing(undefined)} />}
    </>
  )
}

const GivePanel = ({ problem, onClose }: { problem: contract.DeliveryProblem; onClose: () => void }) => {
  const t = useWords(receiptWords)
  return (
    <EndpointPanel
      title={t('give')}
      sub={problem.delivery_code}
      endpoint={contract.giveDeliveryProblem}
      initial={{ owner_code: problem.owner_code ?? '', due_date: problem.due_date, reason: '' }}
      fixed={{ problem_id: problem.problem_id, row_version: problem.row_version }}
      labels={{ owner_code: t('owner'), due_date: t('due'), reason: t('giveReason') }}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          <StaffPicker
            label={t('owner')}
            value={values.owner_code || undefined}
            known={{ code: problem.owner_code, name: problem.owner_name }}
            onChange={(owner_code) => change({ owner_code: owner_code ?? '' })}
            error={errorOf('owner_code')}
          />
          <DateField
            label={t('due')}
            value={values.due_date}
            onChange={(due_date) => change({ due_date })}
            error={errorOf('due_date')}
          />
          <TextField
            label={t('giveReason')}
            value={values.reason}
            onChange={(reason) => change({ reason })}
            error={errorOf('reason')}
            most={500}
            isLong
            isRequired
          />
        </>
      )}
    </EndpointPanel>
  )
}

const ClosePanel = ({ problem, onClose }: { problem: contract.DeliveryProblem; onClose: () => void }) => {
  const t = useWords(receiptWords)
  return (
    <EndpointPanel
      title={t('close')}
      sub={problem.delivery_code}
      endpoint={contract.closeDeliveryProblem}
      initial={{ result: '', document_code: '' }}
      fixed={{ problem_id: problem.problem_id, row_version: problem.row_version }}
      labels={{ result: t('result'), document_code: t('document_code') }}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          <TextField
            label={t('result')}
            value={values.result}
            onChange={(result) => change({ result })}
            error={errorOf('result')}
            most={500}
            isLong
            isRequired
          />
          <TextField
            label={t('document_code')}
            value={values.document_code}
            onChange={(document_code) => change({ document_code })}
            error={errorOf('document_code')}
            most={60}
            isRequired
          />
        </>
      )}
    </EndpointPanel>
  )
}
