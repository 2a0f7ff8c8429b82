import { everydayWords } from '@sejuk/words/everyday'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import IconPlugConnectedX from '#icon/PlugConnectedX'
import IconRefresh from '#icon/Refresh'
import { Refused } from '../../lib/api/call.ts'
import { clearSystemCache } from '../../lib/api/system-cache.ts'
import { errorText } from '../../lib/language/error-text.ts'
import { useWords } from '../../lib/language/words.ts'
import { Button } from '../actions/button.tsx'
import { CopyButton } from '../actions/copy-button.tsx'
import { EmptyPicture } from '../feedback/empty-picture.tsx'
import style from './list-states.module.css'

type EmptyProps = { because?: ReactNode; onReset?: () => void }

/** Nothing found: what it was looked for with, and the way out. */
export const EmptyState = ({ because, onReset }: EmptyProps) => {
  const t = useWords(everydayWords)
  const [before, after] = t('noDataFits', { filters: '\n' }).split('\n')
  return (
    <div className={style.state}>
      <EmptyPicture />
      <b>{t('noData')}</b>
      {because ? (
        <p>
          {before}
          {because}
          {after}
        </p>
      ) : (
        <p>{t('noDataYet')}</p>
      )}
      {onReset && (
        <Button size="small" onClick={onReset}>
          {t('resetFilters')}
        </Button>
      )}
    </div>
  )
}

type FailedProps = { error: Error; onRetry: () => void; isList?: boolean }

/** Not loaded: what happened, what is kept, what to do, and what to tell IT. What is not there need not be tried again. */
export const FailedState = ({ error, onRetry, isList }: FailedProps) => {
  const t = useWords(everydayWords)
  const client = useQueryClient()
  const code = error instanceof Refused ? error.requestId : ''
  if (!isList && error instanceof Refused && error.code === '404') return <NotFoundState />
  return (
    <div className={style.state} data-alone={!isList || undefined} role="alert">
      <IconPlugConnectedX size={40} stroke={1.4} color="var(--bad-mark)" aria-hidden="true" />
      <b>{t(isList ? 'listFailed' : 'notLoaded')}</b>
      <p>
        {errorText(error)}.{isList && ` ${t('filtersKept')}`}
      </p>
      <div>
        <Button kind="primary" icon={<IconRefresh size={16} />} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
        <Button kind="quiet" onClick={() => void clearSystemCache(client)}>
          {t('clearCache')}
        </Button>
      </div>
      {code && (
        <small>
          {t('codeForIt')} <CopyButton text={code} />
        </small>
      )}
    </div>
  )
}

/** A record that is gone, is not theirs, or was never named: to try again would not bring it. */
export const NotFoundState = () => {
  const t = useWords(everydayWords)
  return (
    <div className={style.state} data-alone role="alert">
      <EmptyPicture />
      <b>{t('notThere')}</b>
      <p>{t('notThereText')}</p>
    </div>
  )
}

/** Not yours to see. */
export const ForbiddenState = ({ reason, isAlone }: { reason: string; isAlone?: boolean }) => (
  <div className={style.state} data-alone={isAlone || undefined}>
    <EmptyPicture isOpen={false} />
    <b>{reason}</b>
  </div>
)
