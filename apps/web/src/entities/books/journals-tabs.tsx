import { pageTo } from '@sejuk/domain/pages'
import { accountMapWords, journalBatchWords, journalWords } from '@sejuk/words/books/journals'
import { useWords } from '../../lib/language/words.ts'
import { TabLinks } from '../../ui/record/tab-links.tsx'

/** What stands in the books, what was given out of it, and which accounts it goes to. */
export const JournalsTabs = () => {
  const t = useWords(journalWords)
  const batches = useWords(journalBatchWords)
  const map = useWords(accountMapWords)
  return (
    <TabLinks
      label={t('title')}
      tabs={[
        { ...pageTo('journals'), label: t('title') },
        { ...pageTo('journalBatches'), label: batches('title') },
        { ...pageTo('accountMap'), label: map('title') },
      ]}
    />
  )
}
