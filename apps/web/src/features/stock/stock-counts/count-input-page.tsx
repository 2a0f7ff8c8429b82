import { countSerialSheet } from '@sejuk/contract/stock/serial-sheets'
import { getStockCount, type StockCountDetail } from '@sejuk/contract/stock/stock-counts'
import { normalizeSerial } from '@sejuk/domain/catalogue/serial-numbers'
import { pageTo } from '@sejuk/domain/pages'
import { serialStatusWords } from '@sejuk/words/catalogue/serial-lives'
import { stockCountWords } from '@sejuk/words/stock/stock-counts'
import { useCallback, useState } from 'react'
import { QueueBar } from '../../../entities/field/queue-bar.tsx'
import { type FieldQueue, useFieldQueue } from '../../../entities/field/use-field-queue.ts'
import { useStoredCall } from '../../../entities/field/use-stored-call.ts'
import { SerialSheetButton } from '../../../entities/stock/serial-sheet-button.tsx'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PageBody, Row } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import { CountLines } from './count-lines.tsx'
import { countAction, type Queued, withQueued } from './queued-entries.ts'

const Scanner = lazyPart(() => import('../../../entities/scanner/scanner.tsx').then((scanner) => scanner.Scanner))

/** Counting in the aisle: scan what has a number, type how many of the rest. Works without a network. */
export const CountInputPage = () => {
  const t = useWords(stockCountWords)
  const dates = useDates()
  const { code = '' }: { code?: string } = useSearch()
  const count = useStoredCall(getStockCount, { count_code: code }, `stock-count ${code}`)
  const { refetch } = count
  const work = useFieldQueue(useCallback(() => refetch(), [refetch]))
  const queued = (work.queue?.taps ?? [])
    .filter(
      ({ action, input, refusal }) => action === countAction && input.count_code === code && refusal === undefined,
    )
    .map(({ input }) => input as Queued)
  const found = count.data && withQueued(count.data, queued)
  return (
    <>
      <PageHead
        title={found?.warehouse_name ?? t('title')}
        sub={
          found &&
          t('progress', { n: found.lines.filter((line) => line.counted !== null).length, all: found.lines.length })
        }
        crumb={<Link {...pageTo('stockCount', { code })}>{code}</Link>}
      />
      <PageBody>
        <QueueBar work={work} />
        {count.storedAt && <Note>{t('asOf', { time: dates.dateTime(count.storedAt) })}</Note>}
        {!found && !count.error && <Pending />}
        {!found && count.error && <FailedState error={count.error} onRetry={refetch} />}
        {found && found.status !== 'Open' && <Note>{t('notOpen')}</Note>}
        {found?.status === 'Open' && <Counting count={found} work={work} />}
      </PageBody>
    </>
  )
}

const Counting = ({ count, work }: { count: StockCountDetail; work: FieldQueue }) => {
  const t = useWords(stockCountWords)
  const statusOf = useWords(serialStatusWords)
  const [typed, setTyped] = useState('')
  const [isLooking, setLooking] = useState(false)
  const [last, setLast] = useState<{ serial: string; isAgain: boolean }>()
  const { count_code } = count
  const stranger = last && count.strangers.find(({ serial_number }) => serial_number === last.serial)
  const add = (input: Queued) =>
    void work.add({ action: countAction, thread: `${count_code} ${input.serial_number}${input.item_code}`, input })
  const scan = (text: string) => {
    const serial = normalizeSerial(text)
    if (!serial) return
    const isAgain = count.lines.some(({ serials }) => serials.includes(serial))
    setLast({ serial, isAgain })
    setTyped('')
    if (!isAgain) add({ count_code, item_code: '', serial_number: serial, qty: 1 })
  }
  const takeBack = (serial_number: string) => {
    add({ count_code, item_code: '', serial_number, qty: -1 })
    setLast(undefined)
  }
  return (
    <>
      <Section aria-label={t('scan')}>
        <SectionBody>
          <TextField
            label={t('scan')}
            value={typed}
            onChange={(text) => (/[\n\t,;]/.test(text) ? scan(text) : setTyped(text))}
            isLong
          />
          <Row>
            <Button kind="primary" onClick={() => setLooking(true)}>
              {t('camera')}
            </Button>
            <Button disabled={!typed.trim()} onClick={() => scan(typed)}>
              {t('set')}
            </Button>
            {work.isOnline && <SerialSheetButton endpoint={countSerialSheet} fixed={{ count_code }} />}
          </Row>
          {stranger && (
            <Note tone="bad" role="status">
              {t(stranger.warehouse_code ? 'scannedElsewhere' : 'scannedGone', {
                serial: stranger.serial_number,
                status: statusOf(stranger.status),
                place: stranger.warehouse_name ?? stranger.warehouse_code ?? '',
              })}
            </Note>
          )}
          {last && (
            <Note role="status" tone={last.isAgain ? undefined : 'good'}>
              {t(last.isAgain ? 'alreadyScanned' : 'lastScanned', { serial: last.serial })}{' '}
              <Button size="small" onClick={() => takeBack(last.serial)}>
                {t('takeBack', { serial: last.serial })}
              </Button>
            </Note>
          )}
        </SectionBody>
      </Section>
      <CountLines
        count={count}
        onSet={({ item_code, counted }, wanted) =>
          add({ count_code, item_code, serial_number: '', qty: wanted - (counted ?? 0) })
        }
      />
      {isLooking && <Scanner staysOpen onFound={scan} onClose={() => setLooking(false)} />}
    </>
  )
}
