import { listMissingWords } from '@sejuk/contract/platform/languages'
import { pageTo } from '@sejuk/domain/pages'
import { languageWords } from '@sejuk/words/platform/languages'
import { useCall } from '../../../lib/api/queries.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import { TabLinks } from '../../../ui/record/tab-links.tsx'

export const LanguageTabs = () => {
  const t = useWords(languageWords)
  const { enabled } = useGate(listMissingWords)
  const { data } = useCall(listMissingWords, { limit: 1 }, { enabled })
  return (
    <TabLinks
      label={t('title')}
      tabs={[
        { ...pageTo('languages'), label: t('words') },
        {
          ...pageTo('missingWords'),
          label: t('missing'),
          count: data?.total === undefined ? undefined : thousands(data.total),
        },
      ]}
    />
  )
}
