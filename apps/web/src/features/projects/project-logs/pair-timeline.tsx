import type { Similarity, SimilarityClaim, SimilarityPair } from '@sejuk/contract/projects/similarity'
import { dayIn, daysFrom, headOffice } from '@sejuk/domain/values/dates'
import { projectWords } from '@sejuk/words/projects/projects'
import { useDates, useToday } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import style from './pair-timeline.module.css'

/** When each was logged and followed up, on one line of time that ends today. */
export const PairTimeline = ({ task, pair }: { task: Similarity; pair: SimilarityPair }) => {
  const t = useWords(projectWords)
  const dates = useDates()
  const today = useToday()
  const { itself } = task
  const { other } = pair
  if (!other) return null
  const loggedOn = ({ submitted_date }: SimilarityClaim) => (submitted_date ? dayIn(submitted_date, headOffice) : today)
  const all = [itself, other].flatMap((one) => [loggedOn(one), ...one.follow_ups.map((each) => each.follow_up_date)])
  const first = all.toSorted()[0] ?? today
  const span = Math.max(1, daysFrom(first, today))
  const at = (day: string) => `${(daysFrom(first, day) / span) * 100}%`
  const line = (letter: string, one: SimilarityClaim) => (
    <div key={letter} className={style.line}>
      <b>{letter}</b>
      <div className={style.track}>
        <i
          className={style.logged}
          style={{ left: at(loggedOn(one)) }}
          title={t('logged', { day: dates.day(loggedOn(one)) })}
        />
        {one.follow_ups.map((each, n) => (
          <i
            key={`${each.follow_up_date}${n}`}
            className={style.dot}
            style={{ left: at(each.follow_up_date) }}
            title={`${dates.day(each.follow_up_date)} ${t(each.kind as 'visit')}`}
          />
        ))}
      </div>
      <span>{one.follow_ups.length}</span>
    </div>
  )
  return (
    <Section title={t('timeline')} sub={`${dates.day(first)} – ${dates.day(today)}`}>
      <SectionBody>
        {line('A', itself)}
        {line('B', other)}
      </SectionBody>
    </Section>
  )
}
