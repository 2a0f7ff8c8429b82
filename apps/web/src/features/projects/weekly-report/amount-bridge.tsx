import type { WeeklyReport } from '@sejuk/contract/projects/weekly-report'
import { bridgeBars, changeInMiliar, inMiliar, type MoveKind } from '@sejuk/domain/projects/weekly-report'
import { weeklyWords } from '@sejuk/words/projects/weekly-report'
import { useWords } from '../../../lib/language/words.ts'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import { ToMoves, ToProjects } from './rows-behind.tsx'
import style from './weekly-report.module.css'

const [width, height, top, bottom] = [720, 210, 22, 24]

/** From last week's amount to this week's. Up is full, down is hatched, goaled is hollow: it reads in black and white too. */
export const AmountBridge = ({ report }: { report: WeeklyReport }) => {
  const t = useWords(weeklyWords)
  const { total, bridge } = report
  const { steps, base, high } = bridgeBars(total.before, bridge)
  const y = (amount: number) => height - bottom - ((height - bottom - top) * (amount - base)) / (high - base || 1)
  const each = width / (steps.length + 2)
  const bar = (n: number, from: number, to: number, look: string, label: string, name: string) => (
    <g key={n}>
      <rect
        x={n * each + 8}
        y={Math.min(y(from), y(to))}
        width={each - 16}
        height={Math.max(2, Math.abs(y(from) - y(to)))}
        data-look={look}
      />
      <text x={n * each + each / 2} y={Math.min(y(from), y(to)) - 6}>
        {label}
      </text>
      <text x={n * each + each / 2} y={height - 8} data-name>
        {name}
      </text>
    </g>
  )
  const shortOf = (kind: MoveKind) => t(kind === 'moved' ? 'movedShort' : kind === 'left' ? 'leftShort' : kind)
  const lookOf = (kind: string, isDown: boolean) => (kind === 'goaled' ? 'goaled' : isDown ? 'down' : 'up')
  return (
    <div className={style.bridge}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t('bridgePicture')}>
        <defs>
          <pattern id="week-down" width="6" height="6" patternTransform="rotate(45)" patternUnits="userSpaceOnUse">
            <rect width="2" height="6" data-look="stripe" />
          </pattern>
        </defs>
        {bar(0, base, total.before, 'total', inMiliar(total.before), t('lastWeek'))}
        {steps.map(({ kind, from, to }, n) =>
          bar(n + 1, from, to, lookOf(kind, to < from), to === from ? '' : changeInMiliar(to - from), shortOf(kind)),
        )}
        {bar(steps.length + 1, base, total.amount, 'total', inMiliar(total.amount), t('thisWeek'))}
        <line x1="0" x2={width} y1={height - bottom} y2={height - bottom} />
      </svg>
      <PlainTable className={style.table}>
        <thead>
          <tr>
            <th>{t('movement')}</th>
            <th data-number>{t('projects')}</th>
            <th data-number>{t('amount')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>{t('lastWeek')}</td>
            <td data-number />
            <td data-number>{inMiliar(total.before)}</td>
          </tr>
          {bridge.map(({ kind, n, amount }) => (
            <tr key={kind}>
              <td>{t(kind)}</td>
              <td data-number>
                <ToMoves kind={kind} n={n}>
                  {n || '-'}
                </ToMoves>
              </td>
              <td data-number>{amount === 0 ? '-' : changeInMiliar(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th>{t('thisWeek')}</th>
            <td data-number>
              <ToProjects>{total.projects}</ToProjects>
            </td>
            <td data-number>{inMiliar(total.amount)}</td>
          </tr>
        </tfoot>
      </PlainTable>
    </div>
  )
}
