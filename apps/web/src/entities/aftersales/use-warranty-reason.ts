import type { UnitWarranty } from '@sejuk/contract/aftersales/warranty'
import { warrantyReasonWords } from '@sejuk/words/aftersales/warranty'
import { useDates } from '../../lib/language/dates.ts'
import { useWords } from '../../lib/language/words.ts'

/** Why a unit is covered, or is not, as a sentence. */
export const useWarrantyReason = () => {
  const t = useWords(warrantyReasonWords)
  const dates = useDates()
  return ({ reason, starts, parts_until, compressor_until }: UnitWarranty) =>
    t(reason, {
      starts: dates.day(starts),
      parts: dates.day(parts_until),
      compressor: dates.day(compressor_until),
    })
}
