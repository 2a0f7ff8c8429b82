import { currencies, keepRupiah, readRupiah, writeRupiah } from '@sejuk/domain/values/money'
import {
  keepNumber,
  keepPercentage,
  keepPieces,
  keepQuantity,
  readTyped,
  tidyNumber,
} from '@sejuk/domain/values/numbers'
import { inputWords } from '@sejuk/words/inputs'
import { thousands } from '../../lib/language/money.ts'
import { useWords } from '../../lib/language/words.ts'
import { TypedField, type TypedFormat, type TypedProps } from './typed-field.tsx'

const isOtherNumber = (meant: number | undefined, made: string | number | null) =>
  meant !== undefined && made !== '' && made !== null && meant !== Number(made)

const rupiah: TypedFormat<number | null> = {
  keep: keepRupiah,
  read: readRupiah,
  write: writeRupiah,
  paste: (text) => writeRupiah(readRupiah(text)),
  isOther: (typed, amount) => isOtherNumber(readTyped(typed), amount),
}

/** Whole rupiah, grouped as one types. */
export const MoneyField = (props: TypedProps<number | null>) => (
  <TypedField {...props} manner={rupiah} inputMode="decimal" before={currencies.ID.trim()} isRight />
)

const textOf = (amount: number | null) => (amount === null ? '' : String(amount))
const rupiahText: TypedFormat<string> = {
  ...rupiah,
  read: (kept) => textOf(readRupiah(kept)),
  write: (text) => (text === '' ? '' : writeRupiah(Number(text))),
  isOther: (typed, text) => isOtherNumber(readTyped(typed), text),
}

/** The same for a form whose values are still text. */
export const MoneyTextField = (props: TypedProps<string>) => (
  <TypedField {...props} manner={rupiahText} inputMode="decimal" before={currencies.ID.trim()} isRight />
)

const number: TypedFormat<string> = { keep: keepNumber, read: tidyNumber, write: (value) => value }

/** A number with one minus and one dot; a decimal comma becomes the dot. */
export const NumberField = (props: TypedProps<string>) => (
  <TypedField {...props} manner={number} inputMode="decimal" isRight />
)

const percentage: TypedFormat<string> = {
  ...number,
  keep: keepPercentage,
  isOther: (typed, kept) => isOtherNumber(Number(tidyNumber(keepNumber(typed))), kept),
}

/** 0 to 100, with at most two decimals. */
export const PercentageField = (props: TypedProps<string>) => (
  <TypedField {...props} manner={percentage} inputMode="decimal" after="%" isRight />
)

const piecesOf = (stock: number): TypedFormat<string> => ({
  keep: (typed) => keepPieces(typed, stock),
  read: (kept) => keepQuantity(kept, stock),
  write: (value) => value,
  paste: (text) => keepQuantity(text, stock),
  isOther: (typed, kept) => isOtherNumber(readTyped(typed), kept),
})

/** Pieces, never more than there are. */
export const QuantityField = ({ stock, ...props }: TypedProps<string> & { stock: number }) => {
  const t = useWords(inputWords)
  return (
    <TypedField
      {...props}
      hint={props.hint ?? t('inStock', { n: thousands(stock) })}
      manner={piecesOf(stock)}
      inputMode="numeric"
      isRight
    />
  )
}
