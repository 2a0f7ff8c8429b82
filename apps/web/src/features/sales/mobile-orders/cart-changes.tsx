import type { CartAnswer } from '@sejuk/contract/sales/mobile-orders'
import { agreeTo, type CartChange, type CartChoice, choicesOf } from '@sejuk/domain/sales/carts'
import { rupiah } from '@sejuk/domain/values/money'
import { mobileOrderWords } from '@sejuk/words/sales/mobile-orders'
import { useState } from 'react'
import IconArrowRight from '#icon/ArrowRight'
import IconCheck from '#icon/Check'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ThumbBar } from '../../../ui/actions/thumb-bar.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import { StatusIcon } from '../../../ui/record/status-icon.tsx'
import { totalOf } from './cart.ts'
import type { Flow } from './flow.ts'
import { ItemPhoto } from './item-photo.tsx'
import style from './mobile-orders.module.css'
import type { OpenCart } from './use-open-cart.ts'

type Props = { open: OpenCart; answer: CartAnswer; flow: Flow }

/** What changed since the user agreed, line by line with then and now; nothing is sent before a choice for each. */
export const CartChanges = ({ open, answer, flow }: Props) => {
  const t = useWords(mobileOrderWords)
  const { cart, carts } = open
  const { changes } = answer
  const [choices, setChoices] = useState<Readonly<Record<number, CartChoice>>>({})
  const choiceOf = (change: CartChange) => choices[change.line] ?? choicesOf(change)[0] ?? 'without'
  const agreed = agreeTo(cart.lines, changes, choiceOf)
  const same = cart.lines.filter((_, n) => !changes.some(({ line }) => line === n))
  const agree = async () => {
    await open.change(({ answer: _seen, ...now }) => ({
      lines: agreed.lines,
      header: { ...now.header, is_pre_order: now.header.is_pre_order || agreed.is_pre_order },
      read_at: new Date().toISOString(),
    }))
    await carts.send(cart.client_key)
  }
  const edit = () => {
    void open.change(() => ({ state: 'open' }))
    flow.go('SummaryItemPage', cart.client_key)
  }
  return (
    <>
      <PageHead title={t('changedTitle')} sub={cart.customer_name} />
      <PageBody>
        <Note role="alert">{t('changed', { n: changes.length, m: cart.lines.length })}</Note>
        <ul className={style.changes}>
          {changes.map((change) => (
            <Change
              key={change.line}
              change={change}
              name={cart.lines[change.line]?.item_name ?? ''}
              photo={cart.lines[change.line]?.photo_path}
              chosen={choiceOf(change)}
              onChoose={(choice) => setChoices((now) => ({ ...now, [change.line]: choice }))}
            />
          ))}
        </ul>
        {same.length > 0 && (
          <details className={style.same}>
            <summary>
              <StatusIcon tone="good" /> {t('sameLines', { n: same.length })}
            </summary>
            <ul className={style.sums}>
              {same.map((line) => (
                <li key={line.item_code}>
                  <span>
                    {line.ordered_qty} × {line.item_code}
                  </span>
                  <b>{rupiah(line.seen_amount)}</b>
                </li>
              ))}
            </ul>
          </details>
        )}
        <p className={style.compare}>
          <span>
            <small>{t('before')}</small> <s>{rupiah(totalOf(cart))}</s>
          </span>
          <span>
            <small>{t('newTotal')}</small> <b>{rupiah(totalOf(agreed))}</b>
          </span>
        </p>
      </PageBody>
      <ThumbBar>
        <Button onClick={edit}>{t('change')}</Button>
        <Button
          kind="primary"
          disabled={agreed.lines.length === 0}
          isBusy={carts.isSending}
          onClick={() => void agree()}
        >
          {t('agree')}
        </Button>
      </ThumbBar>
    </>
  )
}

type ChangeProps = {
  change: CartChange
  name: string
  photo: string | null | undefined
  chosen: CartChoice
  onChoose: (choice: CartChoice) => void
}
const Change = ({ change, name, photo, chosen, onChoose }: ChangeProps) => {
  const t = useWords(mobileOrderWords)
  const say = useSay()
  const { item_code, is_gone, price, stock, reason } = change
  const label = (choice: CartChoice) => {
    if (choice !== 'take') return t(choice)
    return stock ? t('take', { n: stock.available }) : t('takePrice')
  }
  return (
    <li className={style.changed}>
      <header>
        <ItemPhoto path={photo} />
        <span>
          <b>{item_code}</b>
          <small>{name}</small>
        </span>
        <StatusChip tone="attention">{t(is_gone ? 'goneTag' : stock ? 'stockTag' : 'priceTag')}</StatusChip>
      </header>
      {is_gone && <p>{t('gone')}</p>}
      {stock && <ThenNow before={String(stock.wanted)} now={t('unitsAvailable', { n: stock.available })} />}
      {price && <ThenNow before={rupiah(price.before)} now={rupiah(price.now)} />}
      {reason && <p className={style.quiet}>{say(reason)}</p>}
      <fieldset className={style.choices} aria-label={item_code}>
        {choicesOf(change).map((choice) => (
          <Button
            key={choice}
            icon={choice === chosen ? <IconCheck size={18} /> : undefined}
            aria-pressed={choice === chosen}
            onClick={() => onChoose(choice)}
          >
            {label(choice)}
          </Button>
        ))}
      </fieldset>
    </li>
  )
}

const ThenNow = ({ before, now }: { before: string; now: string }) => {
  const t = useWords(mobileOrderWords)
  return (
    <div className={style.thenNow}>
      <span>
        <small>{t('whenOrdered')}</small> <b>{before}</b>
      </span>
      <IconArrowRight size={18} aria-hidden="true" />
      <span>
        <small>{t('now')}</small> <b>{now}</b>
      </span>
    </div>
  )
}
