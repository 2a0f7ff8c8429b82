import type { statementExcel as contract } from '@sejuk/contract/finance/receivables'
import { receivableWords } from '@sejuk/words/finance/receivables'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { localizedWords } from '../../../platform/export/localized.ts'
import { smallWorkbook } from '../../../platform/export/small-workbook.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { mostOnPaper, statementOf } from './queries.ts'

/** The statement as on paper, for those who compute with it. */
export const statementExcel = async ({ db, viewer, input }: RequestContext<typeof contract>) => {
  const { language, customer_code } = input
  const { invoices, open } = await statementOf(db, viewer, customer_code, mostOnPaper)
  const words = await localizedWords(db, receivableWords)
  const word = (key: keyof typeof receivableWords.words) => words(key, language)
  const data = await smallWorkbook(`${word('statement')} ${customer_code} ${companyToday()}`, [
    {
      name: customer_code,
      columns: [
        { title: word('invoice') },
        { title: word('invoice_date'), kind: 'date' },
        { title: word('due'), kind: 'date' },
        { title: word('days'), kind: 'number' },
        { title: word('amount'), kind: 'number' },
        { title: word('open'), kind: 'number' },
      ],
      rows: invoices.map((one) => [
        ...[one.invoice_code, one.invoice_date, one.due_date],
        ...[Math.max(0, one.days), one.amount, one.open],
      ]),
      foot: [word('total'), null, null, null, null, open],
    },
  ])
  return { data }
}
