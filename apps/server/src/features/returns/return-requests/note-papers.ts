import type * as contract from '@sejuk/contract/returns/return-requests'
import { notaReturRefusal } from '@sejuk/domain/returns/nota-retur'
import { datesFor, headOffice } from '@sejuk/domain/values/dates'
import { drawPaper, paperWordsIn } from '../../../business/company/draw-paper.ts'
import { issuePaper } from '../../../business/company/issue-paper.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { StepwiseContext } from '../../../platform/http/serve.ts'
import { originOf } from '../../../platform/session/browser.ts'
import { creditNoteBody } from './credit-note-body.ts'
import { notaReturBody } from './nota-retur-body.ts'
import { hasNpwp } from './has-npwp.ts'
import { type NoteFacts, noteFactsOf } from './note-facts.ts'

const documentOf = ({ note, invoice, lines }: NoteFacts) => ({
  ...{ org_code: invoice.org_code, dept_code: note.dept_code, customer_code: note.customer_code },
  facts: { invoice: note.invoice_code, lines },
})

/** What the customer gets of a return: what came back, what of it is credited, what became of the money. */
export const creditNotePdf = async (context: StepwiseContext<typeof contract.creditNotePdf>) => {
  const { db, viewer, input, request, config } = context
  const { language } = input
  const found = await noteFactsOf(context, input.credit_note_code)
  const { credit_note_code, credit_note_date, amount } = found.note
  const issued = await issuePaper(
    db,
    {
      ...{ kind: 'credit-note', document_code: credit_note_code, ...documentOf(found) },
      ...{ paper_date: credit_note_date, total: amount },
    },
    viewer,
  )
  const word = await paperWordsIn(db, language)
  const dates = datesFor(language, headOffice)
  return {
    data: await drawPaper(db, {
      ...{ kind: 'credit-note', code: credit_note_code, language, word, issued, origin: originOf(request, config) },
      body: creditNoteBody({ found, seller: issued.snapshot, word, day: dates.day }),
    }),
  }
}

/** The buyer's own paper, filled in for them to sign: it corrects the tax they claimed. */
export const notaReturPdf = async (context: StepwiseContext<typeof contract.notaReturPdf>) => {
  const { db, viewer, input, request, config } = context
  const { language } = input
  const found = await noteFactsOf(context, input.credit_note_code)
  const { note, customer, invoice } = found
  const refused = notaReturRefusal({ tax_choice: note.tax_choice, buyer_has_npwp: hasNpwp(customer.npwp) })
  if (refused) refuse('conflict', { because: refused })
  const { base, vat, credit_note_code } = note
  const paper_date = note.nota_retur_date ?? note.credit_note_date
  const issued = await issuePaper(
    db,
    { kind: 'nota-retur', document_code: credit_note_code, ...documentOf(found), paper_date, total: base + vat },
    viewer,
  )
  const word = await paperWordsIn(db, language)
  const { day } = datesFor(language, headOffice)
  const number = word('number', { no: note.nota_retur_no ?? '............' })
  return {
    data: await drawPaper(db, {
      ...{ kind: 'nota-retur', code: credit_note_code, language, word, issued, origin: originOf(request, config) },
      // It is the buyer's paper: their own head stays free, ours is not above it.
      head: {
        name: word('nota-retur').toLocaleUpperCase('id'),
        lines: [
          `${number} · ${day(paper_date)}`,
          word('ofTaxInvoice', { no: invoice.tax_invoice_no ?? '-', day: day(invoice.tax_date) }),
        ],
        title: word('sellerNote'),
      },
      body: notaReturBody({ found, seller: issued.snapshot, word, day }),
    }),
  }
}
