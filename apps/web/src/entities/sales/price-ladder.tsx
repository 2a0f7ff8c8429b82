import type { PriceLadderAnswer } from '@sejuk/contract/sales/price-ladders'
import type { LadderStep } from '@sejuk/domain/sales/ladder-lines'
import { rupiah } from '@sejuk/domain/values/money'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { priceLadderWords } from '@sejuk/words/sales/price-ladders'
import { thousands } from '../../lib/language/money.ts'
import { useSay, useWords } from '../../lib/language/words.ts'
import { Section } from '../../ui/record/section.tsx'
import style from './price-ladder.module.css'

/** What is shown of a ladder: of a price that is computed now, or of an order as it was stored. */
type ShownLadder = Pick<
  PriceLadderAnswer,
  | 'steps'
  | 'list_amount'
  | 'discount_amount'
  | 'discount_percent'
  | 'max_allowed_discount_include_tax'
  | 'tax'
  | 'total_amount'
>
type Step = ShownLadder['steps'][number]

const numbers: Record<LadderStep, string> = {
  list: '1',
  'special-price': '2a',
  'sales-policy': '2b',
  'item-discount': '3',
  'extra-discount': '4',
  'cbd-discount': '5',
  'cashback-discount': '6',
}
const kindOf = (step: LadderStep) => {
  if (step === 'cashback-discount') return 'cashback'
  return step === 'item-discount' || step === 'extra-discount' ? 'typed' : 'rule'
}

/** All bars share one scale, from nothing to the allowed discount: the empty rest is what may still be given. */
const Bar = ({ ladder, at }: { ladder: ShownLadder; at: Step }) => {
  const whole = Math.max(ladder.max_allowed_discount_include_tax ?? 0, ladder.discount_amount, 1)
  const before = ladder.list_amount - at.after - at.discount
  return (
    <span className={style.bar} aria-hidden="true">
      <i
        data-kind={kindOf(at.step)}
        style={{ left: `${(before / whole) * 100}%`, width: `${(at.discount / whole) * 100}%` }}
      />
    </span>
  )
}

const Row = ({ ladder, at }: { ladder: ShownLadder; at: Step }) => {
  const t = useWords(priceLadderWords)
  const say = useSay()
  const isList = at.step === 'list'
  return (
    <li className={style.row} data-unused={(!isList && at.discount === 0) || undefined}>
      <span className={style.number} aria-hidden="true">
        {numbers[at.step]}
      </span>
      <b className={style.name}>{t(at.step)}</b>
      <span className={style.reason}>{say(at.reason)}</span>
      {isList ? (
        <span className={style.scale}>
          <span>0</span>
          {ladder.max_allowed_discount_include_tax !== undefined && (
            <span>{t('room', { amount: thousands(ladder.max_allowed_discount_include_tax) })}</span>
          )}
        </span>
      ) : (
        <Bar ladder={ladder} at={at} />
      )}
      <span className={style.discount}>{isList ? '' : at.discount ? `− ${thousands(at.discount)}` : '0'}</span>
      <b className={style.after}>{thousands(at.after)}</b>
    </li>
  )
}

const Taxes = ({ ladder }: { ladder: ShownLadder }) => {
  const t = useWords(priceLadderWords)
  const { tax } = ladder
  const isTaxed = tax.other_base > 0 || tax.vat > 0
  const cells: [string, number][] = [
    [t('base'), tax.base],
    [t('otherBase'), tax.other_base],
    [t('vat'), tax.vat],
    [t('rounding'), tax.rounding_adjustment],
  ]
  return (
    <dl className={style.taxes}>
      {cells.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{thousands(amount)}</dd>
        </div>
      ))}
      <div className={style.total}>
        <dt>{t(isTaxed ? 'total' : 'totalUntaxed')}</dt>
        <dd>{rupiah(ladder.total_amount)}</dd>
      </div>
    </dl>
  )
}

type Props = {
  ladder: ShownLadder
  /** The figures are of what was typed a moment ago. */
  isStale?: boolean
}

/** From list price to tax, one row for each step; steps that took nothing stay and say why. */
export const PriceLadder = ({ ladder, isStale }: Props) => {
  const t = useWords(priceLadderWords)
  const apart = ladder.total_amount - (ladder.steps.at(-1)?.after ?? ladder.total_amount)
  const legend = (
    <span className={style.legend} aria-hidden="true">
      <i data-kind="rule" /> {t('byRule')} <i data-kind="typed" /> {t('typed')} <i data-kind="cashback" />{' '}
      {t('cashback')}
    </span>
  )
  return (
    <Section title={t('title')} sub={t('help')} actions={legend} aria-busy={isStale || undefined}>
      <ol className={style.ladder} data-stale={isStale || undefined}>
        {ladder.steps.map((at) => (
          <Row key={at.step} ladder={ladder} at={at} />
        ))}
      </ol>
      <p className={style.share}>{t('discountOf', { percent: writeNumber(ladder.discount_percent, 2) })}</p>
      {apart !== 0 && (
        <p className={style.share}>{t(apart < 0 ? 'roundedDown' : 'roundedUp', { amount: rupiah(Math.abs(apart)) })}</p>
      )}
      <Taxes ladder={ladder} />
    </Section>
  )
}
