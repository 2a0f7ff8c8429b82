import type { PartOfUnit } from '@sejuk/contract/catalogue/parts-lists'
import { partsListWords } from '@sejuk/words/catalogue/parts-lists'
import { useLanguage, useWords } from '../../lib/language/words.ts'

/** For which serial numbers a line holds. */
export const useSerials = () => {
  const t = useWords(partsListWords)
  return ({ serial_from: from, serial_to: to }: Pick<PartOfUnit, 'serial_from' | 'serial_to'>) => {
    if (from && to) return t('fromTo', { from, to })
    if (from) return t('fromOn', { from })
    return to ? t('upTo', { to }) : t('allSerials')
  }
}

/** The name of a part as the user reads it. */
export const usePartName = () => {
  const isLocal = useLanguage() === 'local'
  return ({ part_name, part_local_name }: Pick<PartOfUnit, 'part_name' | 'part_local_name'>) =>
    isLocal ? (part_local_name ?? part_name) : part_name
}
