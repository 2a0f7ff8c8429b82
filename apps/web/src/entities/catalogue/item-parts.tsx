import { listItemViews } from '@sejuk/contract/catalogue/exploded-views'
import { pageTo } from '@sejuk/domain/pages'
import { explodedViewWords } from '@sejuk/words/catalogue/exploded-views'
import { bomTypeWords } from '@sejuk/words/catalogue/parts-lists'
import { useCall } from '../../lib/api/queries.ts'
import { useWords } from '../../lib/language/words.ts'
import { Link } from '../../lib/navigation/link.tsx'
import { useGate } from '../../lib/session/viewer.ts'
import { RecordGuard } from '../../ui/record/record-guard.tsx'
import { RowList } from '../../ui/record/row-list.tsx'
import { Section, SectionText } from '../../ui/record/section.tsx'
import { StatusChip } from '../../ui/record/status-chip.tsx'

/** What an item is built of: its parts lists, each with its exploded view. A set shows those of its units. */
export const ItemPartsTab = ({ item: { item_code } }: { item: { item_code: string } }) => {
  const t = useWords(explodedViewWords)
  const types = useWords(bomTypeWords)
  const gate = useGate(listItemViews)
  const found = useCall(listItemViews, { item_code }, { enabled: gate.enabled })
  const views = found.data?.data.views
  if (!views) return <RecordGuard gate={gate} found={found} />
  return (
    <Section title={t('partsList')}>
      {views.length === 0 ? (
        <SectionText>{t('noLists')}</SectionText>
      ) : (
        <RowList>
          {views.map((view) => (
            <li key={`${view.item_code} ${view.bom_type}`}>
              <span>
                <Link {...pageTo('readExplodedView', { item_code: view.item_code, bom_type: view.bom_type })}>
                  {view.item_code}, {types(view.bom_type)}
                </Link>{' '}
                <small>{view.item_name}</small>
              </span>
              {view.published_revision === null ? (
                <StatusChip tone="neutral">{t('noPictureYet')}</StatusChip>
              ) : (
                <StatusChip tone="good">{t('revisionN', { n: view.published_revision })}</StatusChip>
              )}
            </li>
          ))}
        </RowList>
      )}
    </Section>
  )
}
