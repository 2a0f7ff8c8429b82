import { type SalesInvoiceDetail, saveInvoiceReceivedStatus } from '@sejuk/contract/finance/sales-invoices'
import { type PaperStatus, paperRejections, paperStatuses, papersBefore } from '@sejuk/domain/finance/sales-invoices'
import { salesInvoiceWords } from '@sejuk/words/finance/sales-invoices'
import { companyToday } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'

/** What came of bringing the paper: taken, or refused and why. */
export const PaperPanel = ({ found, onClose }: { found: SalesInvoiceDetail; onClose: () => void }) => {
  const t = useWords(salesInvoiceWords)
  const next = paperStatuses.filter((status) => papersBefore(status).includes(found.receipt_status))
  const initial = {
    status: (next[0] ?? 'Prepare_Invoice') as PaperStatus,
    received_by_name: found.received_by_name ?? '',
    received_date: companyToday(),
    reason_code: '' as string,
    reason: '',
  }
  return (
    <EndpointPanel
      title={t('paperTitle')}
      sub={found.invoice_code}
      endpoint={saveInvoiceReceivedStatus}
      initial={initial}
      fixed={{ invoice_code: found.invoice_code }}
      labels={{
        ...{ status: t('paper_status'), received_by_name: t('received_by_name'), received_date: t('received_date') },
        ...{ reason_code: t('reason_code'), reason: t('reason') },
      }}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          <ChoiceField
            label={t('paper_status')}
            value={values.status}
            onChange={(chosen) => change({ status: next.find((one) => one === chosen) ?? initial.status })}
            options={next.map((value) => ({ value, label: t(value) }))}
            error={errorOf('status')}
            isRequired
          />
          {values.status === 'Invoice_Received' && (
            <>
              <TextField
                label={t('received_by_name')}
                value={values.received_by_name}
                onChange={(received_by_name) => change({ received_by_name })}
                error={errorOf('received_by_name')}
                most={100}
              />
              <DateField
                label={t('received_date')}
                value={values.received_date}
                onChange={(received_date) => change({ received_date })}
                error={errorOf('received_date')}
              />
            </>
          )}
          {values.status === 'Confirmed_Reject' && (
            <>
              <ChoiceField
                label={t('reason_code')}
                value={values.reason_code}
                onChange={(reason_code) => change({ reason_code })}
                options={paperRejections.map((value) => ({ value, label: t(value) }))}
                error={errorOf('reason_code')}
                isRequired
              />
              <TextField
                label={t('reason')}
                value={values.reason}
                onChange={(reason) => change({ reason })}
                error={errorOf('reason')}
                most={500}
                isLong
              />
            </>
          )}
        </>
      )}
    </EndpointPanel>
  )
}
