import type { SettingValue } from '@sejuk/domain/company/setting-kinds'
import { waysWithoutNpwp } from '@sejuk/domain/finance/tax-office/sales-without-npwp'
import { vatReturnWords } from '@sejuk/words/finance/vat-returns'
import { useWords } from '../../../lib/language/words.ts'
import { Note } from '../../../ui/feedback/note.tsx'

/** What a way to sell to buyers without NPWP does to the price and to the VAT return. */
export const WayFollows = ({ way }: { way: SettingValue | undefined }) => {
  const t = useWords(vatReturnWords)
  const chosen = waysWithoutNpwp.find((one) => one === way)
  return <Note>{chosen ? t(`follows${chosen}`) : t('noWay')}</Note>
}
