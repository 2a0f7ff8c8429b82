import { statementPdf } from '@sejuk/contract/finance/receivables'
import * as contract from '@sejuk/contract/finance/statement-letters'
import type { CustomerAccount } from '@sejuk/contract/money/accounts'
import { rupiah } from '@sejuk/domain/values/money'
import { statementLetterWords } from '@sejuk/words/finance/statement-letters'
import { useCall, useSend } from '../../../lib/api/queries.ts'
import { confirm } from '../../../lib/browser/confirm.ts'
import { download } from '../../../lib/files/save-file.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section } from '../../../ui/record/section.tsx'

type Props = { account: CustomerAccount }

/** The paper, and its way to the customer. */
export const StatementButtons = ({ account }: Props) => {
  const t = useWords(statementLetterWords)
  const dates = useDates()
  const language = useLanguage()
  const maySend = useGate(contract.sendStatement).enabled
  const send = useSend(contract.sendStatement)
  const { customer_code, customer_name, statement } = account
  const { from, to } = statement
  const begin = async () => {
    const title = t('sureSend', { name: customer_name, from: dates.day(from), to: dates.day(to) })
    if (await confirm({ title })) send.mutate({ customer_code, from, to })
  }
  return (
    <>
      <Button size="small" onClick={() => void download(statementPdf, { customer_code, from, to, language })}>
        {t('pdf')}
      </Button>
      {maySend && (
        <Button size="small" isBusy={send.isPending} onClick={() => void begin()}>
          {t('send')}
        </Button>
      )}
    </>
  )
}

/** What went out lately, and whether it was opened. */
export const SentStatements = ({ account: { customer_code } }: Props) => {
  const t = useWords(statementLetterWords)
  const dates = useDates()
  const letters = useCall(contract.statementLettersOf, { customer_code }).data?.data ?? []
  if (letters.length === 0) return null
  return (
    <Section title={t('sent')}>
      <RowList>
        {letters.map((one) => (
          <li key={one.letter_id}>
            <span>
              {one.address}
              <br />
              <small>
                {[
                  t('sentLine', {
                    from: dates.day(one.from_date),
                    to: dates.day(one.to_date),
                    amount: rupiah(one.closing),
                  }),
                  one.opened_date ? t('opened', { at: dates.dateTime(one.opened_date) }) : t('notOpened'),
                ].join(' · ')}
              </small>
            </span>
            <small>
              {one.sent_user_name}, {dates.dateTime(one.created_date)}
            </small>
          </li>
        ))}
      </RowList>
    </Section>
  )
}
