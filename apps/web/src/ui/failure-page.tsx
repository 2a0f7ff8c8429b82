import { everydayWords } from '@sejuk/words/everyday'
import { signpostWords } from '@sejuk/words/platform/signposts'
import IconPlugConnectedX from '#icon/PlugConnectedX'
import IconRefresh from '#icon/Refresh'
import { lastRequestId, Offline, Refused } from '../lib/call.ts'
import { ChunkMissing } from '../lib/chunks.ts'
import { sentenceOf } from '../lib/telling.ts'
import { useWords } from '../lib/words.ts'
import { Button } from './button.tsx'
import { CopyButton } from './copy-button.tsx'
import { HomeLink } from './home-link.tsx'
import style from './signpost.module.css'
import { Signpost } from './signpost.tsx'

type Props = { error: unknown; reset: () => void }

/** Instead of a blank screen. A page whose files are missing is fetched anew; anything else is drawn once more. */
export const FailurePage = ({ error, reset }: Props) => {
  const t = useWords(signpostWords)
  const everyday = useWords(everydayWords)
  const isLoad = error instanceof ChunkMissing || error instanceof Offline
  const code = error instanceof Refused ? error.requestId : lastRequestId()
  return (
    <Signpost
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
      <p role="alert">{isLoad ? t('loadFailedText') : sentenceOf(error)}</p>
      {code && !isLoad && (
        <p className={style.code}>
          {everyday('codeForIt')} <CopyButton text={code} />
        </p>
      )}
    </Signpost>
  )
}
