import * as contract from '@sejuk/contract/finance/statement-letters'
import { rupiah } from '@sejuk/domain/values/money'
import { statementLetterWords } from '@sejuk/words/finance/statement-letters'
import IconCircleX from '#icon/CircleX'
import IconDownload from '#icon/Download'
import { Refused } from '../../../lib/api/call.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { download } from '../../../lib/files/save-file.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useLanguage, useSay, useWords } from '../../../lib/language/words.ts'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { PublicMessage, PublicPage, PublicWord } from '../../../ui/layout/public-page.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import style from './receivables.module.css'

/** What a customer opens by the link of a message: their statement, and nothing else. */
export const CustomerStatementPage = () => {
  const t = useWords(statementLetterWords)
  const say = useSay()
  const asked: { token?: string } = useSearch()
  const token = String(asked.token ?? '')
  const found = useCall(contract.customerStatement, { token })
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
      {found.data && <Statement found={found.data.data} token={token} />}
    </PublicPage>
  )
}

const Statement = ({ found, token }: { found: contract.PublicStatement; token: string }) => {
  const t = useWords(statementLetterWords)
  const dates = useDates()
  const language = useLanguage()
  const { company_name, customer_name, from_date, to_date, closing, expires_date, phone, email } = found
  return (
    <main className={style.public}>
      <h1>{company_name}</h1>
      <p>{t('publicFor', { name: customer_name })}</p>
      <Section title={t('publicTitle')}>
        <Facts
          facts={[
            [t('period'), t('days', { from: dates.day(from_date), to: dates.day(to_date) })],
            [t('balance'), rupiah(closing)],
          ]}
        />
        <SectionBody>
          <Button kind="primary" onClick={() => void download(contract.customerStatementPdf, { token, language })}>
            <IconDownload size={16} /> {t('download')}
          </Button>
        </SectionBody>
      </Section>
      <p>{t('until', { day: dates.date(expires_date) })}</p>
      <p>{t('never')}</p>
      {(phone || email) && <p>{t('contact', { phone: phone ?? '', email: email ?? '' })}</p>}
    </main>
  )
}
