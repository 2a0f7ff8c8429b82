import type { Data } from '@sejuk/contract/endpoint'
import { readSerialSheet } from '@sejuk/contract/stock/serial-sheets'
import { hasLookAlikes, normalizeSerial, pastedSerials } from '@sejuk/domain/catalogue/serial-numbers'
import { type ScannedLine, scanned } from '@sejuk/domain/stock/scanning'
import { goodsReceiptWords } from '@sejuk/words/stock/goods-receipts'
import { useState } from 'react'
import IconX from '#icon/X'
import { useWords } from '../../lib/language/words.ts'
import { Button, IconButton } from '../../ui/actions/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { lazyPart } from '../../ui/layout/lazy-part.tsx'
import { Row } from '../../ui/layout/page-body.tsx'
import { RowList } from '../../ui/record/row-list.tsx'
import { Section } from '../../ui/record/section.tsx'
import style from './scan-section.module.css'
import { SerialSheetButton } from './serial-sheet-button.tsx'

const Scanner = lazyPart(() => import('../scanner/scanner.tsx').then((scanner) => scanner.Scanner))

type Line = ScannedLine & { name: string; text: string }
type Said = { tone?: 'good' | 'bad'; text: string }
type Props = {
  lines: readonly Line[]
  surplus: readonly string[]
  takesDamaged?: boolean
  /** What is on no line is counted as surplus only when somebody says so. */
  asksSurplus?: boolean
  onChange: (lines: readonly Line[], surplus: readonly string[]) => void
}
type Read = { lines: readonly Line[]; surplus: readonly string[]; said?: Said }

/** Enter, or the end of line that a scanner sends, takes what was typed. */
const isWhole = (text: string) => /[\n\t,;]/.test(text)

/** Units by their numbers: from a hardware scanner, the camera, the keyboard, or a column pasted from Excel. */
export const ScanSection = ({ lines, surplus, takesDamaged, asksSurplus, onChange }: Props) => {
  const t = useWords(goodsReceiptWords)
  const [typed, setTyped] = useState('')
  const [current, setCurrent] = useState<number>()
  const [isDamaged, setDamaged] = useState(false)
  const [isLooking, setLooking] = useState(false)
  const [said, setSaid] = useState<Said>()
  const [order, setOrder] = useState<readonly string[]>([])
  /** Read and on no line: nothing of them is counted before somebody chooses. */
  const [unlike, setUnlike] = useState<readonly string[]>([])

  const read = (before: Read, text: string): Read => {
    const serial = normalizeSerial(text)
    const answer = scanned(serial, before.lines, { current, surplus: before.surplus })
    if (answer.as === 'already') return { ...before, said: { text: t('already', { serial }) } }
    if (answer.as === 'surplus') {
      const hint = hasLookAlikes(serial) ? ` ${t('lookAlike')}.` : ''
      const text = `${t('notOnLetter', { serial })}.${hint}`
      return { ...before, surplus: [...before.surplus, serial], said: { tone: 'bad', text } }
    }
    const field = isDamaged ? 'damaged_serials' : 'serials'
    setCurrent(answer.line_no)
    return {
      ...before,
      lines: before.lines.map((line) =>
        line.line_no === answer.line_no ? { ...line, [field]: [...line[field], serial] } : line,
      ),
      said: { tone: 'good', text: t('fits', { n: answer.n }) },
    }
  }
  const take = (text: string) => {
    const [first, ...more] = pastedSerials(text)
    if (!first) return
    const serial = normalizeSerial(first)
    if (asksSurplus && more.length === 0 && scanned(serial, lines, { current, surplus }).as === 'surplus') {
      setUnlike([...unlike.filter((one) => one !== serial), serial])
      setLooking(false)
      setTyped('')
      setSaid(undefined)
    } else count([first, ...more])
  }
  const count = (serials: readonly string[]) => {
    const after = serials.reduce(read, { lines, surplus })
    setSaid(after.said)
    setOrder([...order, ...serials])
    setTyped('')
    onChange(after.lines, after.surplus)
  }
  const drop = (serial: string) => {
    setOrder(order.filter((one) => one !== serial))
    onChange(
      lines.map((line) => ({
        ...line,
        serials: line.serials.filter((one) => one !== serial),
        damaged_serials: line.damaged_serials.filter((one) => one !== serial),
      })),
      surplus.filter((one) => one !== serial),
    )
  }
  const last = order.at(-1)
  const [asked, ...others] = unlike
  return (
    <Section title={t('now')}>
      <div className={style.scan}>
        <TextField
          label={t('scan')}
          value={typed}
          onChange={(text) => (isWhole(text) ? take(text) : setTyped(text))}
          isLong
        />
        <Row>
          <Button size="small" onClick={() => setLooking(true)}>
            {t('camera')}
          </Button>
          <SerialSheetButton
            endpoint={readSerialSheet}
            onDone={(data) => take((data as Data<typeof readSerialSheet>).serials.join('\n'))}
          />
          {last && (
            <Button size="small" onClick={() => drop(last)}>
              {t('undoLast')}
            </Button>
          )}
        </Row>
        {takesDamaged && <CheckboxField label={t('asDamaged')} isOn={isDamaged} onChange={setDamaged} />}
        {asked && (
          <div role="alert">
            <Note tone="bad">
              {[t('unlike', { serial: asked }), hasLookAlikes(asked) && t('lookAlike')].filter(Boolean).join('. ')}
            </Note>
            <Row>
              <Button
                kind="primary"
                onClick={() => {
                  setUnlike(others)
                  count([asked])
                }}
              >
                {t('asSurplus')}
              </Button>
              <Button onClick={() => setUnlike(others)}>{t('misread')}</Button>
            </Row>
          </div>
        )}
        {said && (
          <Note role="status" tone={said.tone}>
            {said.text}
          </Note>
        )}
      </div>
      <ul className={style.lines}>
        {lines.map((line) => {
          const n = line.serials.length + line.damaged_serials.length
          return (
            <li key={line.line_no} aria-current={line.line_no === current || undefined}>
              <button type="button" onClick={() => setCurrent(line.line_no)}>
                <span>
                  <b>{line.name}</b> {line.text}
                </span>
                <b>
                  {n} / {line.left}
                </b>
              </button>
              <progress max={line.left} value={n} aria-label={line.name} />
            </li>
          )
        })}
      </ul>
      <RowList>
        {[
          ...lines.flatMap((line) => [
            ...line.serials.map((serial) => ({ serial, about: line.name })),
            ...line.damaged_serials.map((serial) => ({ serial, about: `${line.name}, ${t('damaged_qty')}` })),
          ]),
          ...surplus.map((serial) => ({ serial, about: t('surplus') })),
        ].map(({ serial, about }) => (
          <li key={serial}>
            <span>
              {serial} <small>{about}</small>
            </span>
            <IconButton label={t('removeSerial', { serial })} onClick={() => drop(serial)}>
              <IconX size={16} />
            </IconButton>
          </li>
        ))}
      </RowList>
      {isLooking && <Scanner staysOpen onFound={take} onClose={() => setLooking(false)} />}
    </Section>
  )
}
