import type { StaffTicketDetail } from '@sejuk/contract/installers/bonus-tickets'
import type { BonusFlag } from '@sejuk/domain/installers/bonus-checks'
import { pageTo } from '@sejuk/domain/pages'
import { bonusCheckWords, bonusTicketWords } from '@sejuk/words/installers/bonus-tickets'
import { FlagChip } from '../../../entities/status/bonus-status.tsx'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'

/** What was checked by itself, and what each check is about. */
export const TicketChecks = ({ ticket }: { ticket: StaffTicketDetail }) => {
  const t = useWords(bonusTicketWords)
  const checks = useWords(bonusCheckWords)
  return (
    <Section title={t('checks')} actions={<FlagChip status={ticket.tone} />}>
      {ticket.flags.length === 0 && <SectionText>{t('notChecked')}</SectionText>}
      <RowList>
        {ticket.flags.map((flag) => (
          <li key={flag.check}>
            <span>
              {checks(flag.check)}{' '}
              <small>
                <About flag={flag} />
              </small>
            </span>
            <FlagChip status={flag.tone} />
          </li>
        ))}
      </RowList>
    </Section>
  )
}

const About = ({ flag: { check, tone, details } }: { flag: BonusFlag }) => {
  const t = useWords(bonusTicketWords)
  if (check === 'distance') return details[0] ? t('metres', { n: details[0] }) : t('noPlace')
  if (check === 'daily_rate') return t('nUnits', { n: details[0] ?? '' })
  if (check === 'device_not_shared') return tone === 'green' ? null : details.join(', ')
  return details.map((one, n) => (
    <span key={one}>
      {n > 0 && ', '}
      {/^IBT-/.test(one) ? <Link {...pageTo('bonusTicket', { code: one })}>{one}</Link> : one}
    </span>
  ))
}
