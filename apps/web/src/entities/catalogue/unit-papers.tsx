import type { UnitPaper } from '@sejuk/contract/catalogue/unit-papers'
import { unitPaperWords } from '@sejuk/words/catalogue/unit-papers'
import { useDates } from '../../lib/language/dates.ts'
import { useWords } from '../../lib/language/words.ts'
import { Row } from '../../ui/layout/page-body.tsx'
import { Section } from '../../ui/record/section.tsx'
import { PlainTable } from '../../ui/table/plain-table.tsx'
import { PaymentChip, TicketChip } from '../status/bonus-status.tsx'
import { DeliveryChip } from '../status/delivery-status.tsx'
import { InvoiceChip } from '../status/invoice-status.tsx'
import { OrderChip } from '../status/order-status.tsx'
import { RetailChip } from '../status/retail-status.tsx'
import { ReturnChip } from '../status/return-status.tsx'
import { RmaChip } from '../status/rma-status.tsx'
import { ServiceStatus } from '../status/service-status.tsx'
import { DocumentLink } from './document-link.tsx'

const State = ({ paper }: { paper: UnitPaper }) => {
  const t = useWords(unitPaperWords)
  switch (paper.kind) {
    case 'sales-order':
      return <OrderChip status={paper.status} />
    case 'delivery-order':
      return <DeliveryChip status={paper.status} />
    case 'sales-invoice':
      return (
        <Row>
          <InvoiceChip status={paper.status} />
          {paper.payment && <span>{t(paper.payment)}</span>}
        </Row>
      )
    case 'retail-order':
      return <RetailChip status={paper.status} />
    case 'bonus-ticket':
      return (
        <Row>
          <TicketChip status={paper.status} />
          <PaymentChip status={paper.payment} />
        </Row>
      )
    case 'work-order':
      return <ServiceStatus status={paper.status} />
    case 'rma-request':
      return <RmaChip status={paper.status} />
    case 'return-request':
      return <ReturnChip status={paper.status} />
    default:
      return null
  }
}

const typeOf = (kind: UnitPaper['kind']) => (kind === 'part' ? 'work-order' : kind)

/** The papers of a unit in the order of time, each with how far it is. */
export const UnitPapers = ({ papers }: { papers: readonly UnitPaper[] }) => {
  const t = useWords(unitPaperWords)
  const dates = useDates()
  if (papers.length === 0) return null
  return (
    <Section title={t('title')}>
      <PlainTable isStacked>
        <thead>
          <tr>
            {(['date', 'paper', 'number', 'state'] as const).map((key) => (
              <th key={key} scope="col">
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {papers.map((paper) => (
            <tr key={`${paper.kind} ${paper.code} ${paper.at} ${paper.detail}`}>
              <td data-label={t('date')}>{dates.date(paper.at)}</td>
              <td data-label={t('paper')}>{t(paper.kind)}</td>
              <td data-label={t('number')}>
                {paper.is_hidden && <i>{t('hidden')}</i>}
                {paper.code && <DocumentLink type={typeOf(paper.kind)} code={paper.code} />} {paper.detail}
              </td>
              <td data-label={t('state')}>
                <State paper={paper} />
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Section>
  )
}
