import { type ComingCheques, comingCheques } from '@sejuk/contract/finance/cheques'
import { type PageLink, pageTo } from '@sejuk/domain/pages'
import { shortRupiah } from '@sejuk/domain/values/money'
import { receivableWords } from '@sejuk/words/finance/receivables'
import { useCall } from '../../../lib/api/queries.ts'
import { companyToday, useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import type { Tone } from '../../../ui/record/status-icon.tsx'
import style from './coming-cheques.module.css'

/** The cheques of the next bank days; each bar and each line opens its cheques. */
export const ComingChequesPanel = ({ dept_code }: { dept_code: readonly string[] }) => {
  const t = useWords(receivableWords)
  const found = useCall(comingCheques, { dept_code: [...dept_code] }, { keepPrevious: true })
  const coming = found.data?.data
  return (
    <Section
      title={t('chequesByDue')}
      sub={t('bankDays')}
      actions={<Link {...pageTo('chequeCalendar')}>{t('calendar')}</Link>}
    >
      {found.error && <FailedState error={found.error} onRetry={() => void found.refetch()} />}
      {!found.error && !coming && <Pending />}
      {coming && <Days days={coming.days} branch={dept_code[0]} />}
      {coming && <Waiting coming={coming} branch={dept_code[0]} />}
    </Section>
  )
}

type Of = { branch: string | undefined }
const inBranch = (branch: string | undefined) => (branch ? { dept_code: branch } : {})

const Days = ({ days, branch }: { days: ComingCheques['days'] } & Of) => {
  const t = useWords(receivableWords)
  const dates = useDates()
  const most = Math.max(1, ...days.map(({ amount }) => amount))
  return (
    <ol className={style.days}>
      {days.map(({ day, due_from, count, amount }) => {
        const link = pageTo('cheques', {
          ...{ status: 'Saved', due_to: day, ...inBranch(branch) },
          ...(due_from ? { due_from } : {}),
        })
        const said = `${dates.day(day)}: ${t('chequesOver', { n: count, amount: shortRupiah(amount) })}`
        const bar = <i style={{ height: `${Math.round((100 * amount) / most)}%` }} />
        return (
          <li key={day} data-today={day === companyToday() || undefined}>
            {count > 0 ? (
              <Link {...link} title={said} aria-label={said}>
                <small aria-hidden="true">{millions(amount)}</small>
                {bar}
              </Link>
            ) : (
              <span>–</span>
            )}
            <span>{Number(day.slice(8))}</span>
          </li>
        )
      })}
    </ol>
  )
}

/** In millions, without the word: the head names it. */
const millions = (amount: number) => String(Math.max(1, Math.round(amount / 1_000_000)))

const Waiting = ({ coming, branch }: { coming: ComingCheques } & Of) => {
  const t = useWords(receivableWords)
  const { to_bring, at_bank, bounced } = coming
  const line = (tone: Tone, label: string, { count, amount }: typeof to_bring, link: PageLink) => (
    <li>
      <StatusChip tone={tone}>{label}</StatusChip>
      {count > 0 ? (
        <Link {...link}>{t('chequesOver', { n: count, amount: shortRupiah(amount) })}</Link>
      ) : (
        <span>{t('noCheques')}</span>
      )}
    </li>
  )
  const of = inBranch(branch)
  return (
    <RowList>
      {line('waiting', t('bringToBank'), to_bring, pageTo('cheques', { status: 'Saved', is_due: 'true', ...of }))}
      {line('neutral', t('atBank'), at_bank, pageTo('cheques', { status: 'Submitted', ...of }))}
      {line(
        bounced.count > 0 ? 'bad' : 'neutral',
        t('bouncedLately'),
        bounced,
        pageTo('cheques', { status: 'Rejected', bounced_from: bounced.since, ...of }),
      )}
    </RowList>
  )
}
