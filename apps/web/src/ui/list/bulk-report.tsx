import type { Endpoint } from '@sejuk/contract/endpoint'
import { everydayWords } from '@sejuk/words/everyday'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import IconRefresh from '#icon/Refresh'
import { useBulkSend } from '../../lib/api/bulk-send.ts'
import { useWords } from '../../lib/language/words.ts'
import { Button } from '../actions/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { StatusChip } from '../record/status-chip.tsx'
import style from './bulk-report.module.css'

type Line = { key: string; name: string; input: object }
type Result = { isDone: boolean; message: string }
type Props = { title: string; endpoint: Endpoint; lines: Line[]; onClose: (done: ReadonlySet<string>) => void }

/** Runs the action row by row and lists the results. Refused rows can be retried. */
export const BulkReport = ({ title, endpoint, lines, onClose }: Props) => {
  const t = useWords(everydayWords)
  const [results, setResults] = useState<ReadonlyMap<string, Result>>(new Map())
  const [isRunning, setRunning] = useState(true)
  const isStopped = useRef(false)
  const each = useBulkSend(endpoint)
  const done = new Set([...results].flatMap(([key, { isDone }]) => (isDone ? [key] : [])))
  const refused = results.size - done.size

  const run = async (some: Line[]) => {
    setRunning(true)
    isStopped.current = false
    for (const { key, input } of some) {
      if (isStopped.current) break
      const result = await each.send(key, input)
      setResults((known) => new Map(known).set(key, result))
    }
    await each.refresh()
    setRunning(false)
  }
  const begin = useEffectEvent(() => void run(lines))
  useEffect(() => {
    begin()
    return () => {
      isStopped.current = true
    }
  }, [])
  const close = () => {
    isStopped.current = true
    onClose(done)
  }
  return (
    <Dialog
      title={title}
      sub={<span role="status">{t('bulkDone', { done: done.size, all: lines.length, refused })}</span>}
      size={560}
      onClose={close}
      footer={
        <>
          {!isRunning && done.size < lines.length && (
            <Button
              icon={<IconRefresh size={16} />}
              onClick={() => void run(lines.filter(({ key }) => !done.has(key)))}
            >
              {t('tryRestAgain')}
            </Button>
          )}
          {isRunning ? (
            <Button
              onClick={() => {
                isStopped.current = true
              }}
            >
              {t('stop')}
            </Button>
          ) : (
            <Button kind="primary" onClick={close}>
              {t('close')}
            </Button>
          )}
        </>
      }
    >
      <ul className={style.lines}>
        {lines.map(({ key, name }) => (
          <OneLine key={key} name={name} result={results.get(key)} isRunning={isRunning} />
        ))}
      </ul>
    </Dialog>
  )
}

const OneLine = ({ name, result, isRunning }: { name: string; result?: Result; isRunning: boolean }) => {
  const t = useWords(everydayWords)
  const tone = result ? (result.isDone ? 'good' : 'bad') : isRunning ? 'waiting' : 'neutral'
  const word = result ? (result.isDone ? 'done' : 'refused') : isRunning ? 'waiting' : 'notDone'
  return (
    <li>
      <span>{name}</span>
      <StatusChip tone={tone}>{t(word)}</StatusChip>
      {result && !result.isDone && <p>{result.message}</p>}
    </li>
  )
}
