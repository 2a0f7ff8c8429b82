import type { SettingField, SettingValue } from '@sejuk/domain/company/setting-kinds'
import { rupiah } from '@sejuk/domain/values/money'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { settingChangeWords } from '@sejuk/words/company/setting-changes'
import { vatReturnWords } from '@sejuk/words/finance/vat-returns'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'

const stages = { Submit: 'stage-Submit', Approve: 'stage-Approve', 'Goods-issue': 'stage-Goods-issue' } as const

const ways = { NIK: 'NIK', DIGUNGGUNG: 'DIGUNGGUNG', NO_TAX: 'NO_TAX' } as const

/** A value as its unit is written. */
export const useSettingText = () => {
  const t = useWords(settingChangeWords)
  const dates = useDates()
  const way = useWords(vatReturnWords)
  return ({ unit, isFreeWhenEmpty }: SettingField, value: SettingValue | undefined): string => {
    if (value === null || value === undefined || value === '') return t(isFreeWhenEmpty ? 'unlimited' : 'nothing')
    if (unit === 'secret') return t('isSet')
    if (unit === 'day') return dates.day(String(value))
    if (unit === 'switch') return t(value === true ? 'on' : 'off')
    if (value === 'none' || value === 'http') return t(value === 'http' ? 'providerHttp' : 'providerNone')
    if (unit === 'choice')
      return String(value) in ways
        ? way(ways[String(value) as keyof typeof ways])
        : String(value) in stages
          ? t(stages[String(value) as keyof typeof stages])
          : String(value)
    if (unit === 'rupiah') return rupiah(Number(value))
    if (unit === 'percent') return `${writeNumber(Number(value), 2)}%`
    if (unit === 'days' || unit === 'hours' || unit === 'years') return t(unit, { n: Number(value) })
    return String(value)
  }
}
