import { listItemViews } from '@sejuk/contract/catalogue/exploded-views'
import type { PartOfUnit } from '@sejuk/contract/catalogue/parts-lists'
import { newBuySparepartDropdown } from '@sejuk/contract/spareparts/buying'
import type { BomType } from '@sejuk/domain/catalogue/parts-lists'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { bomTypeWords } from '@sejuk/words/catalogue/parts-lists'
import { buyingWords } from '@sejuk/words/spareparts/buying'
import { useState } from 'react'
import IconPlus from '#icon/Plus'
import { useDebounced } from '../../../lib/api/options.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { FullSheet } from '../../../ui/dialog/full-sheet.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PageBody, Row } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import { type Cart, withPart } from './cart.ts'
import { type BuyablePart, cartPart, PartRows } from './part-rows.tsx'

const Reader = lazyPart(() => import('../../../entities/exploded-views/reader.tsx').then((reader) => reader.Reader))

type View = { item_code: string; bom_type: BomType }
type Props = { model: string; cart: Cart }

const inPictureOrder = (one: BuyablePart, other: BuyablePart) =>
  (one.bom_type ?? '').localeCompare(other.bom_type ?? '') || (one.position_no ?? 9999) - (other.position_no ?? 9999)

/** The parts of a model that are sold: by its picture, or by the list. */
export const PartsStep = ({ model, cart }: Props) => {
  const t = useWords(buyingWords)
  const types = useWords(bomTypeWords)
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim())
  const [view, setView] = useState<View>()
  const unit = useCall(listItemViews, { item_code: model })
  const found = useCall(newBuySparepartDropdown, { item_code: model, search }, { keepPrevious: true })
  const views = (unit.data?.data.views ?? []).filter(({ published_revision }) => published_revision !== null)
  const parts = (found.data?.data ?? []).toSorted(inPictureOrder)
  return (
    <>
      <PageHead
        title={model}
        sub={unit.data?.data.item_name}
        crumb={<Link {...pageTo('buyParts')}>{t('title')}</Link>}
      />
      <PageBody>
        {views.length > 0 && (
          <Row>
            {views.map((one) => (
              <Button key={`${one.item_code} ${one.bom_type}`} kind="primary" onClick={() => setView(one)}>
                {t('picture')}: {types(one.bom_type)}
              </Button>
            ))}
          </Row>
        )}
        <Section title={t('parts')}>
          <SectionBody>
            <TextField label={t('findPart')} hint={t('findReplaced')} value={typed} onChange={setTyped} most={100} />
          </SectionBody>
          {found.isPending && <Pending />}
          {found.error && <FailedState error={found.error} onRetry={() => void found.refetch()} isList />}
          {found.data && parts.length === 0 && (
            <SectionBody>
              <Note>{t(search ? 'noPart' : 'nothingSold')}</Note>
            </SectionBody>
          )}
          <PartRows parts={parts} model={model} cart={cart} />
        </Section>
      </PageBody>
      {view && (
        <FullSheet title={`${view.item_code}, ${types(view.bom_type)}`} onClose={() => setView(undefined)}>
          <Reader
            {...view}
            actionOf={(part) => (
              <BuyFromPicture part={part} model={model} cart={cart} onAdded={() => setView(undefined)} />
            )}
          />
        </FullSheet>
      )}
    </>
  )
}

type FromPictureProps = { part: PartOfUnit; model: string; cart: Cart; onAdded: () => void }

/** The part that was tapped, or what has taken its place; or that it is not for sale. */
const BuyFromPicture = ({ part, model, cart, onAdded }: FromPictureProps) => {
  const t = useWords(buyingWords)
  const codes = [...part.substitutes.map(({ item_code }) => item_code), part.sparepart_item_code]
  const wanted = codes[0] ?? part.sparepart_item_code
  const newest = useCall(newBuySparepartDropdown, { search: wanted })
  const itself = useCall(newBuySparepartDropdown, { search: part.sparepart_item_code })
  if (newest.isPending || itself.isPending) return <Pending />
  const sold = [...(newest.data?.data ?? []), ...(itself.data?.data ?? [])].find(({ value }) => codes.includes(value))
  if (!sold) return <Note>{t('notSold')}</Note>
  return (
    <Button
      kind="primary"
      icon={<IconPlus size={18} />}
      onClick={() => {
        cart.change((lines) => withPart(lines, cartPart(sold, model)))
        onAdded()
      }}
    >
      {t('addFor', { part: sold.value, price: rupiah(sold.price ?? 0) })}
    </Button>
  )
}
