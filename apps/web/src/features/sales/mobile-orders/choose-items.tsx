import { listMobileItems, type MobileItem } from '@sejuk/contract/catalogue/item-searches'
import { rupiah } from '@sejuk/domain/values/money'
import { mobileOrderWords } from '@sejuk/words/sales/mobile-orders'
import { type ReactNode, useState } from 'react'
import IconScan from '#icon/Scan'
import IconSearch from '#icon/Search'
import IconSwitchHorizontal from '#icon/SwitchHorizontal'
import { useStoredCall } from '../../../entities/field/use-stored-call.ts'
import { call } from '../../../lib/api/call.ts'
import { useDebounced } from '../../../lib/api/options.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { showError } from '../../../lib/language/error-text.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button, IconButton } from '../../../ui/actions/button.tsx'
import { ThumbBar, ThumbText } from '../../../ui/actions/thumb-bar.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { hasAllOf, mostOf, purposeOf, quantityOf, totalOf, unitsIn, withAllOrNone, withItem } from './cart.ts'
import type { Flow } from './flow.ts'
import { ItemRow } from './item-row.tsx'
import style from './mobile-orders.module.css'
import { OfflineBar } from './offline-bar.tsx'
import { RepeatOrder } from './repeat-order.tsx'
import type { OpenCart } from './use-open-cart.ts'

const Scanner = lazyPart(() => import('../../../entities/scanner/scanner.tsx').then((part) => part.Scanner))

type Props = { open: OpenCart; flow: Flow }
const isText = (text: string) => (item: MobileItem) =>
  [item.item_code, item.item_name, item.local_name, item.model, item.old_code, item.barcode].some((part) =>
    part?.toLowerCase().includes(text),
  )

/** ChooseItemPage: what there is for this customer, at the customer's price. */
export const ChooseItems = ({ open, flow }: Props) => {
  const t = useWords(mobileOrderWords)
  const dates = useDates()
  const { cart, carts, facts } = open
  const [pressed, setChip] = useState<string>()
  // Whoever ordered before finds it first.
  const chip = pressed ?? (facts && facts.orders.length > 0 ? 'often' : '')
  const [units, setUnits] = useState<string[]>([])
  return (
    <>
      <PageHead
        title={cart.customer_name}
        sub={t('stockOf', {
          warehouse: facts?.warehouse_name ?? facts?.warehouse_code ?? '…',
          time: dates.time(cart.read_at),
        })}
      >
        <IconButton label={t('changeCustomer')} onBar onClick={() => flow.go('HomePage')}>
          <IconSwitchHorizontal size={22} />
        </IconButton>
      </PageHead>
      <OfflineBar cart={cart} isOnline={carts.isOnline} />
      <PageBody>
        <Goods
          open={open}
          chip={chip}
          onUnits={(found) => setUnits((now) => [...new Set([...now, ...found])].toSorted())}
        >
          <RepeatOrder open={open} flow={flow} />
          <div className={style.chips}>
            {['often', '', ...units].map((one) => (
              <Button key={one} aria-pressed={chip === one} onClick={() => setChip(one)}>
                {one === 'often' ? t('often') : one || t('all')}
              </Button>
            ))}
          </div>
        </Goods>
      </PageBody>
      <ThumbBar>
        <ThumbText>
          {t('cart', { n: cart.lines.length, units: unitsIn(cart) })}
          <b>{rupiah(totalOf(cart))}</b>
        </ThumbText>
        <Button
          kind="primary"
          disabled={cart.lines.length === 0}
          onClick={() => flow.go('SummaryItemPage', cart.client_key)}
        >
          {t('summary')}
        </Button>
      </ThumbBar>
    </>
  )
}

type GoodsProps = { open: OpenCart; chip: string; onUnits: (units: string[]) => void; children: ReactNode }
const Goods = ({ open, chip, onUnits, children }: GoodsProps) => {
  const t = useWords(mobileOrderWords)
  const { cart, carts } = open
  const { customer_code } = cart
  const [typed, setTyped] = useState('')
  const [missing, setMissing] = useState('')
  const [isScanning, setScanning] = useState(false)
  const search = useDebounced(typed.trim())
  const asked = {
    ...{ customer_code, purpose: purposeOf(cart), often: chip === 'often' },
    ...(chip && chip !== 'often' ? { business_unit_code: chip } : {}),
  }
  const shelf = useStoredCall(listMobileItems, asked, `order-goods ${customer_code} ${chip}`)
  const found = useCall(
    listMobileItems,
    { ...asked, search },
    { enabled: search !== '' && carts.isOnline, keepPrevious: true },
  )
  const read_at = shelf.storedAt ?? new Date().toISOString()
  const rows = (search ? found.data?.data : undefined) ?? shelf.data?.filter(isText(search.toLowerCase()))
  const known = [...new Set(shelf.data?.map((item) => item.business_unit_code))].join(' ')
  const [told, setTold] = useState('')
  if (known !== told) {
    setTold(known)
    if (known) onUnits(known.split(' '))
  }
  const put = (item: MobileItem, quantity: number) => {
    const most = mostOf(cart, item.offer?.available ?? 0)
    void open.setLines((lines) => withItem(lines, item, Math.min(quantity, most)), read_at)
  }
  const scanned = async (code: string) => {
    const here = shelf.data?.find((item) => [item.item_code, item.barcode, item.old_code, item.model].includes(code))
    try {
      const item = here ?? (await call(listMobileItems, { ...asked, often: false, search: code })).data[0]
      setMissing(item ? '' : code)
      if (item) put(item, quantityOf(cart, item.item_code) + 1)
    } catch (error) {
      showError(error as Error)
    }
  }
  const addable = rows?.filter((item) => item.offer?.has_price && item.offer.available > 0) ?? []
  const toggleAll = () => void open.setLines((lines) => withAllOrNone(lines, addable), read_at)
  return (
    <>
      <div className={style.find}>
        <SearchBox label={t('search')} value={typed} onChange={setTyped} />
        <Button icon={<IconScan size={18} />} onClick={() => setScanning(true)}>
          {t('scan')}
        </Button>
      </div>
      {children}
      {missing && <Note tone="bad">{t('notFound', { code: missing })}</Note>}
      {addable.length > 1 && (
        <Button kind="link" size="small" onClick={toggleAll}>
          {t(hasAllOf(cart, addable) ? 'none' : 'oneEach')}
        </Button>
      )}
      {!rows && !shelf.error && <Pending />}
      {!rows &&
        shelf.error &&
        (carts.isOnline ? <FailedState error={shelf.error} onRetry={shelf.refetch} /> : <p>{t('noGoodsOffline')}</p>)}
      {rows?.length === 0 && <p>{t('noGoods')}</p>}
      <ul className={style.goods}>
        {rows?.map((item) => (
          <ItemRow
            key={item.item_code}
            item={item}
            quantity={quantityOf(cart, item.item_code)}
            most={mostOf(cart, item.offer?.available ?? 0)}
            heldUntil={open.heldUntil}
            onPut={(quantity) => put(item, quantity)}
            onInstead={(code) => setTyped(code)}
          />
        ))}
      </ul>
      {isScanning && <Scanner staysOpen onFound={(code) => void scanned(code)} onClose={() => setScanning(false)} />}
      <span className="sr-only" role="status">
        {thousands(unitsIn(cart))}
      </span>
    </>
  )
}

type SearchProps = { label: string; value: string; onChange: (value: string) => void }
const SearchBox = ({ label, value, onChange }: SearchProps) => (
  <span className={style.search}>
    <IconSearch size={20} aria-hidden="true" />
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  </span>
)
