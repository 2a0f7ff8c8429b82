import type { SalesOrderDetail } from '@sejuk/contract/sales/sales-orders'
import { type PageLink, pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { salesOrderWords } from '@sejuk/words/sales/sales-orders'
import { Fragment } from 'react'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { Section } from '../../../ui/record/section.tsx'

type Document = NonNullable<SalesOrderDetail['documents']>[number]

const linkTo: Record<Document['kind'], (code: string) => PageLink> = {
  delivery: (code) => pageTo('delivery', { code }),
  invoice: (code) => pageTo('salesInvoice', { code }),
  receipt: (code) => pageTo('receipt', { code }),
  cheque: (code) => pageTo('cheque', { code }),
}

/** What has become of the order, each with the way to it. */
export const OrderDocuments = ({ row }: { row: SalesOrderDetail }) => {
  const t = useWords(salesOrderWords)
  const { documents = [] } = row
  if (documents.length === 0) return null
  const kinds = (['delivery', 'invoice', 'receipt', 'cheque'] as const).filter((kind) =>
    documents.some((one) => one.kind === kind),
  )
  return (
    <Section title={t('documents')}>
      <Facts
        facts={kinds.map((kind) => [
          t(kind),
          <Fragment key={kind}>
            {documents
              .filter((one) => one.kind === kind)
              .map(({ code, amount }) => (
                <div key={code}>
                  <Link {...linkTo[kind](code)}>{code}</Link>
                  {amount !== null && <small> {rupiah(amount)}</small>}
                </div>
              ))}
          </Fragment>,
          { wide: 2 },
        ])}
      />
    </Section>
  )
}
