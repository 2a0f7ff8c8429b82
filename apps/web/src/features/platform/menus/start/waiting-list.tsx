import { listWaiting } from '@sejuk/contract/platform/my-day'
import { byUrgency, type Urgency, urgencies, urgencyOf } from '@sejuk/domain/platform/my-day'
import { addDays, instantOf } from '@sejuk/domain/values/dates'
import { myDayWords } from '@sejuk/words/platform/my-day'
import { useCall } from '../../../../lib/api/queries.ts'
import { useNow } from '../../../../lib/browser/clock.ts'
import { useToday } from '../../../../lib/language/dates.ts'
import { useWords } from '../../../../lib/language/words.ts'
import { useViewer } from '../../../../lib/session/viewer.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Section, SectionBody } from '../../../../ui/record/section.tsx'
import { StatusChip } from '../../../../ui/record/status-chip.tsx'
import { StatusIcon, type Tone } from '../../../../ui/record/status-icon.tsx'
import { WaitingCounts } from './waiting-counts.tsx'
import { type Shown, useKinds } from './waiting-kinds.ts'
import style from './waiting-list.module.css'
import { WaitingRow } from './waiting-row.tsx'

const shownAtMost = 12
const tones: Record<Urgency, Tone> = { late: 'attention', today: 'active', later: 'waiting' }

/** What waits for the viewer, the most urgent first, each with its next step; below, how much there is of each kind. */
export const WaitingList = () => {
  const t = useWords(myDayWords)
  const { timezone } = useViewer()
  const now = useNow()
  const tomorrow = instantOf(addDays(useToday(), 1), '00:00', timezone)
  const { data, error, isPending, refetch } = useCall(listWaiting, {})
  const kinds = useKinds(data?.data ?? [])
  const records: Shown[] = kinds.flatMap(({ kind, records: of }) => of.map((one) => ({ ...one, kind })))
  const first = records.toSorted(byUrgency).slice(0, shownAtMost)
  const groups = urgencies.map((urgency) => ({
    urgency,
    rows: first.filter(({ due }) => urgencyOf(due, now, tomorrow) === urgency),
  }))
  const late = records.filter(({ due }) => urgencyOf(due, now, tomorrow) === 'late').length
  return (
    <Section
      title={t('title')}
      sub={late > 0 && <StatusChip tone="attention">{t('lateN', { n: late })}</StatusChip>}
      aria-busy={isPending || undefined}
    >
      {error && (
        <SectionBody role="alert">
          <p>{t('failed')}</p>
          <Button size="small" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </SectionBody>
      )}
      {isPending && <Skeleton />}
      {data && records.length === 0 && (
        <SectionBody>
          <b>{t('nothing')}</b>
          <p>{t('nothingText')}</p>
        </SectionBody>
      )}
      <div data-waiting>
        {groups.map(
          ({ urgency, rows }) =>
            rows.length > 0 && (
              <section key={urgency}>
                <h3 className={style.group}>
                  <StatusIcon tone={tones[urgency]} size={14} />
                  {t(urgency)} <span>{rows.length}</span>
                </h3>
                <ul className={style.rows}>
                  {rows.map((row) => (
                    <WaitingRow
                      key={`${row.kind}/${row.code}`}
                      row={row}
                      isFirst={row === first[0]}
                      urgency={urgency}
                    />
                  ))}
                </ul>
              </section>
            ),
        )}
      </div>
      {kinds.length > 0 && <WaitingCounts kinds={kinds} />}
    </Section>
  )
}

const Skeleton = () => (
  <ul className={style.rows} aria-hidden="true">
    {[0, 1, 2, 3].map((n) => (
      <li key={n} className={style.skeleton} />
    ))}
  </ul>
)
