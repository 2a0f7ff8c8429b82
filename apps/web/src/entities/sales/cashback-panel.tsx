import { barReason, lineLimit, roomFor } from '@sejuk/domain/sales/cashbacks/cashback-selection'
import { rupiah } from '@sejuk/domain/values/money'
import { barReasonWords, cashbackPanelWords } from '@sejuk/words/sales/cashbacks'
import IconLock from '#icon/Lock'
import { companyToday, useDates } from '../../lib/language/dates.ts'
import { thousands } from '../../lib/language/money.ts'
import { useWords } from '../../lib/language/words.ts'
import { useViewer } from '../../lib/session/viewer.ts'
import { Pending } from '../../ui/feedback/pending.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { MoneyField } from '../../ui/fields/number-fields.tsx'
import { FailedState } from '../../ui/list/list-states.tsx'
import { Section } from '../../ui/record/section.tsx'
import { StatusChip } from '../../ui/record/status-chip.tsx'
import style from './cashback-panel.module.css'
import type { CashbackLines, PanelLine } from './use-cashback-lines.ts'

type Props = { cashback: CashbackLines; customerName: string }

/** Where an order spends a customer's cashback. Whatever embeds it holds the lines and saves them. */
export const CashbackPanel = ({ cashback, customerName }: Props) => {
  const t = useWords(cashbackPanelWords)
  const { lines, max, selected, overrun } = cashback
  const title = (
    <>
      {t('title')} <small className={style.of}>{t('lines', { customer: customerName, n: lines.length })}</small>
    </>
  )
  const figures: [string, number, boolean?][] = [
    [t('allowed'), max],
    [t('planned'), selected],
    overrun > 0 ? [t('over'), overrun, true] : [t('left'), max - selected],
  ]
  return (
    <Section title={title}>
      <dl className={style.sums}>
        {figures.map(([label, amount, isOver]) => (
          <div key={label} className={isOver ? style.over : undefined}>
            <dt>{label}</dt>
            <dd>{thousands(amount)}</dd>
          </div>
        ))}
      </dl>
      {cashback.error ? (
        <FailedState error={cashback.error} onRetry={cashback.retry} />
      ) : cashback.isLoading ? (
        <Pending />
      ) : lines.length === 0 ? (
        <p className={style.empty}>{t('empty')}</p>
      ) : (
        <Lines cashback={cashback} />
      )}
      {overrun > 0 && (
        <p className={style.overrun} role="alert">
          {t('overrun', { amount: rupiah(overrun) })}
        </p>
      )}
    </Section>
  )
}

const Lines = ({ cashback }: { cashback: CashbackLines }) => {
  const t = useWords(cashbackPanelWords)
  const { lines } = cashback
  const free = lines.filter(({ isDisabled }) => !isDisabled)
  const isAll = free.length > 0 && free.every(({ is_selected }) => is_selected)
  return (
    <div className={style.scroll}>
      <table className={style.table}>
        <thead>
          <tr>
            <th>
              <Checkbox
                label={t('selectAll')}
                isOn={isAll}
                isSome={free.some(({ is_selected }) => is_selected)}
                isLocked={free.length === 0}
                onChange={(isOn) => (isOn ? cashback.selectAll() : cashback.deselectAll())}
              />
            </th>
            <th>{t('code')}</th>
            <th>{t('department')}</th>
            <th>{t('expires')}</th>
            <th data-number>{t('remaining')}</th>
            <th data-number>{t('plannedAmount')}</th>
            <th>{t('why')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.cashback_code} line={line} cashback={cashback} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const Line = ({ line, cashback }: { line: PanelLine; cashback: CashbackLines }) => {
  const t = useWords(cashbackPanelWords)
  const dates = useDates()
  const code = line.cashback_code
  return (
    <tr data-shut={line.isDisabled || undefined} data-over={(cashback.overrun > 0 && line.is_selected) || undefined}>
      <td>
        <Checkbox
          label={t('select', { code })}
          isOn={line.is_selected}
          isLocked={line.isDisabled}
          onChange={(isOn) => (isOn ? cashback.select(code) : cashback.deselect(code))}
        />
      </td>
      <td>
        <b>{code}</b>
        <small>{line.type_rebate_name}</small>
      </td>
      <td>
        {line.dept_code} {line.dept_name}
      </td>
      <td>
        <span className={style.until}>{t('until')} </span>
        {dates.day(line.valid_to)}
        {line.isHighlighted && (
          <small>
            <StatusChip tone="attention">{t('endsSoon')}</StatusChip>
          </small>
        )}
      </td>
      <td data-number>
        {thousands(line.cashback_remain)}
        <span className={style.until}> {t('leftOf')}</span>
      </td>
      <td data-number>
        {line.isDisabled ? (
          '—'
        ) : (
          <div className={style.amount}>
            <MoneyField
              label={t('plannedOf', { code })}
              value={line.plannedAmount}
              onChange={(amount) => cashback.plan(code, amount ?? 0)}
            />
          </div>
        )}
      </td>
      <td>
        <Why line={line} cashback={cashback} />
      </td>
    </tr>
  )
}

const Why = ({ line, cashback }: { line: PanelLine; cashback: CashbackLines }) => {
  const t = useWords(cashbackPanelWords)
  const bars = useWords(barReasonWords)
  const { department } = useViewer()
  const today = companyToday()
  const bar = barReason(line, { deptCode: department, today })
  if (bar)
    return (
      <span className={style.why}>
        <IconLock size={15} aria-hidden="true" /> {bars(bar, { dept: department })}
      </span>
    )
  const how = cashback.how[line.cashback_code]
  const amount = rupiah(roomFor(cashback.lines, line.cashback_code, cashback.max))
  if (how === 'taken') return <b className={style.over}>{t('taken', { amount: rupiah(line.cashback_remain) })}</b>
  if (!line.is_selected) return <span className={style.why}>{t('atMost', { amount })}</span>
  const isWhole = line.plannedAmount === line.cashback_remain
  if (isWhole) return <span className={style.why}>{t('allOfLine')}</span>
  const isMost = line.plannedAmount === lineLimit(cashback.max, line.cashback_remain)
  return <span className={style.why}>{isMost ? t('upToMaximum') : t('typed', { amount })}</span>
}
