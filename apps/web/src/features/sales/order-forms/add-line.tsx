import { itemDropdown } from '@sejuk/contract/catalogue/items'
import { orderGoods } from '@sejuk/contract/sales/order-forms'
import { pastedLines, type TypedLine } from '@sejuk/domain/sales/typed-lines'
import { orderFormWords } from '@sejuk/words/sales/order-forms'
import { useId, useState } from 'react'
import IconScan from '#icon/Scan'
import { ItemPicker } from '../../../entities/pickers/item-picker.tsx'
import { call } from '../../../lib/api/call.ts'
import { showError } from '../../../lib/language/error-text.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import style from './order-form.module.css'

const Scanner = lazyPart(() => import('../../../entities/scanner/scanner.tsx').then((part) => part.Scanner))

type Props = {
  warehouse_code: string
  onAdd: (lines: readonly { item_code: string; qty: number }[]) => void
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
export const AddLine = ({ warehouse_code, onAdd }: Props) => {
  const t = useWords(orderFormWords)
  const id = useId()
  const [text, setText] = useState('')
  const [missing, setMissing] = useState<string[]>([])
  const [isBusy, setBusy] = useState(false)
  const [isScanning, setScanning] = useState(false)
  const add = async (typed: readonly TypedLine[]) => {
    if (typed.length === 0 || !warehouse_code) return
    setBusy(true)
    try {
      const found = await find(warehouse_code, typed)
      onAdd(found.found)
      setMissing(found.missing)
      setText('')
    } catch (error) {
      showError(error as Error)
    } finally {
      setBusy(false)
    }
  }
  const enter = () => void add(text.trim() ? [{ code: text.trim(), qty: 1 }] : [])
  return (
    <div className={style.add}>
      <label htmlFor={id} className="sr-only">
        {t('add')}
      </label>
      <input
        id={id}
        className={style.addBox}
        placeholder={t('add')}
        title={t('addHelp')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          enter()
        }}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text')
          if (!/[\t\n;]/.test(pasted.trim())) return
          event.preventDefault()
          void add(pastedLines(pasted))
        }}
      />
      <Button isBusy={isBusy} onClick={enter}>
        {t('addButton')}
      </Button>
      <Button icon={<IconScan size={16} />} onClick={() => setScanning(true)}>
        {t('scan')}
      </Button>
      <div className={style.browse}>
        <ItemPicker
          label={t('browse')}
          value={undefined}
          onChange={(item_code) => item_code && onAdd([{ item_code, qty: 1 }])}
        />
      </div>
      {missing.length > 0 && <Note tone="bad">{t('notFound', { codes: missing.join(', ') })}</Note>}
      {isScanning && (
        <Scanner staysOpen onFound={(code) => void add([{ code, qty: 1 }])} onClose={() => setScanning(false)} />
      )}
    </div>
  )
}
