import type { Envelope } from '@sejuk/contract/endpoint'
import * as contract from '@sejuk/contract/returns/return-requests'
import { pageTo } from '@sejuk/domain/pages'
import { returnWords } from '@sejuk/words/returns/return-requests'
import { CustomerPicker } from '../../../entities/pickers/customer-picker.tsx'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { EndpointPage } from '../../../ui/form/endpoint-page.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RefusedPage } from '../../../ui/record/refused-page.tsx'
import { type ReturnFields, ReturnFormBody } from './return-form-body.tsx'

type NewFields = ReturnFields & { customer_code: string; problem_id: string }

const useOpened = () => {
  const navigate = useNavigate()
  return (code: string) => void navigate({ ...pageTo('return', { code }), ignoreBlocker: true })
}
const codeIn = (answer: Envelope | undefined) =>
  (answer?.data as { return_code?: string } | undefined)?.return_code ?? ''

const useLabels = () => {
  const t = useWords(returnWords)
  return {
    ...{ reason_code: t('reason_code'), warehouse_code: t('warehouse_code'), handover: t('handover') },
    ...{ pickup_address: t('pickup_address'), pickup_date: t('pickup_date'), note: t('note'), lines: t('lines') },
  }
}

export const CreateReturnPage = () => {
  const t = useWords(returnWords)
  const gate = useGate(contract.createReturnRequest)
  const open = useOpened()
  const labels = useLabels()
  const asked: { customer_code?: string; delivery_code?: string; problem_id?: string | number } = useSearch()
  const problem_id = String(asked.problem_id ?? '')
  const initial: NewFields = {
    ...{ customer_code: asked.customer_code ?? '', problem_id },
    ...{ reason_code: problem_id ? 'Damaged_In_Transit' : '', warehouse_code: '', handover: 'Pickup' },
    ...{ pickup_address: '', pickup_date: '', note: '', lines: [] },
  }
  if (!gate.enabled) return <RefusedPage title={t('createTitle')} gate={gate} />
  return (
    <EndpointPage
      title={t('createTitle')}
      sub={asked.delivery_code && t('fromProblem', { code: asked.delivery_code })}
      crumb={<Link {...pageTo('returns')}>{t('title')}</Link>}
      endpoint={contract.createReturnRequest}
      initial={initial}
      labels={{ ...labels, customer_code: t('customer_name'), problem_id: t('delivery_code') }}
      draft={problem_id ? `return-request/problem/${problem_id}` : 'return-request/create'}
      onDone={(answer) => open(codeIn(answer))}
    >
      {(form) => (
        <ReturnFormBody
          form={form}
          customer_code={form.values.customer_code}
          delivery_code={asked.delivery_code ?? ''}
          customer={
            <CustomerPicker
              value={form.values.customer_code || undefined}
              onChange={(customer_code = '') => form.change({ customer_code, lines: [] })}
              error={form.errorOf('customer_code')}
            />
          }
        />
      )}
    </EndpointPage>
  )
}

export const ModifyReturnPage = () => {
  const t = useWords(returnWords)
  const { code = '' }: { code?: string } = useSearch()
  return (
    <LoadedRecord
      endpoint={contract.getReturnRequest}
      gatedBy={contract.actOnReturnRequest.modify}
      input={{ return_code: code }}
      title={t('modifyTitle')}
    >
      {(row) => <ModifyForm key={row.row_version} row={row} />}
    </LoadedRecord>
  )
}

const ModifyForm = ({ row }: { row: contract.ReturnDetail }) => {
  const t = useWords(returnWords)
  const open = useOpened()
  const labels = useLabels()
  const { return_code, row_version } = row
  const initial: ReturnFields = {
    ...{ reason_code: row.reason_code, warehouse_code: row.warehouse_code, handover: row.handover },
    ...{ pickup_address: row.pickup_address ?? '', pickup_date: row.pickup_date ?? '', note: row.note ?? '' },
    lines: row.lines.map((line) => ({
      ...{ invoice_code: line.invoice_code, invoice_line_no: line.invoice_line_no, condition: line.condition },
      ...{ quantity: String(line.quantity), serial_numbers: line.serial_numbers },
      restocking_fee_percent: String(line.restocking_fee_percent),
      ...{ item_code: line.item_code, item_name: line.item_name, returnable_qty: line.returnable_qty },
      ...{ has_serial: line.sub_items.some(({ has_serial }) => has_serial), known_serials: line.serial_numbers },
    })),
  }
  return (
    <EndpointPage
      title={t('modifyTitle')}
      sub={`${return_code}, ${row.customer_name}`}
      crumb={<Link {...pageTo('return', { code: return_code })}>{return_code}</Link>}
      endpoint={contract.actOnReturnRequest.modify}
      initial={initial}
      fixed={{ return_code, row_version }}
      labels={labels}
      draft={`return-request/${return_code}`}
      onDone={() => open(return_code)}
    >
      {(form) => <ReturnFormBody form={form} customer_code={row.customer_code} delivery_code="" />}
    </EndpointPage>
  )
}
