import type { ProjectFollowUp, ProjectLogDetail } from '@sejuk/contract/projects/project-logs'
import { shortRupiah } from '@sejuk/domain/values/money'
import { projectWords } from '@sejuk/words/projects/projects'
import { FollowUpChip } from '../../../entities/projects/project-status.tsx'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'

/** What was found out, newest first, and what changed by it. */
export const FollowUps = ({ row, most }: { row: ProjectLogDetail; most?: number }) => {
  const t = useWords(projectWords)
  const dates = useDates()
  const shown = most ? row.follow_ups.slice(0, most) : row.follow_ups
  return (
    <Section
      title={t('followUps')}
      sub={t('newestFirst', { n: row.follow_ups.length })}
      actions={<FollowUpChip status={row.follow_up_flag} />}
    >
      {shown.length === 0 ? (
        <SectionText>{t('noFollowUps')}</SectionText>
      ) : (
        <RowList>
          {shown.map((one) => (
            <li key={one.follow_up_id}>
              <span>
                {dates.day(one.follow_up_date)} <b>{t(one.kind)}</b>
                {one.distance_m !== null && `, ${t('fromPin', { m: one.distance_m })}`}
                {one.contact && `, ${one.contact}`}. {one.result}{' '}
                <small>
                  ({one.create_user_name}
                  {one.next_follow_up_date && `; ${t('next_follow_up_date')} ${dates.day(one.next_follow_up_date)}`})
                </small>
              </span>
              <Changes one={one} />
            </li>
          ))}
        </RowList>
      )}
    </Section>
  )
}

const Changes = ({ one }: { one: ProjectFollowUp }) => {
  const t = useWords(projectWords)
  const changed = [
    one.stage_before !== one.stage_after && `${t(one.stage_before)} → ${t(one.stage_after)}`,
    one.probability_before !== one.probability_after && `${one.probability_before}% → ${one.probability_after}%`,
    one.est_before !== one.est_after && `${shortRupiah(one.est_before)} → ${shortRupiah(one.est_after)}`,
  ].filter(Boolean)
  return <span title={one.change_reason ?? undefined}>{changed.join(', ')}</span>
}
