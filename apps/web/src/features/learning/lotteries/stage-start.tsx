import { actOnLottery, type Stage } from '@sejuk/contract/learning/lotteries'
import { lottery } from '@sejuk/domain/learning/lotteries'
import { lotteryWords } from '@sejuk/words/learning/lotteries'
import { type SubmitEvent, useState } from 'react'
import { useSend } from '../../../lib/api/queries.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { useWorkflowViewer } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import style from './stage.module.css'

/** Somebody in the hall calls a word; with it the draw is decided. */
export const StageStart = ({ stage, onStarted }: { stage: Stage; onStarted: () => void }) => {
  const t = useWords(lotteryWords)
  const say = useSay()
  const viewer = useWorkflowViewer()
  const [word, setWord] = useState('')
  const send = useSend(actOnLottery.start, { isQuiet: true })
  const gate = lottery.gate('start', stage, viewer, new Date().toISOString())
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const { lottery_code, row_version } = stage
    send.mutate({ lottery_code, row_version, word }, { onSuccess: onStarted })
  }
  if (!gate.enabled)
    return (
      <p className={style.done} role="status">
        {stage.status === 'Draft' || stage.status === 'Submitted' ? t('notReady') : say(gate.because)}
      </p>
    )
  return (
    <form className={style.start} onSubmit={submit}>
      <TextField label={t('word')} hint={t('wordHelp')} value={word} onChange={setWord} most={60} isRequired />
      <Button type="submit" kind="primary" size="large" isBusy={send.isPending} disabled={word.trim() === ''}>
        {t('start')}
      </Button>
    </form>
  )
}
