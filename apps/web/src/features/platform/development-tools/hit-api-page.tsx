import { listCalls } from '@sejuk/contract/platform/development-tools'
import { developmentToolWords } from '@sejuk/words/platform/development-tools'
import { type SubmitEvent, useState } from 'react'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FieldGrid } from '../../../ui/form/field-grid.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { RecordGuard } from '../../../ui/record/record-guard.tsx'
import { Section, SectionBody, SectionText } from '../../../ui/record/section.tsx'
import style from './hit-api.module.css'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
const mostShown = 200_000

/** Tries calls of our own server; the address is a path, never another host. */
export const HitApiPage = () => {
  const t = useWords(developmentToolWords)
  const gate = useGate(listCalls)
  const found = useCall(listCalls, {}, { enabled: gate.enabled })
  const prefixes = found.data?.data.prefixes
  return (
    <>
      <PageHead title={t('title')} />
      <PageBody>{prefixes ? <Caller prefixes={prefixes} /> : <RecordGuard gate={gate} found={found} />}</PageBody>
    </>
  )
}

type Answer = { head: string; text: string }

const Caller = ({ prefixes }: { prefixes: readonly string[] }) => {
  const t = useWords(developmentToolWords)
  const [method, setMethod] = useState<string>('GET')
  const [path, setPath] = useState('/api/session')
  const [body, setBody] = useState('{}')
  const [problems, setProblems] = useState<{ path?: string; body?: string }>({})
  const [answer, setAnswer] = useState<Answer>()
  const [isBusy, setBusy] = useState(false)
  const isOurs = () => {
    const { origin, pathname } = new URL(path, window.location.origin)
    return (
      path.startsWith('/') &&
      origin === window.location.origin &&
      prefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`))
    )
  }
  const problemsNow = () => {
    const wrong: { path?: string; body?: string } = {}
    try {
      if (!isOurs()) wrong.path = t('notOurs', { list: prefixes.join(', ') })
    } catch {
      wrong.path = t('notOurs', { list: prefixes.join(', ') })
    }
    try {
      if (method !== 'GET') JSON.parse(body)
    } catch {
      wrong.body = t('notJson')
    }
    return wrong
  }
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    const wrong = problemsNow()
    setProblems(wrong)
    if (wrong.path || wrong.body) return
    setBusy(true)
    const began = performance.now()
    try {
      const reply = await fetch(path, {
        method,
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          'x-requested-with': 'XMLHttpRequest',
        },
        ...(method === 'GET' ? {} : { body }),
      })
      const text = (await reply.text()).slice(0, mostShown)
      setAnswer({
        head: t('took', { status: reply.status, ms: Math.round(performance.now() - began) }),
        text: inLines(text),
      })
    } catch {
      setAnswer({ head: t('noAnswer'), text: '' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <SectionText>{t('text')}</SectionText>
      <Section title={t('call')}>
        <SectionBody>
          <form onSubmit={(event) => void send(event)} className={style.form}>
            <FieldGrid>
              <ChoiceField
                label={t('method')}
                options={methods.map((value) => ({ value, label: value }))}
                value={method}
                onChange={setMethod}
              />
              <TextField label={t('path')} hint={t('pathHelp')} value={path} onChange={setPath} error={problems.path} />
            </FieldGrid>
            {method !== 'GET' && (
              <TextField label={t('body')} value={body} onChange={setBody} error={problems.body} isLong />
            )}
            <Button type="submit" kind="primary" isBusy={isBusy}>
              {t('send')}
            </Button>
          </form>
        </SectionBody>
      </Section>
      {answer && (
        <Section title={t('answer')} sub={answer.head}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard too. */}
          <pre className={style.answer} tabIndex={0} role="status">
            {answer.text}
          </pre>
        </Section>
      )}
    </>
  )
}

const inLines = (text: string) => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
