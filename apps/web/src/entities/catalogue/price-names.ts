import type { ItemPrice, PriceRuleAnswer } from '@sejuk/contract/catalogue/prices'
import { type PriceFound, priceReason } from '@sejuk/domain/catalogue/prices'
import type { Values } from '@sejuk/domain/message-values'
import type { Message } from '@sejuk/domain/messages'
import { isDay } from '@sejuk/domain/values/dates'
import { priceWords } from '@sejuk/words/catalogue/prices'
import { useDates } from '../../lib/language/dates.ts'
import { useSay, useWords } from '../../lib/language/words.ts'

type Key = Pick<ItemPrice, 'dept_code' | 'customer_level' | 'min_qty'> & { dept_name?: string | null }

/** Whom a price is for: 'GOLD, Jakarta, from 10 units'. */
export const usePriceFor = () => {
  const t = useWords(priceWords)
  return ({ dept_code, dept_name, customer_level, min_qty }: Key) =>
    [
      customer_level ?? t('allLevels'),
      dept_code ? (dept_name ?? dept_code) : t('allBranches'),
      ...(min_qty > 1 ? [t('fromQuantity', { n: min_qty })] : []),
    ].join(', ')
}

export const useValidity = () => {
  const t = useWords(priceWords)
  const dates = useDates()
  return ({ valid_from, valid_to }: { valid_from: string; valid_to: string | null }) => {
    if (valid_to !== null && valid_to < valid_from) return t('never')
    return `${dates.day(valid_from)} – ${valid_to ? dates.day(valid_to) : t('untilClosed')}`
  }
}

/** Days within a message, as the viewer reads them. */
const withDays = (message: { code: string; values?: Values }, write: (day: string) => string): typeof message => ({
  ...message,
  values:
    message.values &&
    Object.fromEntries(
      Object.entries(message.values).map(([name, value]) => {
        if (typeof value === 'string') return [name, isDay(value) ? write(value) : value]
        return [name, typeof value === 'object' && 'code' in value ? withDays(value, write) : value]
      }),
    ),
})

const foundOf = (answer: PriceRuleAnswer): PriceFound | undefined => {
  const { rule, price_code, price_include_tax, valid_from, valid_to, min_qty, approved_user_name } = answer
  if (price_code === null || price_include_tax === null || valid_from === null) return undefined
  const common = { item_code: '', price_include_tax, valid_from, approved_user_name }
  if (rule === 'special') {
    const special = { special_price_code: price_code, customer_code: '', quantity_left: null }
    return { rule, price_include_tax, price: { ...common, ...special, valid_to: valid_to ?? valid_from } }
  }
  const { dept_code, dept_name, customer_level } = answer
  const list = { price_code, org_code: '', dept_code, dept_name, customer_level, min_qty: min_qty ?? 1, valid_to }
  return { rule, price_include_tax, price: { ...common, ...list } }
}

/** Why this price, in the viewer's language. */
export const usePriceReason = () => {
  const say = useSay()
  const dates = useDates()
  return (answer: PriceRuleAnswer) => {
    const found = foundOf(answer)
    return found && say(withDays(priceReason(found), dates.day) as Message)
  }
}
