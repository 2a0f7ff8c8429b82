import type { ProjectLogDetail } from '@sejuk/contract/projects/project-logs'
import { isClosedProject, protectionDays } from '@sejuk/domain/projects/project-clock'
import { daysFrom } from '@sejuk/domain/values/dates'
import { projectWords } from '@sejuk/words/projects/projects'
import { FollowUpChip } from '../../../entities/projects/project-status.tsx'
import { useDates, useToday } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Section, SectionBody, SectionText, Total } from '../../../ui/record/section.tsx'
import style from './right-to-sell.module.css'

/** The clock of 45 days since the last follow-up, with its warnings at 30 and 40. */
export const RightToSell = ({ row }: { row: ProjectLogDetail }) => {
  const t = useWords(projectWords)
  const dates = useDates()
  const today = useToday()
  const ends = row.right_ends
  const { last_contact_day } = row
  const chip = <FollowUpChip status={row.follow_up_flag} />
  if (isClosedProject(row.project_status))
    return (
      <Section title={t('rightToSell')} actions={chip}>
        <SectionText>{t(row.project_status === 'Project_Goaled' ? 'clockWon' : 'clockClosed')}</SectionText>
      </Section>
    )
  if (!ends || !last_contact_day)
    return (
      <Section title={t('rightToSell')} actions={chip}>
        <SectionText>{t('noRight')}</SectionText>
      </Section>
    )
  const left = daysFrom(today, ends)
  const since = Math.max(0, daysFrom(last_contact_day, today))
  const tone = left < 0 ? 'bad' : since >= protectionDays.warned[0] ? 'attention' : 'good'
  const percent = (days: number) => `${Math.min(100, (days / protectionDays.lapses) * 100)}%`
  return (
    <Section title={t('rightToSell')} actions={chip}>
      <SectionBody>
        <p>
          {left >= 0 ? (
            <>
              <Total>{t('daysLeft', { n: left })}</Total> {t('lapsesOn', { day: dates.day(ends) })}
            </>
          ) : (
            <Total>{t('lapsed', { day: dates.day(ends) })}</Total>
          )}
        </p>
        <div className={style.bar} data-tone={tone} aria-hidden="true">
          <i style={{ width: percent(since) }} />
          {protectionDays.warned.map((mark) => (
            <u key={mark} style={{ left: percent(mark) }} />
          ))}
        </div>
        <p className={style.marks}>
          <span>{dates.day(last_contact_day)}</span>
          <span>{t('dayOf', { n: since })}</span>
          <span>{protectionDays.lapses}</span>
        </p>
        <p>{t('rightText', { day: dates.day(row.protection_until) })}</p>
      </SectionBody>
    </Section>
  )
}
