import * as contract from '@sejuk/contract/learning/lotteries'
import { lottery } from '@sejuk/domain/learning/lotteries'
import { pageTo } from '@sejuk/domain/pages'
import { lotteryWords } from '@sejuk/words/learning/lotteries'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { Row } from '../../../ui/layout/page-body.tsx'
import { RecordActions } from '../../../ui/record/record-actions.tsx'
import style from './lottery-proof.module.css'
import { LotteryChip } from './lottery-status.tsx'

const LotteryPanel = lazyPart(() => import('./lottery-panel.tsx').then((panel) => panel.LotteryPanel))

/** Which lottery a list is about, how far it is, and what comes next. */
export const LotteryHead = ({ found }: { found: contract.LotteryDetail }) => {
  const t = useWords(lotteryWords)
  const dates = useDates()
  const mayDraw = useGate(contract.getStage)
  const { lottery_code, participants, chance_count, prize_count, present_count, only_present } = found
  return (
    <div className={style.above}>
      <Row>
        <b>{found.lottery_name}</b>
        <LotteryChip status={found.status} />
        <span>{dates.day(found.event_date)}</span>
        <span>{t('facts', { participants, chances: chance_count, prizes: prize_count })}</span>
        {only_present && <span>{t('presentOf', { n: present_count })}</span>}
        {mayDraw.enabled && found.status === 'Approved' && (
          <Link {...pageTo('lotteryStage', { lottery_code })}>{t('openStage')}</Link>
        )}
        <RecordActions
          workflow={lottery}
          // The draw is started on the stage, where the word is called out.
          endpoints={{ ...contract.actOnLottery, start: undefined }}
          keyField="lottery_code"
          row={found}
          nameOf={(row) => row.lottery_name}
          label={(name) => t(name)}
          forms={{ modify: ({ row, onClose }) => <LotteryPanel found={row} onClose={onClose} /> }}
          question={(name) => (name === 'approve' ? { title: t('sureApprove', { n: participants }) } : undefined)}
        />
      </Row>
    </div>
  )
}
