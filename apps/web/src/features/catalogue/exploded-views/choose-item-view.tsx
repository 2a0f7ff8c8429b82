import { listExplodedViews, listItemViews } from '@sejuk/contract/catalogue/exploded-views'
import { pageTo } from '@sejuk/domain/pages'
import { explodedViewWords } from '@sejuk/words/catalogue/exploded-views'
import { bomTypeWords } from '@sejuk/words/catalogue/parts-lists'
import { useState } from 'react'
import style from '../../../entities/exploded-views/reader.module.css'
import { Reader } from '../../../entities/exploded-views/reader.tsx'
import { ItemPicker } from '../../../entities/pickers/item-picker.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { RecordGuard } from '../../../ui/record/record-guard.tsx'
import { Section } from '../../../ui/record/section.tsx'
import gallery from './views-list.module.css'

type Props = { item_code: string; serial?: string | undefined; onChange: (item_code: string | undefined) => void }

/** An item by its name, or one of the pictures that were drawn last. */
export const ChooseItemView = ({ item_code, serial, onChange }: Props) => {
  const t = useWords(explodedViewWords)
  return (
    <>
      <ItemPicker label={t('item')} value={item_code || undefined} onChange={onChange} />
      {item_code ? <ItemViews key={item_code} item_code={item_code} serial={serial} /> : <PublishedViews />}
    </>
  )
}

const PublishedViews = () => {
  const t = useWords(explodedViewWords)
  const types = useWords(bomTypeWords)
  const gate = useGate(listExplodedViews)
  const found = useCall(listExplodedViews, { state: 'published', limit: 12 }, { enabled: gate.enabled })
  const views = found.data?.data
  if (!views) return <RecordGuard gate={gate} found={found} />
  return (
    <Section title={t('published')} sub={t('orChoosePicture')}>
      <ul className={gallery.gallery}>
        {views.map((one) => (
          <li key={one.view_code}>
            <Link {...pageTo('readExplodedView', { item_code: one.item_code, bom_type: one.bom_type })}>
              {one.thumbnail_path && <img src={one.thumbnail_path} alt="" loading="lazy" />}
              <b>
                {one.item_code}, {types(one.bom_type)}
              </b>
            </Link>
            <span>{one.item_name}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The views of one item; of a set those of its halves. */
const ItemViews = ({ item_code, serial }: { item_code: string; serial?: string | undefined }) => {
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
      <Reader
        key={`${view.item_code} ${view.bom_type}`}
        item_code={view.item_code}
        bom_type={view.bom_type}
        serial={serial}
      />
    </>
  )
}
