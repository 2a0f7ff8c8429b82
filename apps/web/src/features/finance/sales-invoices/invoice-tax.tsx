import { getEInvoice } from '@sejuk/contract/finance/electronic-invoices'
import type { SalesInvoiceDetail } from '@sejuk/contract/finance/sales-invoices'
import { pageTo } from '@sejuk/domain/pages'
import { total } from '@sejuk/domain/values/money'
import { eInvoiceWords } from '@sejuk/words/finance/electronic-invoices'
import { TaxTimeline } from '../../../entities/finance/tax-timeline.tsx'
import { EInvoiceChip } from '../../../entities/status/e-invoice-status.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { Section } from '../../../ui/record/section.tsx'

/** What the tax office has of an invoice, and how it came there; replaced and sent again on its own page. */
export const InvoiceTax = ({ row }: { row: SalesInvoiceDetail }) => {
  const t = useWords(eInvoiceWords)
  const found = useCall(getEInvoice, { invoice_code: row.invoice_code }, { enabled: row.e_status !== null })
  if (row.e_status === null) return null
  if (found.error) return <FailedState error={found.error} onRetry={() => void found.refetch()} />
  if (!found.data) return <Pending />
  const ours = found.data.data
  const newest = ours.versions[0]
  const sent = newest?.is_sent ? total(newest.document.goods.map(({ vat }) => vat)) : undefined
  return (
    <>
      <Section
        title={t('taxInvoice')}
        sub={<EInvoiceChip status={row.e_status} />}
        actions={<Link {...pageTo('eInvoice', { invoice_code: row.invoice_code })}>{t('details')}</Link>}
      >
        <Facts
          facts={[
            [t('nsfp'), row.tax_invoice_no],
            [t('taxNumber'), ours.buyer_number],
            [t('nitku'), ours.buyer_nitku],
            [
              t('vatSent'),
              sent !== undefined && `${thousands(sent)} (${t(sent === row.vat ? 'sameAsOurs' : 'differs')})`,
            ],
          ]}
        />
      </Section>
      <TaxTimeline steps={ours.timeline} />
    </>
  )
}
