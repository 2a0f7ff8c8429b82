import { pageTo } from '@sejuk/domain/pages'
import { bankLineWords } from '@sejuk/words/money/bank-lines'
import { useWords } from '../../lib/language/words.ts'
import { TabLinks } from '../../ui/record/tab-links.tsx'

/** The lists of the money desk that speak with the bank. */
export const BankTabs = () => {
  const t = useWords(bankLineWords)
  return (
    <TabLinks
      label={t('desk')}
      tabs={[
        { ...pageTo('moneyDesk'), label: t('desk') },
        { ...pageTo('bankLines'), label: t('title') },
        { ...pageTo('bankStatements'), label: t('bankStatements') },
        { ...pageTo('paymentRefs'), label: t('paymentRefs') },
        { ...pageTo('receipts'), label: t('receipts') },
        { ...pageTo('cheques'), label: t('cheques') },
      ]}
    />
  )
}
