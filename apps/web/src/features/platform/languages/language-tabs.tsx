import { listMissingWords } from '@sejuk/contract/platform/languages'
import { languageWords } from '@sejuk/words/platform/languages'
import { thousands } from '../../../lib/money.ts'
import { useCall } from '../../../lib/queries.ts'
import { useGate } from '../../../lib/viewer.ts'
import { useWords } from '../../../lib/words.ts'
import { TabLinks } from '../../../ui/tab-links.tsx'

export const LanguageTabs = () => {
  const t = useWords(languageWords)
  const { enabled } = useGate(listMissingWords)
  const { data } = useCall(listMissingWords, { limit: 1 }, { enabled })
  return (
    <TabLinks
      label={t('title')}
      tabs={[
        { to: '/configuration/multi-language', label: t('words') },
        {
          to: '/configuration/multi-language/missing',
          label: t('missing'),
          count: data?.total === undefined ? undefined : thousands(data.total),
        },
      ]}
    />
  )
}
