import { getSerialLife } from '@sejuk/contract/catalogue/serial-lives'
import { normalizeSerial } from '@sejuk/domain/catalogue/serial-numbers'
import { serialLifeWords } from '@sejuk/words/catalogue/serial-lives'
import { useEffect, useState } from 'react'
import IconScan from '#icon/Scan'
import { useCall } from '../../lib/api/queries.ts'
import { useWords } from '../../lib/language/words.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Pending } from '../../ui/feedback/pending.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { lazyPart } from '../../ui/layout/lazy-part.tsx'
import { Row } from '../../ui/layout/page-body.tsx'
import { FailedState } from '../../ui/list/list-states.tsx'
import { Section, SectionBody } from '../../ui/record/section.tsx'
import style from './serial-life.module.css'
import { SerialLife } from './serial-life.tsx'

const Scanner = lazyPart(() => import('../scanner/scanner.tsx').then((scanner) => scanner.Scanner))

type Props = {
  serial: string
  onAsk: (serial: string) => void
  /** Among other parts of a page: typing does not begin here. */
  isBeside?: boolean | undefined
}

/** Typed or scanned, a number shows the life of its unit. Whoever shows this decides where the number is remembered. */
export const SerialSearch = ({ serial, onAsk, isBeside }: Props) => {
  const t = useWords(serialLifeWords)
  const [typed, setTyped] = useState(serial)
  const [isScanning, setScanning] = useState(false)
  useEffect(() => setTyped(serial), [serial])
  const found = useCall(getSerialLife, { serial_number: serial }, { enabled: serial !== '' })
  const ask = (text: string) => onAsk(normalizeSerial(text))
  return (
    <>
      <Section aria-label={t('look')}>
        <SectionBody>
          <form
            className={style.search}
            onSubmit={(event) => {
              event.preventDefault()
              ask(typed)
            }}
          >
            <TextField label={t('serial_number')} value={typed} onChange={setTyped} autoFocus={!isBeside} />
            <Row>
              <Button type="submit" kind="primary">
                {t('look')}
              </Button>
              <Button icon={<IconScan size={16} />} onClick={() => setScanning(true)}>
                {t('scan')}
              </Button>
            </Row>
          </form>
        </SectionBody>
      </Section>
      {serial === '' && <p>{t('begin')}</p>}
      {found.isLoading && <Pending />}
      {found.error && <FailedState error={found.error} onRetry={() => void found.refetch()} />}
      {serial !== '' && found.data && <SerialLife life={found.data.data} />}
      {isScanning && (
        <Scanner
          onClose={() => setScanning(false)}
          onFound={(text) => {
            setScanning(false)
            ask(text)
          }}
        />
      )}
    </>
  )
}
