import type * as contract from '@sejuk/contract/learning/lotteries'
import { prizeTax } from '@sejuk/domain/learning/lotteries'
import { datesFor, headOffice } from '@sejuk/domain/values/dates'
import { rupiah } from '@sejuk/domain/values/money'
import { lotteryWords } from '@sejuk/words/learning/lotteries'
import { and, eq } from 'drizzle-orm'
import {
  lotteryDraws as draws,
  lotteryParticipants as people,
  lotteryPrizes as prizes,
  lotteries as t,
} from '../../../db/tables/learning/lotteries.ts'
import { localizedWords } from '../../../platform/export/localized.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { pdfDocument } from '../../../platform/pdf/pdf-document.ts'
import { frozenText } from './queries.ts'

/** What the winner takes along and the company keeps: prize, tax, hands. */
export const claimSlip = async ({ db, input }: RequestContext<typeof contract.claimSlip>) => {
  const { draw_id, language } = input
  const [found] = await db
    .select({ draw: draws, prize: prizes, lottery: t, person: people })
    .from(draws)
    .innerJoin(prizes, eq(prizes.prize_code, draws.prize_code))
    .innerJoin(t, eq(t.lottery_code, draws.lottery_code))
    .innerJoin(
      people,
      and(eq(people.lottery_code, draws.lottery_code), eq(people.participant_code, draws.participant_code)),
    )
    .where(eq(draws.draw_id, draw_id))
  if (!found?.draw.claimed_date) return refuse('notFound')
  const { draw, prize, lottery, person } = found
  const words = await localizedWords(db, lotteryWords)
  const word = (key: keyof typeof lotteryWords.words) => words(key, language)
  const dates = datesFor(language, headOffice)
  const tax = prizeTax(prize.value, lottery.tax_percent)
  const code = `${lottery.lottery_code}-${draw.draw_id}`
  const document = await pdfDocument(db, {
    ...{ title: word('slip'), code, language, name: code },
    body: [
      {
        kind: 'facts',
        across: 2,
        facts: [
          [word('lottery_name'), lottery.lottery_name],
          [word('event_date'), dates.day(lottery.event_date)],
          [word('prize_name'), prize.prize_name],
          [word('value'), rupiah(prize.value)],
          [word('participant_name'), `${person.participant_name} (${person.participant_code})`],
          [word('place'), person.place || '-'],
          [word('tax'), `${rupiah(tax)} (${lottery.tax_percent} %)`],
          [word('tax_payer'), word(lottery.tax_payer)],
          [word('claimed_date'), dates.dateTime(draw.claimed_date ?? '')],
        ],
      },
      {
        kind: 'together',
        blocks: [
          {
            kind: 'signatures',
            people: [
              { title: word('received_by'), name: draw.received_by ?? '' },
              { title: word('handed_by'), name: draw.handed_by ?? '' },
            ],
          },
        ],
      },
    ],
  })
  return { data: document }
}

export const frozenList = async ({ db, input }: RequestContext<typeof contract.frozenList>) => {
  const [found] = await db.select().from(t).where(eq(t.lottery_code, input.lottery_code))
  if (!found?.list_hash) return refuse('notFound')
  const bytes = new TextEncoder().encode(await frozenText(db, input.lottery_code))
  return { data: { name: 'participants.txt', type: 'text/plain; charset=utf-8', bytes } }
}
