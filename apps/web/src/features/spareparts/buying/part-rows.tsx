import type { Data } from '@sejuk/contract/endpoint'
import type { newBuySparepartDropdown } from '@sejuk/contract/spareparts/buying'
import { rupiah } from '@sejuk/domain/values/money'
import { buyingWords } from '@sejuk/words/spareparts/buying'
import { sparepartWords } from '@sejuk/words/spareparts/sparepart-orders'
import IconMinus from '#icon/Minus'
import IconPlus from '#icon/Plus'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { Button, IconButton } from '../../../ui/actions/button.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import style from './buying.module.css'
import { type Cart, type CartLine, withoutOne, withPart } from './cart.ts'

export type BuyablePart = Data<typeof newBuySparepartDropdown>[number]
type Props = { parts: readonly BuyablePart[]; model: string | null; cart: Cart }

/** What the cart remembers of a part. */
export const cartPart = (part: BuyablePart, model: string | null) => ({
  ...{ item_code: part.value, item_name: part.item_name ?? part.label, local_name: part.local_name ?? null },
  ...{ price: part.price ?? 0, model },
})

/** Parts with price and stock, each with its place in the cart. */
export const PartRows = ({ parts, model, cart }: Props) => {
  const t = useWords(buyingWords)
  const isLocal = useLanguage() === 'local'
  return (
    <ul className={style.rows} aria-label={t('parts')}>
      {parts.map((part) => {
        const line = cart.lines.find(({ item_code }) => item_code === part.value)
        const name = (isLocal && part.local_name) || (part.item_name ?? part.label)
        const more = () => cart.change((lines) => withPart(lines, cartPart(part, model)))
        return (
          <li key={part.value} className={style.part}>
            <span>
              <b>
                {part.position_no !== null && part.position_no !== undefined && `${part.position_no}. `}
                {name}
              </b>
              <small>{part.value}</small>
              <span className={style.terms}>
                <b>{rupiah(part.price ?? 0)}</b>
                {(part.available ?? 0) > 0 ? (
                  <StatusChip tone="good">{t('ready')}</StatusChip>
                ) : (
                  <StatusChip tone="attention">{t('onOrder')}</StatusChip>
                )}
              </span>
              {part.replaced_by && <small>{t('replacedBy', { part: part.replaced_by })}</small>}
            </span>
            {line ? (
              <Stepper
                line={line}
                name={name}
                onLess={() => cart.change((lines) => withoutOne(lines, line.item_code))}
                onMore={more}
              />
            ) : (
              <Button icon={<IconPlus size={16} />} aria-label={`${t('add')}: ${name}`} onClick={more}>
                {t('add')}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

type StepperProps = { line: CartLine; name: string; onLess: () => void; onMore: () => void }

export const Stepper = ({ line, name, onLess, onMore }: StepperProps) => {
  const t = useWords(sparepartWords)
  return (
    <span className={style.stepper}>
      <IconButton label={`${t('less')}: ${name}`} onClick={onLess}>
        <IconMinus size={18} />
      </IconButton>
      <output>{line.quantity}</output>
      <IconButton label={`${t('more')}: ${name}`} onClick={onMore}>
        <IconPlus size={18} />
      </IconButton>
    </span>
  )
}
