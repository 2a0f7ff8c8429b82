import * as contract from '@sejuk/contract/company/paper-checks'
import { rupiah } from '@sejuk/domain/values/money'
import { paperCheckWords } from '@sejuk/words/company/paper-checks'
import { useState } from 'react'
import IconAlertTriangle from '#icon/AlertTriangle'
import IconCircleCheck from '#icon/CircleCheck'
import IconCircleX from '#icon/CircleX'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { PublicPage } from '../../../ui/layout/public-page.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import style from './paper-check.module.css'

const looks = {
  right: { icon: IconCircleCheck, tone: 'good', text: 'rightText' },
  replaced: { icon: IconAlertTriangle, tone: 'attention', text: 'replacedText' },
  not_found: { icon: IconCircleX, tone: 'bad', text: 'notFoundText' },
} as const

/** What anybody sees who scans the code of a paper, or types it. */
export const PaperCheckPage = () => {
  const t = useWords(paperCheckWords)
  const navigate = useNavigate()
  const { code = '' }: { code?: string } = useSearch()
  const asked = String(code)
  const [typed, setTyped] = useState(asked)
  const found = useCall(contract.checkPaper, { code: asked }, { enabled: asked !== '' })
  const isUnknown = asked === '' || found.data?.data.state === 'not_found'
  return (
    <PublicPage title={t('title')}>
      <main className={style.main}>
        {asked === '' && <h1 className={style.title}>{t('title')}</h1>}
        {asked !== '' && !found.data && !found.error && <Pending />}
        {found.error && <FailedState error={found.error} onRetry={() => void found.refetch()} />}
        {found.data && <Result found={found.data.data} />}
        {isUnknown && (
          <form
            className={style.form}
            onSubmit={(event) => {
              event.preventDefault()
              void navigate({ to: '.', search: { code: typed } })
            }}
          >
            <TextField label={t('code')} hint={t('codeHint')} value={typed} most={40} onChange={setTyped} />
            <Button type="submit" kind="primary">
              {t('check')}
            </Button>
          </form>
        )}
      </main>
    </PublicPage>
  )
}

const Result = ({ found: { state, paper } }: { found: contract.PaperCheck }) => {
  const t = useWords(paperCheckWords)
  const dates = useDates()
  const { icon: Icon, tone, text } = looks[state]
  return (
    <>
      <div className={style.answer} data-tone={tone} role="status">
        <Icon size={48} aria-hidden="true" />
        <div>
          <h1>{t(state)}</h1>
          <p>{t(text)}</p>
        </div>
      </div>
      {paper && (
        <div className={style.body}>
          <Facts
            isFramed
            facts={[
              [t('paper'), t(paper.kind)],
              [t('number'), paper.number],
              [t('date'), dates.day(paper.date)],
              [t('total'), rupiah(paper.total)],
              [t('from'), paper.seller],
            ]}
          />
        </div>
      )}
    </>
  )
}
