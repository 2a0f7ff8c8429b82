import { listHeldCash } from '@sejuk/contract/delivery/held-cash'
import { listBankLines } from '@sejuk/contract/money/bank-lines'
import { pageTo } from '@sejuk/domain/pages'
import { accountWords } from '@sejuk/words/money/accounts'
import { bankLineWords } from '@sejuk/words/money/bank-lines'
import { heldCashWords } from '@sejuk/words/delivery/held-cash'
import { useWords } from '../../lib/language/words.ts'
import { useGate } from '../../lib/session/viewer.ts'
import { TabLinks } from '../../ui/record/tab-links.tsx'

/** The lists of the money desk, side by side. */
export const MoneyTabs = () => {
  const t = useWords(accountWords)
  const bank = useWords(bankLineWords)
  const cash = useWords(heldCashWords)
  const maySeeBank = useGate(listBankLines)
  const maySeeCash = useGate(listHeldCash)
  return (
    <TabLinks
      label={t('desk')}
      tabs={[
        { ...pageTo('moneyDesk'), label: t('desk') },
        { ...pageTo('creditToUse'), label: t('creditToUse') },
        { ...pageTo('creditUses'), label: t('usedCredit') },
        { ...pageTo('refunds'), label: t('refunds') },
        ...(maySeeCash.enabled ? [{ ...pageTo('driverCash'), label: cash('title') }] : []),
        ...(maySeeBank.enabled ? [{ ...pageTo('bankLines'), label: bank('title') }] : []),
      ]}
    />
  )
}
