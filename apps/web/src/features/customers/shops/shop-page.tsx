import { getCustomer } from '@sejuk/contract/customers/customers'
import * as contract from '@sejuk/contract/customers/shops'
import { shopPhotoModule, shopPhotos } from '@sejuk/domain/customers/shop-photos'
import { shop as workflow } from '@sejuk/domain/customers/shops'
import { pageTo } from '@sejuk/domain/pages'
import { displayPhone } from '@sejuk/domain/values/phone'
import { holds } from '@sejuk/domain/workflow'
import { shopWords } from '@sejuk/words/customers/shops'
import { useState } from 'react'
import { RecordPhotos } from '../../../entities/attachments/record-photos.tsx'
import { PinLink } from '../../../entities/pin-link.tsx'
import { ShopChip } from '../../../entities/status/shop-status.tsx'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useParams } from '../../../lib/navigation/use-router.tsx'
import { useViewer } from '../../../lib/session/viewer.ts'
import { HistoryButton } from '../../../ui/actions/history-button.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { Column, Columns, PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RecordActions } from '../../../ui/record/record-actions.tsx'
import { RecordComments } from '../../../ui/record/record-comments.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { shopValuesOf } from './shop-values.ts'

const ShopPanel = lazyPart(() => import('./shop-panel.tsx').then((panel) => panel.ShopPanel))
const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)

export const ShopPage = () => {
  const t = useWords(shopWords)
  const { shop_code = '' }: { shop_code?: string } = useParams()
  return (
    <LoadedRecord
      endpoint={contract.getShop}
      input={{ shop_code }}
      title={t('shop')}
      visited={(shop) => shop.shop_code}
    >
      {(shop) => <ShopRecord shop={shop} />}
    </LoadedRecord>
  )
}

const labels = { modify: 'edit', approve: 'approve', close: 'close' } as const

const ShopRecord = ({ shop }: { shop: contract.Shop }) => {
  const t = useWords(shopWords)
  const dates = useDates()
  const { permission } = useViewer()
  const [isLogOpen, setLogOpen] = useState(false)
  const { shop_code, row_version } = shop
  const place = [shop.sub_district_name, shop.district_name, shop.city_name, shop.province_name].filter(Boolean)
  return (
    <>
      <PageHead
        title={shop.shop_name}
        sub={shop_code}
        crumb={
          holds(permission, getCustomer.needs) ? (
            <Link {...pageTo('customerShops', { id: shop.customer_code })}>{shop.customer_name}</Link>
          ) : (
            <Link {...pageTo('shops')}>{t('title')}</Link>
          )
        }
      >
        <ShopChip status={shop.status} size="large" />
        <HistoryButton onPress={() => setLogOpen(true)} />
      </PageHead>
      <RecordComments kind="shops" code={shop_code} />
      <PageBody>
        <RecordActions
          workflow={workflow}
          endpoints={contract.actOnShop}
          keyField="shop_code"
          row={shop}
          nameOf={({ shop_name }) => shop_name}
          label={(name) => t(labels[name])}
          question={() => ({ title: t('sureToApprove'), text: shop.shop_name })}
          forms={{
            modify: ({ onClose }) => (
              <ShopPanel
                title={t('edit')}
                sub={shop.shop_name}
                endpoint={contract.updateShop}
                initial={shopValuesOf(shop)}
                fixed={{ shop_code, row_version }}
                dept_code={shop.dept_code}
                salesman={{ code: shop.salesman_code, name: shop.salesman_name }}
                draft={`shop/modify/${shop_code}`}
                onClose={onClose}
              />
            ),
          }}
        />
        <Columns>
          <Column>
            <Section title={t('basics')}>
              <Facts
                facts={[
                  [t('branch'), shop.dept_name],
                  [t('shop_class'), shop.shop_class],
                  [t('floor_area_m2'), shop.floor_area_m2],
                  [t('opening_hours'), shop.opening_hours],
                  [t('is_open'), t(shop.is_open === 'Y' ? 'yes' : 'no')],
                  [
                    t('display_units'),
                    Object.entries(shop.display_units)
                      .map(([brand, units]) => `${brand} ${units}`)
                      .join(', '),
                  ],
                  [t('sell_out'), String(shop.sell_out)],
                  [t('last_visit_date'), dates.day(shop.last_visit_date)],
                  [t('created_date'), `${shop.create_user_name}, ${dates.date(shop.created_date)}`],
                  ...(shop.close_reason ? [[t('close_reason'), shop.close_reason] as const] : []),
                ]}
              />
            </Section>
            <Section title={t('place')}>
              <Facts
                facts={[
                  [t('detail_address'), shop.detail_address],
                  [t('city_name'), place.join(', ')],
                  [t('postal_code'), shop.postal_code],
                  [t('place'), <PinLink key="pin" lat={shop.lat} lng={shop.lng} none={t('noPin')} />],
                ]}
              />
            </Section>
          </Column>
          <Column>
            <Section title={t('people')}>
              <Facts
                facts={[
                  [t('salesman_code'), shop.salesman_name ?? shop.salesman_code],
                  [
                    t('keyperson_name'),
                    shop.keyperson_name && `${shop.keyperson_name}, ${displayPhone(shop.keyperson_phone)}`,
                  ],
                  [t('promotor_names'), shop.promotor_names],
                  [t('phone'), displayPhone(shop.phone)],
                ]}
              />
            </Section>
            <RecordPhotos
              title={t('photos')}
              module_name={shopPhotoModule}
              module_code={shop_code}
              photos={shopPhotos.map((alias) => ({ alias, label: t(alias) }))}
            />
          </Column>
        </Columns>
      </PageBody>
      {isLogOpen && (
        <ActionLogPanel
          endpoint={contract.shopLog}
          code={shop_code}
          sub={shop.shop_name}
          labels={Object.fromEntries(Object.keys(shopWords.words).map((word) => [word, t(word as 'shop')]))}
          ownActions={{ approve: t('approve'), close: t('close') }}
          onClose={() => setLogOpen(false)}
        />
      )}
    </>
  )
}
