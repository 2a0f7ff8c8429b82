import type { Data } from '@sejuk/contract/endpoint'
import type { OrderablePart, sparepartSuggestions } from '@sejuk/contract/spareparts/sparepart-orders'
import { type BomType, bomTypes } from '@sejuk/domain/catalogue/parts-lists'
import { bomTypeWords } from '@sejuk/words/catalogue/parts-lists'
import { sparepartWords } from '@sejuk/words/spareparts/sparepart-orders'
import { useState } from 'react'
import IconMinus from '#icon/Minus'
import IconPlus from '#icon/Plus'
import IconScan from '#icon/Scan'
import { useWords } from '../../lib/language/words.ts'
import { Button, IconButton } from '../../ui/actions/button.tsx'
import { FullSheet } from '../../ui/dialog/full-sheet.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { lazyPart } from '../../ui/layout/lazy-part.tsx'
import { Row } from '../../ui/layout/page-body.tsx'
import { type ChosenPart, chosenFrom, withOneLess, withOneMore } from './chosen-parts.ts'
import { PartList } from './part-list.tsx'
import style from './parts.module.css'

const Scanner = lazyPart(() => import('../scanner/scanner.tsx').then((scanner) => scanner.Scanner))
const Reader = lazyPart(() => import('../exploded-views/reader.tsx').then((reader) => reader.Reader))

export type Suggested = Data<typeof sparepartSuggestions>
type Props = {
  found: Suggested | undefined
  chosen: readonly ChosenPart[]
  /** Takes a function, so that what arrives late changes the parts as they stand then. */
  onChange: (next: (chosen: readonly ChosenPart[]) => ChosenPart[]) => void
  errorOf?: (field: string) => string | undefined
  /** Whether a part outside the model may be ordered, with a reason. */
  mayOverride?: boolean
}

const isBomType = (text: string): text is BomType => bomTypes.some((type) => type === text)

/** Parts by the picture, by the list, by what is often used for this error, and by scanning. */
export const PartChooser = ({ found, chosen, onChange, errorOf, mayOverride }: Props) => {
  const t = useWords(sparepartWords)
  const types = useWords(bomTypeWords)
  const [search, setSearch] = useState('')
  const [view, setView] = useState<{ item_code: string; bom_type: BomType }>()
  const [isScanning, setScanning] = useState(false)
  const [unknown, setUnknown] = useState('')
  const parts = found?.parts ?? []
  const often = parts.filter((part) => part.often > 0).toSorted((a, b) => b.often - a.often)
  const wanted = search.trim().toLowerCase()
  const shown = parts.filter((part) =>
    `${part.position_no ?? ''} ${part.item_name} ${part.local_name ?? ''} ${part.item_code}`
      .toLowerCase()
      .includes(wanted),
  )
  const add = (part: Pick<OrderablePart, 'item_code' | 'item_name' | 'position_no'>) =>
    onChange((now) => withOneMore(now, chosenFrom(part)))
  const addCode = (text: string) => {
    const code = text.trim()
    if (!code) return
    const part = parts.find(({ item_code }) => item_code.toLowerCase() === code.toLowerCase())
    setUnknown(part ? '' : code)
    if (part) add(part)
    // Without its parts list, or with the right to, any part may be asked for; the server knows it.
    else if (parts.length === 0 || mayOverride) add({ item_code: code, item_name: code, position_no: null })
    if (part || parts.length === 0 || mayOverride) setSearch('')
  }
  const views = (found?.views ?? []).flatMap(({ item_code, bom_type }) =>
    isBomType(bom_type) ? [{ item_code, bom_type }] : [],
  )
  return (
    <div className={style.parts}>
      <ChosenList chosen={chosen} onChange={onChange} errorOf={errorOf} parts={parts} />
      <Row>
        {views.map((one) => (
          <Button key={`${one.item_code} ${one.bom_type}`} size="small" onClick={() => setView(one)}>
            {t('fromView')}: {types(one.bom_type)}
          </Button>
        ))}
        <Button size="small" icon={<IconScan size={14} />} onClick={() => setScanning(true)}>
          {t('scanPart')}
        </Button>
      </Row>
      <Row>
        <TextField label={t('findPart')} value={search} onChange={setSearch} most={100} />
        <Button size="small" onClick={() => addCode(search)} disabled={!search.trim()}>
          {t('add')}
        </Button>
      </Row>
      {unknown && <Note tone="bad">{t('notInList', { code: unknown })}</Note>}
      {often.length > 0 && (
        <>
          <b>{t('often', { code: '' }).trim()}</b>
          <PartList name={t('often', { code: '' }).trim()} parts={often.slice(0, 5)} onAdd={add} />
        </>
      )}
      {shown.length > 0 ? (
        <PartList name={t('fromList')} parts={shown} onAdd={add} />
      ) : (
        <Note>{found ? t('noParts') : t('unknownUnit')}</Note>
      )}
      {isScanning && (
        <Scanner
          onFound={(text) => {
            setScanning(false)
            addCode(text)
          }}
          onClose={() => setScanning(false)}
        />
      )}
      {view && (
        <FullSheet title={`${view.item_code}, ${types(view.bom_type)}`} onClose={() => setView(undefined)}>
          <Reader
            {...view}
            serial={found?.serial_number ?? ''}
            actionOf={(part) => (
              <Button
                kind="primary"
                icon={<IconPlus size={18} />}
                onClick={() => {
                  add({
                    item_code: part.sparepart_item_code,
                    item_name: part.part_name,
                    position_no: part.position_no,
                  })
                  setView(undefined)
                }}
              >
                {t('add')}
              </Button>
            )}
          />
        </FullSheet>
      )}
    </div>
  )
}

type ChosenProps = Pick<Props, 'chosen' | 'onChange' | 'errorOf'> & { parts: readonly OrderablePart[] }

const ChosenList = ({ chosen, onChange, errorOf = () => undefined, parts }: ChosenProps) => {
  const t = useWords(sparepartWords)
  if (chosen.length === 0) return <Note>{t('nothingChosen')}</Note>
  const put = (item_code: string, part: Partial<ChosenPart>) =>
    onChange((now) => now.map((one) => (one.item_code === item_code ? { ...one, ...part } : one)))
  return (
    <ul className={style.list} aria-label={t('parts')} data-whole>
      {chosen.map((one, n) => {
        const isOutside = parts.length > 0 && !parts.some(({ item_code }) => item_code === one.item_code)
        const error = errorOf(`lines.${n}.item_code`) ?? errorOf(`lines.${n}.quantity`)
        const why = errorOf(`lines.${n}.quantity_reason`)
        return (
          <li key={one.item_code}>
            <span className={style.name}>
              <b>{one.item_name}</b>
              <small>{one.item_code}</small>
              {error && <Note tone="bad">{error}</Note>}
            </span>
            <span className={style.stepper}>
              <IconButton
                label={`${t('less')}: ${one.item_name}`}
                onClick={() => onChange((now) => withOneLess(now, one.item_code))}
              >
                <IconMinus size={18} />
              </IconButton>
              <output>{one.quantity}</output>
              <IconButton
                label={`${t('more')}: ${one.item_name}`}
                onClick={() => onChange((now) => withOneMore(now, one))}
              >
                <IconPlus size={18} />
              </IconButton>
            </span>
            {isOutside && (
              <span className={style.reasons}>
                <TextField
                  label={t('override_reason')}
                  value={one.override_reason}
                  onChange={(override_reason) => put(one.item_code, { override_reason })}
                  error={errorOf(`lines.${n}.override_reason`)}
                  most={500}
                />
              </span>
            )}
            {(why || one.quantity_reason) && (
              <span className={style.reasons}>
                <TextField
                  label={t('quantity_reason')}
                  value={one.quantity_reason}
                  onChange={(quantity_reason) => put(one.item_code, { quantity_reason })}
                  error={why}
                  most={500}
                />
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
