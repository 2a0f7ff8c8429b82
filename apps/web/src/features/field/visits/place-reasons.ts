import type { VisitPlace } from '@sejuk/contract/field/visit-plans'
import { reasonsToVisit, type VisitReason } from '@sejuk/domain/field/visits'
import { rupiah } from '@sejuk/domain/values/money'
import { visitMobileWords } from '@sejuk/words/field/visits'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'

/** Why a place is worth a visit, in words. */
export const usePlaceReasons = () => {
  const t = useWords(visitMobileWords)
  const dates = useDates()
  const textOf = (reason: VisitReason) => {
    if (reason.why === 'never') return t('never')
    if (reason.why === 'days') return t('days', { n: reason.days })
    if (reason.why === 'overdue') return t('overdueWhy', { amount: rupiah(reason.amount) })
    if (reason.why === 'cashback')
      return t('cashbackWhy', { amount: rupiah(reason.amount), day: dates.day(reason.day) })
    return t('stockWhy', { n: reason.pieces })
  }
  return (place: VisitPlace, today: string) => reasonsToVisit(place, today).map(textOf)
}
