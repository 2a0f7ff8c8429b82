import { nikDoubt, plainNik } from '@sejuk/domain/values/nik'
import { npwp16, npwpDoubt, writeNpwp } from '@sejuk/domain/values/npwp'
import { keepDigits } from '@sejuk/domain/values/numbers'
import { displayPhone, isPhone, nationalPhone, typedPhone } from '@sejuk/domain/values/phone'
import { keepIdCard } from '@sejuk/domain/values/text'
import { inputWords } from '@sejuk/words/inputs'
import { useToday } from '../../lib/language/dates.ts'
import { useSay, useWords } from '../../lib/language/words.ts'
import { TypedField, type TypedFormat, type TypedProps } from './typed-field.tsx'

const same = (value: string) => value

const phone: TypedFormat<string> = {
  keep: keepDigits,
  read: (kept) => kept,
  write: (value) => typedPhone(nationalPhone(value)),
  paste: (text) => typedPhone(nationalPhone(text)),
}

/** A number of this country: with +62, 62 or 0 in front, however it was copied. Beside it stands what others will see. */
export const PhoneField = (props: TypedProps<string>) => {
  const national = nationalPhone(props.value)
  return (
    <TypedField
      {...props}
      hint={isPhone(national) ? displayPhone(national) : props.hint}
      manner={phone}
      inputMode="tel"
    />
  )
}

const idCard: TypedFormat<string> = { keep: keepIdCard, read: same, write: same }

/** Letters, digits and dots. What is odd about a NIK is said, and keeps nobody out. */
export const IdCardField = (props: TypedProps<string>) => {
  const t = useWords(inputWords)
  const say = useSay()
  const nik = plainNik(props.value)
  const doubt = nikDoubt(nik, useToday())
  return (
    <TypedField
      {...props}
      hint={props.hint ?? t('digitsOf', { n: keepDigits(nik).length })}
      doubt={nik.length > 3 && doubt ? say(doubt) : undefined}
      manner={idCard}
      inputMode="text"
    />
  )
}

const npwp: TypedFormat<string> = {
  keep: (typed) => typed.replaceAll(/[^\d.-]/g, ''),
  read: npwp16,
  write: writeNpwp,
  paste: writeNpwp,
}

/** The old fifteen digits and the new sixteen; kept as sixteen. */
export const NpwpField = (props: TypedProps<string>) => {
  const t = useWords(inputWords)
  const say = useSay()
  const digits = keepDigits(props.value)
  const doubt = npwpDoubt(digits, useToday())
  return (
    <TypedField
      {...props}
      hint={props.hint ?? t('digitsOf', { n: digits.length })}
      doubt={digits.length > 3 && doubt ? say(doubt) : undefined}
      manner={npwp}
      inputMode="numeric"
    />
  )
}
