import type { WeekFigures, WeeklyReport } from '@sejuk/contract/projects/weekly-report'
import { pageTo } from '@sejuk/domain/pages'
import { changeInMiliar, inMiliar } from '@sejuk/domain/projects/weekly-report'
import { weeklyWords } from '@sejuk/words/projects/weekly-report'
import { useEffect, useRef, useState } from 'react'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Section, SectionBody, SectionText } from '../../../ui/record/section.tsx'
import { StatusIcon } from '../../../ui/record/status-icon.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import { ToMoves, ToProjects, useMoveKind, type WeekSearch } from './rows-behind.tsx'
import style from './weekly-report.module.css'

const counted = ({ n, amount }: { n: number; amount: number }) => (n ? `${n} · ${inMiliar(amount)}` : '-')
const onTimeTarget = 80
type Props = { report: WeeklyReport }

/** Each stage as a bar with its numbers; the mark is last week's amount. */
export const StageTable = ({ report }: Props) => {
  const t = useWords(weeklyWords)
  const most = Math.max(1, ...report.funnel.flatMap(({ amount, before }) => [amount, before]))
  return (
    <Section title={t('funnel')}>
      <PlainTable className={style.table}>
        <thead>
          <tr>
            <th>{t('stage')}</th>
            <th data-number>{t('projects')}</th>
            <th />
            <th data-number>{t('amount')}</th>
            <th data-number>{t('change')}</th>
          </tr>
        </thead>
        <tbody>
          {report.funnel.map(({ stage, projects, amount, before }) => (
            <tr key={stage}>
              <td>{t(stage)}</td>
              <td data-number>
                <ToProjects stage={stage}>{projects}</ToProjects>
              </td>
              <td className={style.bar} aria-hidden="true">
                <span>
                  <i style={{ width: `${(100 * amount) / most}%` }} />
                  <s style={{ left: `${(100 * before) / most}%` }} />
                </span>
              </td>
              <td data-number>{inMiliar(amount)}</td>
              <td data-number>{changeInMiliar(amount - before)}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Section>
  )
}

const fewMoves = 8
const glyphs = { goaled: 'good', lost: 'bad', cut: 'attention' } as const

export const MoveTable = ({ report }: Props) => {
  const t = useWords(weeklyWords)
  const dates = useDates()
  const search: WeekSearch = useSearch()
  const [isWhole, setWhole] = useState(false)
  const kind = useMoveKind()
  const moves = kind ? report.moves.filter((one) => one.kind === kind) : report.moves
  const all = kind ? (report.bridge.find((one) => one.kind === kind)?.n ?? 0) : report.moves_total
  const shown = isWhole || kind ? moves : moves.slice(0, fewMoves)
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (kind) place.current?.scrollIntoView({ block: 'start' })
  }, [kind])
  const whyOf = (one: WeeklyReport['moves'][number]) => {
    const fallback =
      one.kind === 'new' ? t('approvedOn', { day: dates.dateTime(one.at) }) : t('noReason', { name: one.salesman_name })
    return `${t(one.kind)}${one.brand ? ` (${one.brand})` : ''}: ${one.reason ?? fallback}`
  }
  return (
    <Section
      id="movements"
      ref={place}
      title={t('movements', { n: shown.length, all })}
      sub={kind && t(kind)}
      actions={
        kind && (
          <Link to="." search={{ ...search, kind: undefined }}>
            {t('everyKind')}
          </Link>
        )
      }
    >
      {moves.length === 0 ? (
        <SectionText>{t('nothingMoved')}</SectionText>
      ) : (
        <PlainTable className={style.table}>
          <thead>
            <tr>
              <th>{t('project')}</th>
              <th>{t('branch')}</th>
              <th data-number>{t('lastWeek')}</th>
              <th data-number>{t('thisWeek')}</th>
              <th data-number>{t('change')}</th>
              <th>{t('why')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((one) => (
              <tr key={`${one.log_code}/${one.kind}`}>
                <td>
                  <Link {...pageTo('projectLog', { module: 'project-library-project' }, { code: one.log_code })}>
                    {one.project_name}
                  </Link>
                </td>
                <td>{one.dept_name}</td>
                <td data-number>{one.before_amount ? inMiliar(one.before_amount) : '-'}</td>
                <td data-number>{one.amount ? inMiliar(one.amount) : '-'}</td>
                <td data-number>
                  <b>{changeInMiliar(one.amount - one.before_amount)}</b>
                </td>
                <td>
                  {one.kind in glyphs && <StatusIcon tone={glyphs[one.kind as keyof typeof glyphs]} />} {whyOf(one)}
                </td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      )}
      {!isWhole && !kind && report.moves.length > fewMoves && (
        <SectionBody>
          <Button onClick={() => setWhole(true)}>{t('allMovements')}</Button>
        </SectionBody>
      )}
    </Section>
  )
}

export const LostTable = ({ report }: Props) => {
  const t = useWords(weeklyWords)
  const most = Math.max(1, ...report.lost.map(({ amount }) => amount))
  if (report.lost.length === 0)
    return (
      <Section title={t('lostBy')}>
        <SectionText>{t('nothingLost')}</SectionText>
      </Section>
    )
  return (
    <Section title={t('lostBy')} sub={counted(report.total.lost)}>
      <PlainTable className={style.table}>
        <thead>
          <tr>
            <th>{t('brand')}</th>
            <th data-number>{t('lost')}</th>
            <th />
            <th data-number>{t('amount')}</th>
            <th>{t('why')}</th>
            <th data-number>{t('quarter')}</th>
          </tr>
        </thead>
        <tbody>
          {report.lost.map((one) => (
            <tr key={one.brand}>
              <td>{one.brand}</td>
              <td data-number>
                <ToMoves kind="lost" n={one.n}>
                  {one.n || '-'}
                </ToMoves>
              </td>
              <td className={style.bar} data-down aria-hidden="true">
                <i style={{ width: `${(100 * one.amount) / most}%` }} />
              </td>
              <td data-number>{one.amount ? inMiliar(one.amount) : '-'}</td>
              <td>{one.reasons.join('; ') || '-'}</td>
              <td data-number>{counted({ n: one.n_quarter, amount: one.amount_quarter })}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Section>
  )
}

/** A branch or a salesperson. */
type Line = WeekFigures & { key: string; name: string; dept_code?: string; usercode?: string }
type FigureProps = { title: string; first: string; rows: readonly Line[]; total?: Line }

/** New, goaled and lost as count and amount, by branch or by salesperson. */
export const FigureTable = ({ title, first, rows, total }: FigureProps) => {
  const t = useWords(weeklyWords)
  const line = (one: Line) => (
    <tr key={one.key}>
      <td>{one.name}</td>
      <td data-number>
        <ToProjects dept_code={one.dept_code} salesman_code={one.usercode}>
          {one.projects}
        </ToProjects>
      </td>
      <td data-number>{inMiliar(one.amount)}</td>
      <td data-number>
        <b>{changeInMiliar(one.amount - one.before)}</b>
      </td>
      {(['new', 'goaled', 'lost'] as const).map((kind) => (
        <td key={kind} data-number>
          <ToMoves kind={kind} n={one[kind].n} dept_code={one.dept_code} salesman_code={one.usercode}>
            {counted(one[kind])}
          </ToMoves>
        </td>
      ))}
      <td data-number>
        {one.on_time_percent !== null && one.on_time_percent < onTimeTarget && <StatusIcon tone="attention" />}{' '}
        {one.on_time_percent === null ? '-' : `${one.on_time_percent}%`}
      </td>
    </tr>
  )
  return (
    <Section title={title}>
      <PlainTable className={style.table}>
        <thead>
          <tr>
            <th>{first}</th>
            <th data-number>{t('projects')}</th>
            <th data-number>{t('open')}</th>
            <th data-number>{t('change')}</th>
            <th data-number>{t('new')}</th>
            <th data-number>{t('goaled')}</th>
            <th data-number>{t('lost')}</th>
            <th data-number>{t('onTime')}</th>
          </tr>
        </thead>
        <tbody>{rows.map(line)}</tbody>
        {total && <tfoot>{line(total)}</tfoot>}
      </PlainTable>
    </Section>
  )
}
