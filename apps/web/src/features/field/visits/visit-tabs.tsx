import { listCollections } from '@sejuk/contract/field/visit-collections'
import { listVisits } from '@sejuk/contract/field/visits'
import { pageTo } from '@sejuk/domain/pages'
import { visitWords } from '@sejuk/words/field/visits'
import { useWords } from '../../../lib/language/words.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import { TabLinks } from '../../../ui/record/tab-links.tsx'

/** Visits, proposals of better pins, and what was collected. */
export const VisitTabs = () => {
  const t = useWords(visitWords)
  const visits = useGate(listVisits)
  const collections = useGate(listCollections)
  const tabs = [
    ...(visits.enabled
      ? [
          { to: pageTo('visits').to, label: t('list') },
          { to: pageTo('visitPins').to, label: t('pins') },
        ]
      : []),
    ...(collections.enabled ? [{ to: pageTo('visitCollections').to, label: t('collections') }] : []),
  ]
  return <TabLinks label={t('title')} tabs={tabs} />
}
