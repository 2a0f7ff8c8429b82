import * as contract from '@sejuk/contract/learning/lotteries'
import { verifyCommand } from '@sejuk/domain/learning/lotteries'
import { lotteryCheckWords } from '@sejuk/words/learning/lotteries'
import { useCall } from '../../../lib/api/queries.ts'
import { download } from '../../../lib/files/save-file.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { Row } from '../../../ui/layout/page-body.tsx'
import { PublicPage } from '../../../ui/layout/public-page.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { Section, SectionBody, SectionText } from '../../../ui/record/section.tsx'
import style from './lottery-proof.module.css'

/** What anybody checks a draw with: hashes from before it, list, seed, those present, and the command. */
export const LotteryCheckPage = () => {
  const t = useWords(lotteryCheckWords)
  const { lottery_code = '' }: { lottery_code?: string } = useSearch()
  const found = useCall(contract.publicLottery, { lottery_code: String(lottery_code) })
  const lottery = found.data?.data
  return (
    <PublicPage title={t('checkTitle')}>
      <main className={style.check}>
        <h1>{t('checkTitle')}</h1>
        <p>{t('intro')}</p>
        {!lottery && !found.error && <Pending />}
        {found.error && <FailedState error={found.error} onRetry={() => void found.refetch()} />}
        {lottery && <Published lottery={lottery} />}
      </main>
    </PublicPage>
  )
}

const Published = ({ lottery }: { lottery: contract.PublicLottery }) => {
  const t = useWords(lotteryCheckWords)
  const dates = useDates()
  const { lottery_code, seed, word, only_present, presence_hash, winners } = lottery
  const presence = presence_hash ? <code>{presence_hash}</code> : t('atStart')
  return (
    <>
      <Facts
        isFramed
        facts={[
          [t('event'), lottery.lottery_name, { wide: 2 }],
          [t('day'), dates.day(lottery.event_date)],
          [t('frozen'), dates.dateTime(lottery.frozen_date)],
          [t('people'), lottery.participants],
          [t('chances'), lottery.chance_count],
          [t('seedHash'), <code key="seed">{lottery.seed_hash}</code>, { wide: 3 }],
          [t('listHash'), <code key="list">{lottery.list_hash}</code>, { wide: 3 }],
          ...(only_present ? [[t('presenceHash'), presence, { wide: 3 }] as const] : []),
          [t('word'), word],
          [t('seed'), seed ? <code>{seed}</code> : t('seedLater'), { wide: 2 }],
        ]}
      />
      <Section title={t('list')}>
        {!lottery.is_list_public && <SectionText>{t('listNot')}</SectionText>}
        <SectionBody>
          <Row>
            {lottery.is_list_public && (
              <Button onClick={() => void download(contract.publicList, { lottery_code })}>{t('getList')}</Button>
            )}
            {presence_hash && (
              <Button onClick={() => void download(contract.publicPresence, { lottery_code })}>
                {t('getPresence')}
              </Button>
            )}
          </Row>
        </SectionBody>
      </Section>
      <Section title={t('winners')} sub={winners.length}>
        {winners.length === 0 && <SectionText>{t('noWinners')}</SectionText>}
        <SectionBody>
          <ul>
            {winners.map((one) => (
              <li key={`${one.round} ${one.participant_code}`}>
                {one.prize_name}: <b>{one.participant_code}</b> {one.participant_name}
                {one.is_replaced && ` (${t('replaced')})`}
                {one.redraw_seed_hash && <p>{t('redrawSeed', { hash: one.redraw_seed_hash })}</p>}
                {one.redraw_seed && <pre>{verifyCommand(one.redraw_seed, word ?? '', one.round, only_present)}</pre>}
              </li>
            ))}
          </ul>
        </SectionBody>
      </Section>
      {seed && (
        <Section title={t('commands')}>
          <SectionText>{t('commandText')}</SectionText>
          <SectionBody>
            {lottery.prizes.map(({ round, prize_name }) => (
              <div key={round}>
                <p>{t('round', { n: round, prize: prize_name })}</p>
                <pre>{verifyCommand(seed, word ?? '', round, only_present)}</pre>
              </div>
            ))}
          </SectionBody>
        </Section>
      )}
    </>
  )
}
