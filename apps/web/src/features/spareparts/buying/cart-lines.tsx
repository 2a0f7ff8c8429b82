import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { buyingWords } from '@sejuk/words/spareparts/buying'
import { sparepartWords } from '@sejuk/words/spareparts/sparepart-orders'
import IconX from '#icon/X'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { IconButton } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import style from './buying.module.css'
import { type Cart, toggledAll, without, withoutOne, withPart } from './cart.ts'
import { Stepper } from './part-rows.tsx'

type Props = {
  cart: Cart
  /** By the place among those that are chosen. */
  errorOf: (n: number) => string | undefined
  available: readonly { item_code: string; available: number }[] | undefined
}

/** The cart: what is ticked is ordered now, all of it at once or one by one. */
export const CartLines = ({ cart, errorOf, available }: Props) => {
  const t = useWords(buyingWords)
  const order = useWords(sparepartWords)
  const isLocal = useLanguage() === 'local'
  const { lines, change } = cart
  if (lines.length === 0)
    return (
      <Section title={t('cart')}>
        <SectionBody>
          <Note>{t('empty')}</Note>
          <Link {...pageTo('buyParts')}>{t('chooseModel')}</Link>
        </SectionBody>
      </Section>
    )
  const chosen = lines.filter(({ is_chosen }) => is_chosen)
  return (
    <Section title={t('parts')}>
      <SectionBody>
        <CheckboxField
          label={t('all')}
          isOn={lines.every(({ is_chosen }) => is_chosen)}
          onChange={() => change(toggledAll)}
        />
      </SectionBody>
      <ul className={style.rows} aria-label={t('cart')}>
        {lines.map((line) => {
          const { item_code, quantity, price } = line
          const name = (isLocal && line.local_name) || line.item_name
          const n = chosen.findIndex((one) => one.item_code === item_code)
          const inStock = available?.find((one) => one.item_code === item_code)?.available
          const error = n < 0 ? undefined : errorOf(n)
          return (
            <li key={item_code} className={style.line}>
              <CheckboxField
                label={name}
                hint={`${item_code} · ${rupiah(price)}`}
                isOn={line.is_chosen}
                onChange={(is_chosen) =>
                  change((now) => now.map((one) => (one.item_code === item_code ? { ...one, is_chosen } : one)))
                }
                error={error}
              />
              <span className={style.side}>
                <Stepper
                  line={line}
                  name={name}
                  onLess={() => change((now) => withoutOne(now, item_code))}
                  onMore={() => change((now) => withPart(now, line))}
                />
                <b>{rupiah(price * quantity)}</b>
                <IconButton
                  label={order('remove', { part: name })}
                  onClick={() => change((now) => without(now, [item_code]))}
                >
                  <IconX size={18} />
                </IconButton>
              </span>
              {inStock !== undefined && inStock < quantity && (
                <small className={style.wide}>{t('takesLonger', { n: inStock })}</small>
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
