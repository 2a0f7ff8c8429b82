import * as contract from '@sejuk/contract/catalogue/prices'
import { brandDropdown } from '@sejuk/contract/masters/brands'
import { erpCustomizationDropdown } from '@sejuk/contract/masters/erp-customizations'
import { pageTo } from '@sejuk/domain/pages'
import { addDays } from '@sejuk/domain/values/dates'
import { priceWords } from '@sejuk/words/catalogue/prices'
import { percentText } from '../../../entities/catalogue/price-history.tsx'
import { usePriceFor } from '../../../entities/catalogue/price-names.ts'
import { useBranchFilter } from '../../../entities/pickers/branch-picker.tsx'
import { useList } from '../../../lib/api/list.ts'
import { companyToday, useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { PriceTabs } from './price-tabs.tsx'

type Row = contract.ComparedPrice

/** What prices were on two days. Without days it compares today with a year ago. */
export const ComparePricesPage = () => {
  const t = useWords(priceWords)
  const dates = useDates()
  const nameOf = usePriceFor()
  const navigate = useNavigate()
  const list = useList(contract.comparePrices)
  const branch = useBranchFilter()
  const later = list.asked.later ?? companyToday()
  const former = list.asked.former ?? addDays(later, -365)
  const ofItem = ({ item_code }: Row) => pageTo('priceOfItem', { item_code, day: later, compare: former })
  const amount = (price: number | null) => (price === null ? '–' : thousands(price))
  const change = ({ former_price, later_price }: Row) => {
    if (former_price === null) return t('added')
    return later_price === null ? t('ended') : percentText(former_price, later_price)
  }
  return (
    <ListPage
      title={t('compare')}
      list={list}
      above={<PriceTabs />}
      onOpen={(row) => void navigate(ofItem(row))}
      filters={[
        { field: 'former', label: t('former'), kind: 'day' },
        { field: 'later', label: t('later'), kind: 'day' },
        { field: 'search', label: t('search'), kind: 'text' },
        { field: 'brand_code', label: t('brand'), kind: 'many', source: brandDropdown },
        branch,
        {
          field: 'customer_level',
          label: t('customer_level'),
          kind: 'many',
          source: erpCustomizationDropdown,
          input: () => ({ data_type: 'CUSTOMER_LEVEL' }),
        },
        {
          field: 'only_changed',
          label: t('only_changed'),
          kind: 'choice',
          options: [
            { value: 'Y', label: t('changedOnly') },
            { value: 'N', label: t('everything') },
          ],
        },
      ]}
      actions={[]}
      keyOf={(row) => row.price_code}
      nameOf={(row) => row.item_code}
      columns={[
        {
          key: 'item',
          title: t('item'),
          sort: 'item_code',
          wraps: true,
          show: (row) => (
            <>
              <Link {...ofItem(row)}>{row.item_code}</Link> {row.item_name}
            </>
          ),
        },
        { key: 'list', title: t('list'), wraps: true, show: nameOf },
        {
          key: 'former',
          title: t('former_price', { day: dates.day(former) }),
          isNumber: true,
          show: (row) => amount(row.former_price),
        },
        {
          key: 'later',
          title: t('former_price', { day: dates.day(later) }),
          isNumber: true,
          show: (row) => <b>{amount(row.later_price)}</b>,
        },
        { key: 'change', title: t('change'), sort: 'change', isNumber: true, show: change },
      ]}
      card={(row) => ({
        code: row.item_code,
        name: row.item_name,
        text: (
          <>
            {nameOf(row)}
            <br />
            {amount(row.former_price)} → <b>{amount(row.later_price)}</b>
          </>
        ),
        left: `${dates.day(former)} – ${dates.day(later)}`,
        right: change(row),
      })}
    />
  )
}
