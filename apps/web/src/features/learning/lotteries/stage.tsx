import type * as contract from '@sejuk/contract/learning/lotteries'
import { askRedraw } from '@sejuk/contract/learning/lotteries'
import { pageTo } from '@sejuk/domain/pages'
import { lotteryWords } from '@sejuk/words/learning/lotteries'
import { useEffect, useState } from 'react'
import IconLock from '#icon/Lock'
import IconUsers from '#icon/Users'
import IconWifiOff from '#icon/WifiOff'
import { useNow } from '../../../lib/browser/clock.ts'
import { isWritten, useKeyDown } from '../../../lib/browser/use-keys.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Mark } from '../../../ui/layout/brand.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { RollingNames } from './rolling-names.tsx'
import style from './stage.module.css'
import { StageStart } from './stage-start.tsx'
import { useReveals } from './use-reveals.ts'

const RedrawPanel = lazyPart(() => import('./claim-panel.tsx').then((panel) => panel.RedrawPanel))

type Props = { stage: contract.Stage; onChanged: () => void }

export const Stage = ({ stage, onChanged }: Props) => {
  const t = useWords(lotteryWords)
  const { winners, prizes, lottery_code } = stage
  const reveals = useReveals(lottery_code, winners, onChanged)
  const [isRolling, setRolling] = useState(false)
  /** The one on the screen stays until the next is rolled. */
  const [shown, setShown] = useState<contract.StageWinner>()
  const { next, show } = reveals
  const isDrawn = stage.started_date !== null && !next
  const current = isRolling ? next : (shown ?? next)
  const prize = prizes.find(({ prize_code }) => prize_code === current?.prize_code) ?? prizes.at(isDrawn ? -1 : 0)
  const press = () => {
    if (!isRolling) {
      if (next) {
        setShown(undefined)
        setRolling(true)
      }
      return
    }
    setRolling(false)
    if (!next) return
    setShown(next)
    show(next)
  }

  const mayRedraw = useGate(askRedraw)
  const [isRedrawing, setRedrawing] = useState(false)
  useEffect(() => {
    // In the hall the network may be gone when it is wanted.
    RedrawPanel.preload()
  }, [])
  const isRedrawable = mayRedraw.enabled && shown !== undefined && !isRolling

  useKeyDown((event) => {
    if (event.repeat || isWritten(event.target) || isRedrawing) return
    if (event.code === 'KeyZ' && isRedrawable) return setRedrawing(true)
    if (event.code !== 'Space') return
    event.preventDefault()
    press()
  })

  return (
    <main className={style.stage}>
      <header className={style.head}>
        <Mark size={28} />
        <h1>{stage.lottery_name}</h1>
        {!reveals.isOnline && (
          <span className={style.offline} role="status">
            <IconWifiOff size={20} aria-hidden="true" /> {t('offline')}
          </span>
        )}
        {reveals.unsent > 0 && <span role="status">{t('unsent', { n: reveals.unsent })}</span>}
        <Clock />
        <Link {...pageTo('lotteryResult', { lottery_code })}>{t('leave')}</Link>
      </header>
      <section className={style.draw} aria-label={prize?.prize_name}>
        {prize && (
          <div className={style.prize}>
            <div>
              <p>{t('roundOf', { n: prize.round, all: prizes.length })}</p>
              <h2>{prize.prize_name}</h2>
            </div>
            {current && <p>{t('winnersOf', { n: prize.qty, turn: current.turn })}</p>}
          </div>
        )}
        {!stage.started_date ? (
          <StageStart stage={stage} onStarted={onChanged} />
        ) : (
          <>
            <RollingNames names={stage.rolling} isRolling={isRolling} winner={shown} />
            {isDrawn && !isRolling && (
              <p className={style.done} role="status">
                {t('finished')}. {t('finishedText')}
              </p>
            )}
            {!isDrawn && (
              <button type="button" className={style.key} onClick={press}>
                <kbd>{t('space')}</kbd> {t(isRolling ? 'spaceStop' : shown ? 'spaceNext' : 'spaceStart')}
              </button>
            )}
            {isRedrawable && (
              <button type="button" className={style.key} onClick={() => setRedrawing(true)}>
                <kbd>Z</kbd> {t('redrawHint')}
              </button>
            )}
            {isRedrawing && shown && (
              <RedrawPanel
                row={{ ...shown, prize_name: prize?.prize_name ?? '' }}
                onClose={() => setRedrawing(false)}
              />
            )}
          </>
        )}
      </section>
      <Winners
        stage={stage}
        prize_code={prize?.prize_code}
        shownAt={reveals.shownAt}
        drawing={isRolling ? next : undefined}
      />
      <Hashes stage={stage} />
    </main>
  )
}

type WinnersProps = {
  stage: contract.Stage
  prize_code: string | undefined
  shownAt: (winner: contract.StageWinner) => string | undefined
  drawing: contract.StageWinner | undefined
}

const Winners = ({ stage, prize_code, shownAt, drawing }: WinnersProps) => {
  const t = useWords(lotteryWords)
  const dates = useDates()
  const ofRound = stage.winners.filter((winner) => winner.prize_code === prize_code)
  const left = stage.in_draw - stage.winners.filter(shownAt).length
  return (
    <aside className={style.winners}>
      <h2>{t('winnersOfRound')}</h2>
      <ol>
        {ofRound.map((winner) => {
          const at = shownAt(winner)
          const isDrawing = drawing?.draw_id === winner.draw_id
          return (
            <li key={winner.draw_id} data-drawing={isDrawing || undefined}>
              <b>{winner.turn}</b>
              <div>
                <strong>{at ? winner.participant_name : isDrawing ? t('drawing') : '—'}</strong>
                <small>
                  {at
                    ? [winner.participant_code, winner.place].filter(Boolean).join(', ')
                    : isDrawing
                      ? t('left', { n: left })
                      : ''}
                </small>
              </div>
              {at && <time dateTime={at}>{dates.time(at)}</time>}
            </li>
          )
        })}
      </ol>
      <p className={style.tax}>{t('taxNote', { percent: stage.tax_percent, payer: t(stage.tax_payer) })}</p>
    </aside>
  )
}

const Clock = () => {
  const now = useNow()
  return <time dateTime={now}>{useDates().time(now)}</time>
}

const inGroups = (hash: string) => hash.replaceAll(/(.{8})/g, '$1 ').trim()

const Hashes = ({ stage }: { stage: contract.Stage }) => {
  const t = useWords(lotteryWords)
  const dates = useDates()
  if (!stage.seed_hash || !stage.list_hash) return null
  return (
    <footer className={style.hashes}>
      <div>
        <p>
          <IconLock size={16} aria-hidden="true" />{' '}
          {t('seedHash', { when: stage.frozen_date ? dates.dateTime(stage.frozen_date) : '' })}
        </p>
        <code>{inGroups(stage.seed_hash)}</code>
      </div>
      <div>
        <p>
          <IconUsers size={16} aria-hidden="true" /> {t('listHash', { n: stage.participants })}
        </p>
        <code>{inGroups(stage.list_hash)}</code>
      </div>
      <div>
        <p>{t('seedLater', { n: stage.prizes.length })}</p>
        <strong>{t('everybodyChecks')}</strong>
      </div>
    </footer>
  )
}
