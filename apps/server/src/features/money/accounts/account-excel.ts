import type { accountExcel as contract } from '@sejuk/contract/money/accounts'
import { accountWords } from '@sejuk/words/money/accounts'
import { localizedWords } from '../../../platform/export/localized.ts'
import { smallWorkbook } from '../../../platform/export/small-workbook.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { periodOf, requireCustomer } from './queries.ts'
import { statementOf } from '../../../business/money/account-statement.ts'

const mostOnPaper = 5000

/** The statement with its running balance, for those who compute with it. */
export const accountExcel = async ({ db, viewer, input }: RequestContext<typeof contract>) => {
  const { language, customer_code } = input
  await requireCustomer(db, viewer, customer_code)
  const { from, to, opening, closing, entries } = await statementOf(db, customer_code, periodOf(input), mostOnPaper)
  const words = await localizedWords(db, accountWords)
  const word = (key: keyof typeof accountWords.words) => words(key, language)
  const data = await smallWorkbook(`${word('statement')} ${customer_code} ${from} ${to}`, [
    {
      name: customer_code,
      columns: [
        { title: word('day'), kind: 'date' },
        { title: word('what') },
        { title: word('number') },
        { title: word('note_text') },
        { title: word('charged'), kind: 'number' },
        { title: word('received'), kind: 'number' },
        { title: word('balance'), kind: 'number' },
      ],
      rows: [
        [from, word('opening'), null, null, null, null, opening],
        ...entries.map((one) => [
          ...[one.day, word(one.kind), one.code, one.note],
          ...[one.charged || null, one.received || null, one.balance],
        ]),
      ],
      foot: [word('closing'), null, null, null, null, null, closing],
    },
  ])
  return { data }
}
