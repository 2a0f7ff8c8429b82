import * as contract from '@sejuk/contract/catalogue/item-records'
import { item as itemWorkflow } from '@sejuk/domain/catalogue/items'
import { pageTo } from '@sejuk/domain/pages'
import { holds } from '@sejuk/domain/workflow'
import { itemRecordWords } from '@sejuk/words/catalogue/item-records'
import { useState } from 'react'
import { ItemChip } from '../../../entities/status/item-status.tsx'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useViewer, useWorkflowViewer } from '../../../lib/session/viewer.ts'
import { HistoryButton } from '../../../ui/actions/history-button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { StatusTabs } from '../../../ui/list/status-tabs.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RecordActions } from '../../../ui/record/record-actions.tsx'
import { RecordComments } from '../../../ui/record/record-comments.tsx'
import { ItemOverview } from './item-overview.tsx'
import { itemTabs } from './item-tabs.tsx'

const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)

export const ItemPage = () => {
  const t = useWords(itemRecordWords)
  const { item_code = '' }: { item_code?: string } = useSearch()
  return (
    <LoadedRecord
      endpoint={contract.getItem}
      input={{ item_code }}
      title={t('title')}
      visited={(item) => item.item_code}
    >
      {(item) => <Record item={item} />}
    </LoadedRecord>
  )
}

const overview = 'overview'

const Record = ({ item }: { item: contract.ItemDetail }) => {
  const t = useWords(itemRecordWords)
  const side = useLanguage() === 'local' ? 1 : 0
  const navigate = useNavigate()
  const { permission } = useViewer()
  const viewer = useWorkflowViewer()
  const [isLogOpen, setLogOpen] = useState(false)
  const { tab: asked }: { tab?: string } = useSearch()
  const tabs = itemTabs.filter(({ needs }) => holds(permission, needs))
  const open = tabs.find(({ tab }) => tab === asked)
  const { item_code } = item
  const label = (name: keyof typeof itemWorkflow.actions) => t(name)
  return (
    <>
      <PageHead title={item.item_name} sub={item_code} crumb={<Link {...pageTo('items')}>{t('title')}</Link>}>
        <ItemChip status={item.status} size="large" />
        <HistoryButton onPress={() => setLogOpen(true)} />
      </PageHead>
      <RecordComments kind="items" code={item_code} />
      <PageBody>
        <RecordActions
          workflow={itemWorkflow}
          endpoints={{ ...contract.actOnItem, modify: undefined }}
          keyField="item_code"
          row={item}
          nameOf={(row) => row.item_name}
          label={label}
          refreshes={[contract.getItem, contract.listItems, contract.countItems]}
          more={
            itemWorkflow.isOffered('modify', item, viewer, '')
              ? [
                  {
                    key: 'modify',
                    label: t('modify'),
                    gate: itemWorkflow.gate('modify', item, viewer, ''),
                    onPress: () => void navigate(pageTo('editItem', { item_code })),
                  },
                ]
              : []
          }
        />
        {item.merged_into && (
          <Note>
            <Link {...pageTo('item', { item_code: item.merged_into })}>
              {t('mergedInto', { code: item.merged_into })}
            </Link>
          </Note>
        )}
        {item.reject_reason && <Note tone="bad">{t('rejectedBecause', { reason: item.reject_reason })}</Note>}
        {tabs.length > 0 && (
          <StatusTabs
            label={t('tabsOf')}
            value={open?.tab ?? overview}
            onChange={(next: string) =>
              void navigate({ to: '.', search: next === overview ? { item_code } : { item_code, tab: next } })
            }
            tabs={[
              { value: overview, label: t('overview'), count: undefined },
              ...tabs.map((one) => ({ value: one.tab, label: one.name[side], count: undefined })),
            ]}
          />
        )}
        {open ? <open.Content item={item} /> : <ItemOverview item={item} />}
      </PageBody>
      {isLogOpen && (
        <ActionLogPanel
          endpoint={contract.itemLog}
          code={item_code}
          sub={item.item_name}
          labels={Object.fromEntries(Object.keys(itemRecordWords.words).map((word) => [word, t(word as 'title')]))}
          ownActions={Object.fromEntries(itemWorkflow.names.map((name) => [name, t(name)]))}
          onClose={() => setLogOpen(false)}
        />
      )}
    </>
  )
}
