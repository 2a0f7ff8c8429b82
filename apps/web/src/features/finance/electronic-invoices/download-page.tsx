import * as contract from '@sejuk/contract/finance/electronic-invoices'
import { rupiah } from '@sejuk/domain/values/money'
import { eInvoiceWords } from '@sejuk/words/finance/electronic-invoices'
import IconCircleX from '#icon/CircleX'
import IconDownload from '#icon/Download'
import { Refused } from '../../../lib/api/call.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { download } from '../../../lib/files/save-file.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useLanguage, useSay, useWords } from '../../../lib/language/words.ts'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { Row } from '../../../ui/layout/page-body.tsx'
import { PublicMessage, PublicPage, PublicWord } from '../../../ui/layout/public-page.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import style from './electronic-invoices.module.css'

/** What a customer opens by the link of a letter: their documents, and nothing else. */
export const DownloadPage = () => {
  const t = useWords(eInvoiceWords)
  const say = useSay()
  const asked: { token?: string } = useSearch()
  const token = String(asked.token ?? '')
  const found = useCall(contract.downloadPajakkuInvoice, { token })
  const { error } = found
  const isWrong = error instanceof Refused
  return (
    <PublicPage title={t('publicTitle')}>
      {!found.data && !error && <Pending />}
      {error && isWrong && (
        <PublicWord>
          <PublicMessage icon={<IconCircleX size={30} />} tone="bad" title={say(error.message)} text={t('invalid')} />
        </PublicWord>
      )}
      {error && !isWrong && <FailedState error={error} onRetry={() => void found.refetch()} />}
      {found.data && <Documents found={found.data.data} token={token} />}
    </PublicPage>
  )
}

const Documents = ({ found, token }: { found: contract.PublicEInvoices; token: string }) => {
  const t = useWords(eInvoiceWords)
  const dates = useDates()
  const language = useLanguage()
  const words = { invoice: t('downloadInvoice'), 'tax-invoice': t('downloadTax') } as const
  return (
    <main className={style.public}>
      <h1>{found.company_name}</h1>
      <p>{t('publicFor', { name: found.customer_name })}</p>
      {found.invoices.map((one) => (
        <Section key={one.invoice_code} title={one.invoice_code}>
          <Facts
            facts={[
              [t('nsfp'), one.nsfp],
              [t('tax_date'), dates.day(one.invoice_date)],
              [t('due_date'), dates.day(one.due_date)],
              [t('amount'), rupiah(one.grand_total)],
            ]}
          />
          <SectionBody>
            {!one.is_valid && <Note tone="bad">{t('noLongerValid')}</Note>}
            <Row>
              {one.documents.map((document) => (
                <Button
                  key={document}
                  kind={document === 'tax-invoice' ? 'primary' : undefined}
                  onClick={() =>
                    void download(contract.downloadPajakkuPdf, {
                      ...{ token, invoice_code: one.invoice_code, document, language },
                    })
                  }
                >
                  <IconDownload size={16} /> {words[document]}
                </Button>
              ))}
            </Row>
          </SectionBody>
        </Section>
      ))}
      <p>{t('until', { day: dates.date(found.expires_date) })}</p>
      {(found.support_phone || found.support_email) && (
        <p>{t('contact', { phone: found.support_phone, email: found.support_email })}</p>
      )}
    </main>
  )
}
