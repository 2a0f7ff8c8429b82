import { lookUpSerials, type SerialFound } from '@sejuk/contract/catalogue/serial-lives'
import { mostSerialsLookedUp, pastedSerials } from '@sejuk/domain/catalogue/serial-numbers'
import { because } from '@sejuk/domain/messages'
import { pageTo } from '@sejuk/domain/pages'
import { serialLifeWords } from '@sejuk/words/catalogue/serial-lives'
import { useState } from 'react'
import { useSend } from '../../../lib/api/queries.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { PageBody, Row } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { ForbiddenState } from '../../../ui/list/list-states.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import { SerialResults } from './serial-results.tsx'

/** Up to a thousand numbers at once, each with its result. */
export const SerialLookUpPage = () => {
  const t = useWords(serialLifeWords)
  const say = useSay()
  const gate = useGate(lookUpSerials)
  const [text, setText] = useState('')
  const [results, setResults] = useState<readonly SerialFound[]>()
  const { mutate, isPending } = useSend(lookUpSerials, { isQuiet: true })
  const serials = pastedSerials(text)
  const isTooMany = serials.length > mostSerialsLookedUp
  return (
    <>
      <PageHead title={t('lookUpTitle')} crumb={<Link {...pageTo('serialLife')}>{t('title')}</Link>} />
      <PageBody>
        {gate.enabled ? (
          <Section aria-label={t('pasted')}>
            <SectionBody>
              <TextField
                label={t('pasted')}
                hint={t('pastedHelp')}
                value={text}
                onChange={setText}
                isLong
                autoFocus
                error={
                  isTooMany ? say(because('too-many-serial-numbers', { n: thousands(mostSerialsLookedUp) })) : undefined
                }
              />
              <Row>
                <Button
                  kind="primary"
                  isBusy={isPending}
                  disabled={serials.length === 0 || isTooMany}
                  onClick={() => mutate({ serials }, { onSuccess: ({ data }) => setResults(data) })}
                >
                  {t('lookUpAll', { n: thousands(serials.length) })}
                </Button>
                <Button
                  onClick={() => {
                    setText('')
                    setResults(undefined)
                  }}
                >
                  {t('clear')}
                </Button>
              </Row>
            </SectionBody>
          </Section>
        ) : (
          <ForbiddenState reason={say(gate.because)} />
        )}
        {results && <SerialResults results={results} />}
      </PageBody>
    </>
  )
}
