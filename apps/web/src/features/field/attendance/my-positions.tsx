import { myConsent, myPositions } from '@sejuk/contract/field/attendance'
import { historyWords } from '@sejuk/words/field/attendance'
import { useInfiniteList } from '../../../lib/api/infinite-list.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'

const kinds = ['attendance-in', 'attendance-out', 'visit-in', 'visit-out'] as const

/** Everything that is stored about where one was, and until when. */
export const MyPositions = () => {
  const t = useWords(historyWords)
  const dates = useDates()
  const consent = useCall(myConsent, {}).data?.data
  const list = useInfiniteList(myPositions, { limit: 50 }, { enabled: true })
  const nameOf = (kind: string) => {
    const known = kinds.find((one) => one === kind)
    return known ? t(known) : kind
  }
  return (
    <>
      {consent && (
        <Note role="status" tone={consent.agreed_date ? 'good' : undefined}>
          {consent.agreed_date
            ? t('agreed', { n: consent.version, day: dates.date(consent.agreed_date) })
            : t('notAgreed')}
        </Note>
      )}
      <Section title={t('data')}>
        <SectionText>{t('dataText')}</SectionText>
        {list.error && <FailedState error={list.error} onRetry={list.retry} />}
        {!list.rows && !list.error && <Pending />}
        {list.rows?.length === 0 && <SectionText>{t('noData')}</SectionText>}
        <RowList>
          {list.rows?.map((row) => (
            <li key={`${row.kind} ${row.title}`}>
              <span>
                <b>{nameOf(row.kind)}</b> {dates.visit(row.at)}
                <br />
                <small>
                  {row.lat.toFixed(5)}, {row.lng.toFixed(5)}
                </small>
              </span>
              <small>{t('until', { day: dates.day(row.until) })}</small>
            </li>
          ))}
        </RowList>
        {list.hasMore && (
          <Button isBusy={list.isGrowing} onClick={list.grow}>
            {t('more')}
          </Button>
        )}
      </Section>
    </>
  )
}
