import type { EInvoiceMail } from '@sejuk/contract/finance/electronic-invoices'
import { eInvoiceWords } from '@sejuk/words/finance/electronic-invoices'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { ActionButton } from '../../../ui/actions/action-button.tsx'
import { Row } from '../../../ui/layout/page-body.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import { MailChip, useMailActions } from './mail-parts.tsx'

export const Letters = ({ mails }: { mails: readonly EInvoiceMail[] }) => {
  const t = useWords(eInvoiceWords)
  const dates = useDates()
  const actionsOf = useMailActions()
  return (
    <Section title={t('letters')}>
      {mails.length === 0 && <SectionText>{t('noLetters')}</SectionText>}
      <RowList>
        {mails.map((mail) => (
          <li key={mail.mail_id}>
            <span>
              {mail.address} <MailChip result={mail.result} />
              <br />
              <small>
                {dates.dateTime(mail.created_date)}, {mail.sent_user_name}
                {mail.error && ` · ${mail.error}`}
              </small>
            </span>
            <Row>
              {actionsOf(mail).map((action) => (
                <ActionButton key={action.key} action={action} />
              ))}
            </Row>
          </li>
        ))}
      </RowList>
    </Section>
  )
}
