import type { SerialStep } from '@sejuk/contract/catalogue/serial-lives'
import { movesSerial, type SerialStatus } from '@sejuk/domain/catalogue/serial-numbers'
import { serialEventWords, serialLifeWords, serialStatusWords } from '@sejuk/words/catalogue/serial-lives'
import { useLayoutEffect, useRef, useState } from 'react'
import { useDates } from '../../lib/language/dates.ts'
import { useWords } from '../../lib/language/words.ts'
import { Button } from '../../ui/actions/button.tsx'
import { StatusIcon } from '../../ui/record/status-icon.tsx'
import { DocumentLink } from './document-link.tsx'
import style from './serial-life.module.css'

type Stretch = { status: SerialStatus; steps: SerialStep[] }

/** Steps that left the unit in the same status stand under one head. */
export const stretchesOf = (steps: readonly SerialStep[]): Stretch[] => {
  const stretches: Stretch[] = []
  for (const step of steps) {
    const last = stretches.at(-1)
    if (last?.status === step.status_after) last.steps.push(step)
    else stretches.push({ status: step.status_after, steps: [step] })
  }
  return stretches
}

/** The life of a unit: statuses as a band, below each its documents, the newest at the right; on a phone downwards. */
export const SerialTimeline = ({ steps }: { steps: readonly SerialStep[] }) => {
  const t = useWords(serialLifeWords)
  const status = useWords(serialStatusWords)
  const event = useWords(serialEventWords)
  const dates = useDates()
  const [first] = steps
  const last = steps.at(-1)
  const band = useRef<HTMLElement>(null)
  const [isCut, setCut] = useState(false)
  // A long life begins beyond the left edge: what is now is seen first.
  useLayoutEffect(() => {
    if (!band.current || !last) return
    band.current.scrollLeft = band.current.scrollWidth
    setCut(band.current.scrollLeft > 0)
  }, [last])
  if (!last || !first) return <p className={style.none}>{t('noSteps')}</p>
  return (
    <>
      {isCut && (
        <p className={style.begins}>
          {t('begins', { event: event(first.event), day: dates.date(first.happened_at) })}{' '}
          <Button size="small" onClick={() => band.current?.scrollTo({ left: 0 })}>
            {t('toBeginning')}
          </Button>
        </p>
      )}
      <section
        ref={band}
        className={style.scroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys.
        tabIndex={0}
        aria-label={t('life')}
        onScroll={({ currentTarget }) => setCut(currentTarget.scrollLeft > 0)}
      >
        <ol className={style.band}>
          {stretchesOf(steps).map((stretch) => (
            <li key={stretch.steps[0]?.event_id} data-status={stretch.status}>
              <h3>{status(stretch.status)}</h3>
              <ol className={style.steps}>
                {stretch.steps.map((step) => (
                  <Step key={step.event_id} step={step} isNow={step === last} />
                ))}
              </ol>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}

const Step = ({ step, isNow }: { step: SerialStep; isNow: boolean }) => {
  const t = useWords(serialLifeWords)
  const event = useWords(serialEventWords)
  const dates = useDates()
  const isNoted = !movesSerial(step.event)
  const stayed = !isNoted && step.status_before === step.status_after
  return (
    <li data-now={isNow || undefined}>
      <b>
        <StatusIcon tone={isNoted || stayed ? 'active' : 'good'} />
        {event(step.event)}
        {isNow && <span className={style.now}>{t('now')}</span>}
      </b>
      <time dateTime={step.happened_at}>{dates.date(step.happened_at)}</time>
      {step.is_hidden ? (
        <i>{t('hidden')}</i>
      ) : (
        step.document_code && <DocumentLink type={step.document_type} code={step.document_code} />
      )}
      <small>
        {[step.customer_name ?? step.warehouse_name, step.username, step.note, stayed ? t('stays') : null]
          .filter(Boolean)
          .join(', ')}
      </small>
    </li>
  )
}
