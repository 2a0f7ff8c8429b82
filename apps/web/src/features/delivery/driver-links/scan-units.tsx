import type { DriverStop } from '@sejuk/contract/delivery/driver-links'
import { normalizeSerial } from '@sejuk/domain/catalogue/serial-numbers'
import { driverWords } from '@sejuk/words/delivery/driver-links'
import { useState } from 'react'
import IconScan from '#icon/Scan'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import type { UnitReport } from './driver-storage.ts'
import style from './stop-form.module.css'

const Scanner = lazyPart(() => import('../../../entities/scanner/scanner.tsx').then((scanner) => scanner.Scanner))

type Props = {
  units: DriverStop['units']
  lines: readonly UnitReport[]
  onScanned: (unit_no: number, serial: string) => void
}
type Said = { tone: 'good' | 'bad'; text: string }

/** Each unit by its label, from the camera or typed; a number of another letter is told at once. */
export const ScanUnits = ({ units, lines, onScanned }: Props) => {
  const t = useWords(driverWords)
  const [isLooking, setLooking] = useState(false)
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState<Said>()
  const read = (text: string) => {
    const serial = normalizeSerial(text)
    if (!serial) return
    const unit = units.find(({ serials }) => serials.includes(serial))
    setTyped('')
    if (!unit) return setSaid({ tone: 'bad', text: t('notOnLetter', { serial }) })
    onScanned(unit.unit_no, serial)
    setSaid({ tone: 'good', text: t('fits', { serial }) })
  }
  const all = units.flatMap(({ has_serial, serials }) => (has_serial ? serials : []))
  if (all.length === 0) return null
  const done = lines.reduce((sum, { scanned = [] }) => sum + scanned.length, 0)
  return (
    <div className={style.scan}>
      <Button size="large" onClick={() => setLooking(true)}>
        <IconScan size={20} aria-hidden="true" /> {t('scan')}
      </Button>
      <form
        className={style.typed}
        onSubmit={(event) => {
          event.preventDefault()
          read(typed)
        }}
      >
        <TextField
          label={t('typeNumber')}
          value={typed}
          onChange={setTyped}
          most={60}
          hint={t('scanned', { n: done, all: all.length })}
        />
        <Button type="submit" disabled={typed.trim() === ''}>
          {t('take')}
        </Button>
      </form>
      {said && (
        <Note role="status" tone={said.tone}>
          {said.text}
        </Note>
      )}
      {isLooking && <Scanner staysOpen onFound={read} onClose={() => setLooking(false)} />}
    </div>
  )
}
