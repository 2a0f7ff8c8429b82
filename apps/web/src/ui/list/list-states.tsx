import { listAbove } from '@sejuk/domain/pages'
import { everydayWords } from '@sejuk/words/everyday'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import IconPlugConnectedX from '#icon/PlugConnectedX'
import IconRefresh from '#icon/Refresh'
import { Refused } from '../../lib/api/call.ts'
import { clearSystemCache } from '../../lib/api/system-cache.ts'
import { errorText } from '../../lib/language/error-text.ts'
import { useWords } from '../../lib/language/words.ts'
import { Link } from '../../lib/navigation/link.tsx'
import { useLocation } from '../../lib/navigation/use-router.tsx'
import { Button } from '../actions/button.tsx'
import { CopyButton } from '../actions/copy-button.tsx'
import { EmptyPicture } from '../feedback/empty-picture.tsx'
import style from './list-states.module.css'

type EmptyProps = { because?: ReactNode; onReset?: () => void }

/** No rows: shows the active filters and a way to clear them. */
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

/**
 * Loading failed: what happened, that nothing is lost, retry, and the request id for IT. A missing record offers no
 * retry.
 */
export const FailedState = ({ error, onRetry, isList }: FailedProps) => {
  const t = useWords(everydayWords)
  const client = useQueryClient()
  // Read as it is drawn: the listener for it would bring this file to pages that have no list.
  const isOnline = navigator.onLine
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
        {isOnline && (
          <Button kind="quiet" onClick={() => void clearSystemCache(client)}>
            {t('clearCache')}
          </Button>
        )}
      </div>
      {code && (
        <small>
          {t('codeForIt')} <CopyButton text={code} />
        </small>
      )}
    </div>
  )
}

/** The record does not exist or is not visible to the user, or the address names none: a retry would not help. */
export const NotFoundState = ({ isNamed = true }: { isNamed?: boolean }) => {
  const t = useWords(everydayWords)
  const list = listAbove(useLocation().pathname)
  return (
    <div className={style.state} data-alone role="alert">
      <EmptyPicture />
      <b>{t(isNamed ? 'notThere' : 'nothingChosen')}</b>
      <p>{t(isNamed ? 'notThereText' : 'nothingChosenText')}</p>
      {list && <Link to={list}>{t('openList')}</Link>}
    </div>
  )
}

/** The user lacks the permission. */
export const ForbiddenState = ({ reason, isAlone }: { reason: string; isAlone?: boolean }) => (
  <div className={style.state} data-alone={isAlone || undefined}>
    <EmptyPicture isOpen={false} />
    <b>{reason}</b>
  </div>
)
