import type { statementPdf as contract } from '@sejuk/contract/finance/receivables'
import { datesFor, headOffice } from '@sejuk/domain/values/dates'
import { rupiah } from '@sejuk/domain/values/money'
import { receivableWords } from '@sejuk/words/finance/receivables'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { localizedWords } from '../../../platform/export/localized.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { pdfDocument } from '../../../platform/pdf/pdf-document.ts'
import { mostOnPaper, statementOf } from './queries.ts'

/** What a customer owes today, invoice by invoice. */
export const statementPdf = async ({ db, viewer, input }: RequestContext<typeof contract>) => {
  const { language, customer_code } = input
  const found = await statementOf(db, viewer, customer_code, mostOnPaper)
  const words = await localizedWords(db, receivableWords)
  const word = (key: keyof typeof receivableWords.words) => words(key, language)
  const dates = datesFor(language, headOffice)
  const document = await pdfDocument(db, {
    ...{ title: word('statement'), code: customer_code, language, name: `statement-${customer_code}` },
    body: [
      {
        kind: 'facts',
        across: 2,
        facts: [
          [word('customer'), `${found.customer_name} (${customer_code})`],
          [word('asOf'), dates.day(companyToday())],
          [word('open'), rupiah(found.open)],
          [word('late'), rupiah(found.late)],
        ],
      },
      {
        kind: 'table',
        columns: [
          { title: word('invoice') },
          { title: word('invoice_date'), width: 'content' },
          { title: word('due'), width: 'content' },
          { title: word('days'), align: 'right', width: 'content' },
          { title: word('amount'), align: 'right', width: 'content' },
          { title: word('open'), align: 'right', width: 'content' },
        ],
        rows: found.invoices.map((one) => [
          one.invoice_code,
          dates.day(one.invoice_date),
          dates.day(one.due_date),
          one.days > 0 ? String(one.days) : '-',
          rupiah(one.amount),
          rupiah(one.open),
        ]),
        foot: [word('total'), '', '', '', '', rupiah(found.open)],
      },
    ],
  })
  return { data: document }
}
