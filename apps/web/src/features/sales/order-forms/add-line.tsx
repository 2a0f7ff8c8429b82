import { itemDropdown } from '@sejuk/contract/catalogue/items'
import { orderGoods } from '@sejuk/contract/sales/order-forms'
import { pastedLines, type TypedLine } from '@sejuk/domain/sales/typed-lines'
import { orderFormWords } from '@sejuk/words/sales/order-forms'
import { type RefObject, useId, useState } from 'react'
import IconClipboard from '#icon/Clipboard'
import IconScan from '#icon/Scan'
import { ItemPicker } from '../../../entities/pickers/item-picker.tsx'
import { call } from '../../../lib/api/call.ts'
import { showError } from '../../../lib/language/error-text.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import style from './order-line.module.css'

const Scanner = lazyPart(() => import('../../../entities/scanner/scanner.tsx').then((part) => part.Scanner))

type Props = {
  warehouse_code: string
  onAdd: (lines: readonly { item_code: string; qty: number }[]) => void
  /** The one that was typed: its quantity comes next. */
  onTyped: (item_code: string) => void
  box: RefObject<HTMLInputElement | null>
}

/** By code, old code, model or barcode; of a name the first hit. */
const find = async (warehouse_code: string, typed: readonly TypedLine[]) => {
  const { data } = await call(orderGoods, { warehouse_code, codes: typed.map(({ code }) => code) })
  const byName = async (search: string) => {
    const hits = (await call(itemDropdown, { search })).data
    return hits[0]?.value
  }
  const found: { item_code: string; qty: number }[] = []
  const missing: string[] = []
  for (const { code, qty } of typed) {
    const good = data.find(({ asked }) => asked === code)?.item_code
    const item_code = good ?? (typed.length === 1 ? await byName(code) : undefined)
    if (item_code) found.push({ item_code, qty })
    else missing.push(code)
  }
  return { found, missing }
}

/** One box for keyboard, scanner and sheet: what is entered or pasted becomes lines. */
export const useAddLine = ({ warehouse_code, onAdd, onTyped, box }: Props) => {
  const t = useWords(orderFormWords)
  const id = useId()
  const [text, setText] = useState('')
  const [missing, setMissing] = useState<string[]>([])
  const [isBusy, setBusy] = useState(false)
  const [isScanning, setScanning] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const add = async (typed: readonly TypedLine[]) => {
    if (typed.length === 0 || !warehouse_code) return []
    setBusy(true)
    try {
      const found = await find(warehouse_code, typed)
      onAdd(found.found)
      setMissing(found.missing)
      setText('')
      return found.found
    } catch (error) {
      showError(error as Error)
      return []
    } finally {
      setBusy(false)
    }
  }
  const enter = async () => {
    const [first] = await add(text.trim() ? [{ code: text.trim(), qty: 1 }] : [])
    if (first) onTyped(first.item_code)
  }
  const scanned = (code: string) => void add([{ code, qty: 1 }])
  /** Where the browser does not let a page read what was copied, it is pasted into the box. */
  const paste = async () => {
    const pasted = await navigator.clipboard?.readText?.().catch(() => '')
    if (pasted) await add(pastedLines(pasted))
    else box.current?.focus()
    setAsking(!pasted)
  }
  const actions = (
    <>
      <Button icon={<IconClipboard size={16} />} onClick={() => void paste()}>
        {t('paste')}
      </Button>
      <Button icon={<IconScan size={16} />} onClick={() => setScanning(true)}>
        {t('scan')}
      </Button>
      {isScanning && <Scanner staysOpen onFound={scanned} onClose={() => setScanning(false)} />}
    </>
  )
  const row = (
    <div className={style.add}>
      <label htmlFor={id} className="sr-only">
        {t('add')}
      </label>
      <input
        ref={box}
        id={id}
        className={style.addBox}
        placeholder={t('add')}
        title={t('addHelp')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          void enter()
        }}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text')
          setAsking(false)
          if (!/[\t\n;]/.test(pasted.trim())) return
          event.preventDefault()
          void add(pastedLines(pasted))
        }}
      />
      <Button isBusy={isBusy} onClick={() => void enter()}>
        {t('addButton')}
      </Button>
      <div className={style.browse}>
        <ItemPicker
          look="cell"
          label={t('browse')}
          value={undefined}
          onChange={(item_code) => item_code && onAdd([{ item_code, qty: 1 }])}
        />
      </div>
      {isAsking && <Note role="status">{t('pasteHere')}</Note>}
      {missing.length > 0 && <Note tone="bad">{t('notFound', { codes: missing.join(', ') })}</Note>}
    </div>
  )
  return { actions, row }
}
