import * as contract from '@sejuk/contract/platform/record-comments'
import { longestComment, mentionBeingTyped, mentionsIn, strangersIn } from '@sejuk/domain/platform/record-comments'
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
  const [place, setPlace] = useState(0)
  const isNaming = name !== undefined
  const { data } = useCall(
    contract.listMentionable,
    { kind, code, name: name ?? '' },
    { enabled: isNaming, keepPrevious: true, staleTime: 60_000 },
  )
  const people = isNaming ? data?.data : undefined
  const active = people?.[Math.min(place, people.length - 1)]
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
  const strangers = people?.length ? [] : strangersIn(text, chosen)
  const move = (by: number) => {
    const count = people?.length ?? 0
    if (count) setPlace((Math.min(place, count - 1) + by + count) % count)
  }
  /** Keys that the list of people takes while it is open; the others stay with the text. */
  const ofList: Record<string, () => void> = {
    ...(isNaming ? { Escape: () => setName(undefined) } : {}),
    ...(active
      ? { ArrowDown: () => move(1), ArrowUp: () => move(-1), Enter: () => choose(active), Tab: () => choose(active) }
      : {}),
  }
  return (
    <div className={style.box}>
      {people && <People id={`${id}-people`} people={people} active={active} onChoose={choose} />}
      <label htmlFor={id}>{t('write')}</label>
      <textarea
        id={id}
        ref={box}
        rows={3}
        maxLength={longestComment}
        aria-describedby={`${id}-hint`}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={active && `${id}-people`}
        aria-activedescendant={active && `${id}-people-${active.usercode}`}
        value={text}
        onChange={({ currentTarget }) => {
          change({ text: currentTarget.value, chosen })
          setName(mentionBeingTyped(currentTarget.value, currentTarget.selectionStart))
          setPlace(0)
        }}
        onKeyDown={(event) => {
          const isSending = event.ctrlKey || event.metaKey
          if (event.key === 'Enter' && isSending && !isEmpty && !send.isPending) return press()
          const taken = isSending || event.shiftKey || event.nativeEvent.isComposing ? undefined : ofList[event.key]
          if (!taken) return
          event.preventDefault()
          event.stopPropagation()
          taken()
        }}
      />
      <p role="status" className={style.strangers}>
        {strangers.length > 0 && t('strangers', { names: strangers.map((one) => `@${one}`).join(', ') })}
      </p>
      <p className={style.foot}>
        <small id={`${id}-hint`}>{t('hint')}</small>
        <Button kind="primary" size="small" disabled={isEmpty} isBusy={send.isPending} onClick={press}>
          {t('send')}
        </Button>
      </p>
    </div>
  )
}

type PeopleProps = {
  id: string
  people: readonly Person[]
  active: Person | undefined
  onChoose: (person: Person) => void
}

/** The focus stays in the text; the arrows move the mark. */
const People = ({ id, people, active, onChoose }: PeopleProps) => {
  const t = useWords(recordCommentWords)
  if (people.length === 0) return <p className={style.empty}>{t('nobody')}</p>
  return (
    <div id={id} role="listbox" className={style.people} aria-label={t('people')}>
      {people.map((person) => (
        <button
          key={person.usercode}
          id={`${id}-${person.usercode}`}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={person === active}
          ref={(option) => {
            if (person === active) option?.scrollIntoView?.({ block: 'nearest' })
          }}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(person)}
        >
          <b>{person.username}</b> <small>{person.title}</small>
        </button>
      ))}
    </div>
  )
}
