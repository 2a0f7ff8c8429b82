import * as contract from '@sejuk/contract/platform/record-comments'
import { longestComment, mentionBeingTyped, mentionsIn } from '@sejuk/domain/platform/record-comments'
import type { SearchName } from '@sejuk/domain/platform/search'
import { recordCommentWords } from '@sejuk/words/platform/record-comments'
import { useId, useRef, useState } from 'react'
import { useCall, useSend } from '../../lib/api/queries.ts'
import { dropDraft, readDraft, writeDraft } from '../../lib/form/drafts.ts'
import { useWords } from '../../lib/language/words.ts'
import { useViewer } from '../../lib/session/viewer.ts'
import { Button } from '../actions/button.tsx'
import style from './record-comments.module.css'

type Person = contract.MentionablePerson
type Written = { text: string; chosen: Person[] }

/** Where one writes. What is typed is kept as a draft until it was sent. */
export const CommentBox = ({ kind, code }: { kind: SearchName; code: string }) => {
  const t = useWords(recordCommentWords)
  const id = useId()
  const { usercode } = useViewer()
  const draft = `comment.${kind}.${code}`
  const [{ text, chosen }, setWritten] = useState<Written>(
    () => readDraft<Written>(usercode, draft)?.values ?? { text: '', chosen: [] },
  )
  const [name, setName] = useState<string>()
  const box = useRef<HTMLTextAreaElement>(null)
  const send = useSend(contract.writeComment, { isQuiet: true })
  const change = (next: Written) => {
    setWritten(next)
    writeDraft(usercode, draft, next)
  }
  const choose = (person: Person) => {
    const cursor = box.current?.selectionStart ?? text.length
    const before = text.slice(0, cursor)
    const start = before.lastIndexOf('@')
    change({ text: `${text.slice(0, start)}@${person.username} ${text.slice(cursor)}`, chosen: [...chosen, person] })
    setName(undefined)
    box.current?.focus()
  }
  const press = () => {
    const mentions = mentionsIn(text, chosen).map((person) => person.usercode)
    send.mutate(
      { kind, code, body: text, mentions },
      {
        onSuccess: () => {
          setWritten({ text: '', chosen: [] })
          dropDraft(usercode, draft)
        },
      },
    )
  }
  const isEmpty = text.trim() === ''
  return (
    <div className={style.box}>
      {name !== undefined && <People kind={kind} code={code} name={name} onChoose={choose} />}
      <label htmlFor={id}>{t('write')}</label>
      <textarea
        id={id}
        ref={box}
        rows={3}
        maxLength={longestComment}
        aria-describedby={`${id}-hint`}
        value={text}
        onChange={({ currentTarget }) => {
          change({ text: currentTarget.value, chosen })
          setName(mentionBeingTyped(currentTarget.value, currentTarget.selectionStart))
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isEmpty && !send.isPending) press()
          if (event.key === 'Escape' && name !== undefined) {
            event.stopPropagation()
            setName(undefined)
          }
        }}
      />
      <p className={style.foot}>
        <small id={`${id}-hint`}>{t('hint')}</small>
        <Button kind="primary" size="small" disabled={isEmpty} isBusy={send.isPending} onClick={press}>
          {t('send')}
        </Button>
      </p>
    </div>
  )
}

type PeopleProps = { kind: SearchName; code: string; name: string; onChoose: (person: Person) => void }

const People = ({ kind, code, name, onChoose }: PeopleProps) => {
  const t = useWords(recordCommentWords)
  const { data } = useCall(contract.listMentionable, { kind, code, name }, { keepPrevious: true, staleTime: 60_000 })
  if (!data) return null
  if (data.data.length === 0) return <p className={style.empty}>{t('nobody')}</p>
  return (
    <ul className={style.people} aria-label={t('people')}>
      {data.data.map((person) => (
        <li key={person.usercode}>
          <button type="button" onClick={() => onChoose(person)}>
            <b>{person.username}</b> <small>{person.title}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}
