import { type ItemDetail, itemFigures } from '@sejuk/contract/catalogue/item-records'
import { itemPriceHistory } from '@sejuk/contract/catalogue/prices'
import { getSerialLife } from '@sejuk/contract/catalogue/serial-lives'
import { itemBrochure, itemPhoto, itemPhotoModule } from '@sejuk/domain/catalogue/item-photos'
import { holds } from '@sejuk/domain/workflow'
import { itemRecordWords } from '@sejuk/words/catalogue/item-records'
import { RecordPhotos } from '../../../entities/attachments/record-photos.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useScreenWidth } from '../../../lib/browser/screen.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useViewer } from '../../../lib/session/viewer.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { Column, Columns } from '../../../ui/layout/page-body.tsx'
import { ItemChange } from './item-change.tsx'
import { ItemFacts } from './item-facts.tsx'
import { ItemSet } from './item-set.tsx'
import { ItemSold } from './item-sold.tsx'
import { ItemStock } from './item-stock.tsx'
import style from './items.module.css'

const ItemPrices = lazyPart(() => import('../../../entities/catalogue/item-prices.tsx').then((part) => part.ItemPrices))
const ItemSerials = lazyPart(() =>
  import('../../../entities/catalogue/item-serials.tsx').then((part) => part.ItemSerials),
)

/** So wide that everything about an item stands beside each other. */
const wideScreen = 1200

export const ItemOverview = ({ item }: { item: ItemDetail }) => {
  const isWide = useScreenWidth() >= wideScreen
  const { permission } = useViewer()
  const mayPrices = holds(permission, itemPriceHistory.needs)
  const maySerials = holds(permission, getSerialLife.needs)
  const change = item.proposed && <ItemChange item={item} proposed={item.proposed} />
  if (!isWide || !mayPrices)
    return (
      <>
        {change}
        <Columns>
          <Column>
            <ItemFacts item={item} />
          </Column>
          <Column>
            <ItemPhotos item={item} />
            <SetAndStock item={item} />
          </Column>
        </Columns>
      </>
    )
  return (
    <>
      {change}
      <div className={style.glance}>
        <div className={style.about}>
          <ItemPhotos item={item} />
          <ItemFacts item={item} />
        </div>
        <div className={style.rest}>
          {/* The place is kept while its part is fetched. */}
          <Column>
            <ItemPrices item_code={item.item_code} isShort />
          </Column>
          <Column>
            <SetAndStock item={item} />
          </Column>
          {maySerials && (
            <div className={style.life}>
              <ItemSerials isBeside />
            </div>
          )}
        </div>
      </div>
    </>
  )
}

const ItemPhotos = ({ item }: { item: ItemDetail }) => {
  const t = useWords(itemRecordWords)
  return (
    <RecordPhotos
      title={t('photos')}
      module_name={itemPhotoModule}
      module_code={item.item_code}
      photos={[{ alias: itemPhoto, label: t('photo') }]}
      file={itemBrochure}
      isShut={item.merged_into !== null}
    />
  )
}

const SetAndStock = ({ item }: { item: ItemDetail }) => {
  const figures = useCall(itemFigures, { item_code: item.item_code }).data?.data
  return (
    <>
      {item.sub_items.length > 0 && <ItemSet item={item} halves={figures?.halves} />}
      <ItemStock item_code={item.item_code} />
      {figures?.sold && <ItemSold sold={figures.sold} />}
    </>
  )
}
