import { listBankLines } from '@sejuk/contract/money/bank-lines'
import { pageTo } from '@sejuk/domain/pages'
import { accountWords } from '@sejuk/words/money/accounts'
import { bankLineWords } from '@sejuk/words/money/bank-lines'
import { useWords } from '../../lib/language/words.ts'
import { useGate } from '../../lib/session/viewer.ts'
import { TabLinks } from '../../ui/record/tab-links.tsx'

/** The lists of the money desk, side by side. */
export const MoneyTabs = () => {
  const t = useWords(accountWords)
  const bank = useWords(bankLineWords)
  const maySeeBank = useGate(listBankLines)
  return (
    <TabLinks
      label={t('desk')}
      tabs={[
        { ...pageTo('moneyDesk'), label: t('desk') },
        { ...pageTo('creditToUse'), label: t('creditToUse') },
        { ...pageTo('creditUses'), label: t('usedCredit') },
        { ...pageTo('refunds'), label: t('refunds') },
        ...(maySeeBank.enabled ? [{ ...pageTo('bankLines'), label: bank('title') }] : []),
      ]}
    />
  )
}
