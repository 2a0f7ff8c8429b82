import type { salesInvoicePdf as contract } from '@sejuk/contract/finance/sales-invoices'
import { priceKindOf } from '@sejuk/domain/finance/invoice-lines'
import { countedStatuses } from '@sejuk/domain/finance/sales-invoices'
import type { Language } from '@sejuk/domain/platform/languages'
import type { Viewer } from '@sejuk/domain/viewers'
import { salesInvoiceWords } from '@sejuk/words/finance/sales-invoices'
import { drawPaper, paperWordsIn } from '../../../business/company/draw-paper.ts'
import { issuePaper } from '../../../business/company/issue-paper.ts'
import { sellerOf } from '../../../business/company/sellers.ts'
import { paymentReferenceOf } from '../../../business/money/payment-reference.ts'
import type { Db } from '../../../db/database.ts'
import { localizedWords } from '../../../platform/export/localized.ts'
import type { StepwiseContext } from '../../../platform/http/serve.ts'
import { originOf } from '../../../platform/session/browser.ts'
import { invoiceBody } from './paper-body.ts'
import { paperFactsOf } from './paper-facts.ts'
import { invoiceOf } from './queries.ts'

/** Who owes whom what, until when, and where to pay it. */
export const salesInvoicePdf = async ({ db, viewer, input, request, config }: StepwiseContext<typeof contract>) => ({
  data: await drawInvoice({ db, viewer, ...input, origin: originOf(request, config) }),
})

type Asked = { db: Db; viewer: Viewer; invoice_code: string; language: Language; origin: string }

/** An approved invoice is issued by its first print: seller, account and signer stay as they are then. Others bear their status. */
export const drawInvoice = async ({ db, viewer, invoice_code, language, origin }: Asked) => {
  const found = await invoiceOf(db, viewer, invoice_code)
  const word = await paperWordsIn(db, language)
  const { org_code, dept_code, customer_code, invoice_date, grand_total } = found
  const isOwed = countedStatuses.some((one) => one === found.status)
  const seller = { org_code, dept_code, paper: 'invoice', day: invoice_date } as const
  const said = found.lines.map(({ item_code, qty, amount, serial_numbers }) => [item_code, qty, amount, serial_numbers])
  const issued = isOwed
    ? await issuePaper(
        db,
        {
          ...{ kind: 'invoice', document_code: invoice_code, org_code, dept_code, customer_code },
          ...{ paper_date: invoice_date, total: grand_total, facts: { customer_code, due: found.due_date, said } },
        },
        viewer,
      )
    : await sellerOf(db, seller)
  const words = await localizedWords(db, salesInvoiceWords)
  const shown = 'snapshot' in issued ? issued.snapshot : issued
  const prices = priceKindOf(found, found.order_codes.length > 0)
  const pay = await paymentReferenceOf(db, { customer_code, invoice_code })
  return drawPaper(db, {
    ...{ kind: 'invoice', code: invoice_code, language, word, issued, origin },
    body: invoiceBody({ found, facts: await paperFactsOf(db, found), seller: shown, pay, word, language, prices }),
    ...(isOwed ? {} : { watermark: words(found.status, language) }),
  })
}
