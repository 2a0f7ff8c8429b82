import { listItemViews } from '@sejuk/contract/catalogue/exploded-views'
import { pageTo } from '@sejuk/domain/pages'
import { explodedViewWords } from '@sejuk/words/catalogue/exploded-views'
import { bomTypeWords } from '@sejuk/words/catalogue/parts-lists'
import { useState } from 'react'
import style from '../../../entities/exploded-views/reader.module.css'
import { Reader } from '../../../entities/exploded-views/reader.tsx'
import { ItemPicker } from '../../../entities/pickers/item-picker.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { RecordGuard } from '../../../ui/record/record-guard.tsx'

/** Any item by its name: a set shows the pictures of its halves. */
export const ItemExplodedViewPage = () => {
  const t = useWords(explodedViewWords)
  const navigate = useNavigate()
  const { item_code = '' }: { item_code?: string } = useSearch()
  return (
    <>
      <PageHead title={t('readTitle')} sub={item_code} />
      <PageBody>
        <ItemPicker
          label={t('item')}
          value={item_code || undefined}
          onChange={(code) => void navigate(pageTo('itemExplodedView', { item_code: code }))}
        />
        {item_code && <ItemViews key={item_code} item_code={item_code} />}
      </PageBody>
    </>
  )
}

/** The views of one item, to be shown on other pages too. */
export const ItemViews = ({ item_code }: { item_code: string }) => {
  const t = useWords(explodedViewWords)
  const types = useWords(bomTypeWords)
  const gate = useGate(listItemViews)
  const found = useCall(listItemViews, { item_code }, { enabled: gate.enabled })
  const [n, setN] = useState(0)
  const views = found.data?.data.views
  if (!views) return <RecordGuard gate={gate} found={found} />
  const view = views[n]
  if (!view) return <Note>{t('noLists')}</Note>
  return (
    <>
      {views.length > 1 && (
        <div className={style.tabs}>
          {views.map((one, at) => (
            <Button
              key={`${one.item_code} ${one.bom_type}`}
              kind={at === n ? 'primary' : 'plain'}
              aria-pressed={at === n}
              onClick={() => setN(at)}
            >
              {one.item_code}, {types(one.bom_type)}
            </Button>
          ))}
        </div>
      )}
      <Reader key={`${view.item_code} ${view.bom_type}`} item_code={view.item_code} bom_type={view.bom_type} />
    </>
  )
}
