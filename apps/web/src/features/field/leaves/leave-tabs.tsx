import { pageTo } from '@sejuk/domain/pages'
import { leaveWords } from '@sejuk/words/field/leaves'
import { useWords } from '../../../lib/language/words.ts'
import { TabLinks } from '../../../ui/record/tab-links.tsx'

export const LeaveTabs = () => {
  const t = useWords(leaveWords)
  const tabs = [
    { to: pageTo('leaveApproval').to, label: t('title') },
    { to: pageTo('leaveRules').to, label: t('rules') },
  ]
  return <TabLinks label={t('title')} tabs={tabs} />
}
