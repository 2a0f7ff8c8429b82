import { acknowledgeLetter, letterOfLink, openLetter, type ReceivedLetter } from '@sejuk/contract/supervision/mails'
import { letterWords } from '@sejuk/words/supervision/letters'
import { useEffect, useState } from 'react'
import IconCircleCheck from '#icon/CircleCheck'
import IconLinkOff from '#icon/LinkOff'
import { call, Offline } from '../../../lib/api/call.ts'
import { useSend } from '../../../lib/api/queries.ts'
import { toQuery } from '../../../lib/api/query-string.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { PublicMessage, PublicPage, PublicWord } from '../../../ui/layout/public-page.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import style from './letter-receipt.module.css'

/** What the link of an e-mail opens: the letter, and one button that says it has arrived. */
export const LetterReceiptPage = () => {
  const t = useWords(letterWords)
  const { token = '' }: { token?: string } = useSearch()
  const [letter, setLetter] = useState<ReceivedLetter>()
  const [error, setError] = useState<unknown>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (tries < 0) return
    let isGone = false
    call(openLetter, { token: String(token) }).then(
      ({ data }) => isGone || setLetter(data),
      (problem: unknown) => isGone || setError(problem),
    )
    return () => {
      isGone = true
    }
  }, [token, tries])
  const again = () => {
    setError(undefined)
    setTries(tries + 1)
  }
  return (
    <PublicPage title={t('receipt')}>
      {!letter && !error && <Pending />}
      {error instanceof Offline && <FailedState error={error} onRetry={again} />}
      {error !== undefined && !(error instanceof Offline) && (
        <PublicWord>
          <PublicMessage icon={<IconLinkOff size={34} />} tone="bad" title={t('wrongLink')} text={errorText(error)} />
        </PublicWord>
      )}
      {letter && <Letter letter={letter} token={String(token)} onDone={setLetter} />}
    </PublicPage>
  )
}

type Props = { letter: ReceivedLetter; token: string; onDone: (letter: ReceivedLetter) => void }
const Letter = ({ letter, token, onDone }: Props) => {
  const t = useWords(letterWords)
  const dates = useDates()
  const [name, setName] = useState(letter.recipient_name)
  const send = useSend(acknowledgeLetter)
  return (
    <main className={style.main}>
      <header>
        <h1>{t(letter.service_type)}</h1>
        <p>{t('receiptText', { letter: `${letter.document_no} v${letter.version}`, project: letter.project_name })}</p>
      </header>
      <Facts
        isFramed
        facts={[
          [t('project_name'), letter.project_name],
          [t('issue_date'), dates.day(letter.issue_date)],
          [t('responsible_party'), letter.responsible_party],
        ]}
      />
      <Section title={t('problems')} sub={letter.problems.length}>
        <SectionBody>
          {letter.problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </SectionBody>
      </Section>
      <a className={style.paper} href={`${letterOfLink.path}${toQuery({ token })}`} target="_blank" rel="noreferrer">
        {t('openLetter')}
      </a>
      {letter.acknowledged_date ? (
        <Note tone="good" role="status">
          <IconCircleCheck size={20} aria-hidden="true" /> {t('thanks')}.{' '}
          {t('thanksText', { who: letter.acknowledged_name ?? '', at: dates.dateTime(letter.acknowledged_date) })}
        </Note>
      ) : (
        <form
          className={style.form}
          onSubmit={(event) => {
            event.preventDefault()
            send.mutate({ token, name }, { onSuccess: ({ data }) => onDone(data) })
          }}
        >
          <TextField label={t('yourName')} value={name} most={100} isRequired onChange={setName} />
          <Button type="submit" kind="primary" size="large" isBusy={send.isPending} disabled={name.trim() === ''}>
            {t('acknowledge')}
          </Button>
        </form>
      )}
    </main>
  )
}
