import { everydayWords } from '@sejuk/words/everyday'
import { statusPageWords } from '@sejuk/words/platform/status-pages'
import IconPlugConnectedX from '#icon/PlugConnectedX'
import IconRefresh from '#icon/Refresh'
import { lastRequestId, Offline, Refused } from '../../lib/api/call.ts'
import { ChunkMissing } from '../../lib/browser/chunks.ts'
import { errorText } from '../../lib/language/error-text.ts'
import { useWords } from '../../lib/language/words.ts'
import { Button } from '../actions/button.tsx'
import { CopyButton } from '../actions/copy-button.tsx'
import { HomeLink } from '../layout/home-link.tsx'
import style from './status-page.module.css'
import { StatusPage } from './status-page.tsx'

type Props = { error: unknown; reset: () => void }

/** Instead of a blank screen. A page whose files are missing is fetched anew; anything else is drawn once more. */
export const FailurePage = ({ error, reset }: Props) => {
  const t = useWords(statusPageWords)
  const everyday = useWords(everydayWords)
  const isLoad = error instanceof ChunkMissing || error instanceof Offline
  const code = error instanceof Refused ? error.requestId : lastRequestId()
  return (
    <StatusPage
      picture={<IconPlugConnectedX size={44} stroke={1.4} color="var(--bad-mark)" />}
      title={t(isLoad ? 'loadFailed' : 'renderFailed')}
      actions={
        <>
          <Button
            kind="primary"
            icon={<IconRefresh size={16} />}
            onClick={error instanceof ChunkMissing ? () => window.location.reload() : reset}
          >
            {everyday('tryAgain')}
          </Button>
          <HomeLink />
        </>
      }
    >
      <p role="alert">{isLoad ? t('loadFailedText') : errorText(error)}</p>
      {code && !isLoad && (
        <p className={style.code}>
          {everyday('codeForIt')} <CopyButton text={code} />
        </p>
      )}
    </StatusPage>
  )
}
