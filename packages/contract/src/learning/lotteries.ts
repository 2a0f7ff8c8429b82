import {
  isPlainLine,
  lottery,
  lotteryStatuses,
  mostChancesEach,
  mostPrizes,
  taxPayers,
  usualTaxPercent,
} from '@sejuk/domain/learning/lotteries'
import { languages } from '@sejuk/domain/platform/languages'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import { calendarDay, code, fileAnswer, instant, many, maybeTexts, required, texts } from '../fields.ts'
import { dropdownInput, listInput } from '../lists.ts'
import { flag, optionOf } from '../lookups.ts'
import { wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { sheetOf } from '../platform/imports.ts'
import { told } from '../told.ts'

/** Bars part the columns of the published list. */
const plain = (label: Parameters<typeof required>[0], most: number) =>
  required(label, most).refine(isPlainLine, told('lottery-text-not-plain'))
const day = calendarDay(told('write-date-2026-11-14'))
const mostMoney = 999_999_999_999

const prize = z.object({
  prize_code: z.string(),
  round: z.number(),
  prize_name: z.string(),
  qty: z.number(),
  value: z.number(),
})

const row = z.object({
  ...texts('lottery_code', 'lottery_name', 'create_user_name'),
  event_date: calendarDay(),
  status: z.enum(lotteryStatuses),
  tax_percent: z.number(),
  tax_payer: z.enum(taxPayers),
  only_present: z.boolean(),
  participants: z.number(),
  present_count: z.number(),
  chance_count: z.number(),
  /** All places of all prizes. */
  prize_count: z.number(),
  revealed_count: z.number(),
  /** Published by the approval: nobody can change seed or list afterwards. */
  ...maybeTexts('seed_hash', 'list_hash', 'word'),
  /** Of those in the hall, by the start, where only they are in the draw. */
  presence_hash: z.string().nullable(),
  frozen_date: instant.nullable(),
  started_date: instant.nullable(),
  authors: z.array(z.string()),
  created_date: instant,
  row_version: z.number(),
})
export type Lottery = z.output<typeof row>

const detail = row.extend({
  prizes: z.array(prize),
  /** Once it is closed: anybody can do the draw again. */
  seed: z.string().nullable(),
})
export type LotteryDetail = z.output<typeof detail>

const itself = z.object({ lottery_code: code })

export const listLotteries = endpoint('GET /api/lottery', {
  needs: 'Lottery-View',
  input: listInput(['created_date', 'event_date', 'lottery_name']).extend({
    search: z.string().max(200).default(''),
    status: z.enum(lotteryStatuses).optional(),
  }),
  data: z.array(row),
})
export const lotteryDropdown = endpoint('GET /api/lottery/dropdown', {
  needs: 'Lottery-View',
  input: dropdownInput,
  data: z.array(optionOf()),
})
export const getLottery = endpoint('GET /api/lottery/detail', { needs: 'Lottery-View', input: itself, data: detail })

const form = {
  lottery_name: required('name', 150),
  event_date: day,
  tax_percent: wholeNumber('percent', 0, 50).default(usualTaxPercent),
  tax_payer: z.enum(taxPayers).default('organizer'),
  only_present: flag.default(false),
  prizes: z
    .array(
      z.object({
        prize_name: required('prize', 150),
        qty: wholeNumber('quantity', 1, 1000),
        value: wholeNumber('value', 0, mostMoney),
      }),
    )
    .min(1, told('lottery-without-prizes'))
    .max(mostPrizes, told('no-more-than-rows', { n: mostPrizes })),
}
export const createLottery = endpoint('POST /api/lottery', {
  needs: 'Lottery-Create',
  input: z.object(form),
  data: z.object({ lottery_code: z.string() }),
})

export const actOnLottery = actions(lottery, '/api/lottery', {
  key: 'lottery_code',
  forms: { modify: form, start: { word: plain('word', 60) } },
})
export const lotteryLog = actionLogOf('GET /api/lottery/action-log', 'Lottery-View')

const participant = z.object({
  ...texts('lottery_code', 'lottery_name', 'participant_code', 'participant_name', 'place'),
  chances: z.number(),
  is_present: z.boolean(),
  prize_name: z.string().nullable(),
})
export type LotteryParticipant = z.output<typeof participant>

export const listParticipants = endpoint('GET /api/lottery/participant', {
  needs: 'Lottery-View',
  input: listInput(['participant_code', 'participant_name', 'chances']).extend({
    lottery_code: z.string().max(100).default(''),
    search: z.string().max(200).default(''),
    is_present: flag.optional(),
    has_won: flag.optional(),
  }),
  data: z.array(participant),
})
export const participantData = downloadable(listParticipants, {
  module_name: 'lottery-participant',
  needs: 'Lottery-View',
})

const person = {
  participant_code: plain('code', 40),
  participant_name: plain('name', 150),
  place: z.string().trim().max(150).default(''),
  chances: wholeNumber('chances', 1, mostChancesEach).default(1),
}
export const addParticipant = endpoint('POST /api/lottery/participant/add', {
  needs: 'Lottery-Create',
  input: itself.extend(person),
  data: z.null(),
})
export const removeParticipant = endpoint('POST /api/lottery/participant/remove', {
  needs: 'Lottery-Create',
  input: itself.extend({ participant_code: code }),
  data: z.null(),
})

/** Everybody at work in these branches, one chance each; whoever is in the list already stays as they are. */
export const addStaff = endpoint('POST /api/lottery/participant/staff', {
  needs: 'Lottery-Create',
  input: itself.extend({ dept_code: many }),
  data: z.object({ added: z.number() }),
})
/** Customers by what they ordered: one chance for every so many rupiah. */
export const addCustomers = endpoint('POST /api/lottery/participant/customers', {
  needs: 'Lottery-Create',
  input: itself.extend({
    dept_code: many,
    from: day,
    to: day,
    amount_per_chance: wholeNumber('amount', 1_000, mostMoney),
  }),
  data: z.object({ added: z.number() }),
})
export const checkIn = endpoint('POST /api/lottery/participant/present', {
  needs: 'Lottery-Draw',
  input: itself.extend({ participant_code: code, is_present: flag }),
  data: participant.pick({ participant_code: true, participant_name: true, is_present: true }),
})

export const participantLine = z.object({ lottery_code: required('lottery', 100), ...person })
export const participantSheet = sheetOf('lottery-participant', 'Lottery-Create')

const winner = z.object({
  draw_id: z.number(),
  prize_code: z.string(),
  round: z.number(),
  prize_name: z.string(),
  /** The first winner of a prize, the second … */
  turn: z.number(),
  ...texts('participant_code', 'participant_name', 'place'),
  revealed_date: instant.nullable(),
})

/** All that the screen on the stage needs, so that the draw goes on without a network. */
export const getStage = endpoint('GET /api/lottery/stage', {
  needs: 'Lottery-Draw',
  input: z.object({ lottery_code: z.string().max(100).default('') }),
  data: detail.extend({
    winners: z.array(winner),
    /** Names that roll before a winner stops. */
    rolling: z.array(z.string()),
    in_draw: z.number(),
  }),
})
export type Stage = z.output<typeof getStage.data>
export type StageWinner = z.output<typeof winner>

/** What the stage showed, and when; sent again it changes nothing. */
export const reveal = endpoint('POST /api/lottery/reveal', {
  needs: 'Lottery-Draw',
  input: itself.extend({
    shown: z
      .array(z.object({ draw_id: wholeNumber('value', 1, 2_000_000_000), at: z.iso.datetime() }))
      .min(1)
      .max(1000),
  }),
  data: z.object({ revealed_count: z.number() }),
})

const result = winner.omit({ revealed_date: true }).extend({
  ...texts('lottery_code', 'lottery_name'),
  value: z.number(),
  tax: z.number(),
  revealed_date: instant,
  claimed_date: instant.nullable(),
  ...maybeTexts('received_by', 'handed_by', 'redraw_reason', 'redraw_asked_by', 'redraw_asked_name'),
  /** After the end a redraw has a seed of its own, whose hash is told when it is asked for. */
  redraw_seed_hash: z.string().nullable(),
  is_replaced: z.boolean(),
  row_version: z.number(),
})
export type LotteryWinner = z.output<typeof result>

export const listWinners = endpoint('GET /api/lottery/result', {
  needs: 'Lottery-View',
  input: listInput(['revealed_date', 'prize_name', 'participant_name']).extend({
    lottery_code: z.string().max(100).default(''),
    search: z.string().max(200).default(''),
    is_claimed: flag.optional(),
    waits: flag.optional(),
  }),
  data: z.array(result),
})
export const winnerData = downloadable(listWinners, { module_name: 'lottery-result', needs: 'Lottery-View' })

const drawn = z.object({ draw_id: wholeNumber('value', 1, 2_000_000_000) })
export const claimPrize = endpoint('POST /api/lottery/result/claim', {
  needs: 'Lottery-Claim',
  input: drawn.extend({
    received_by: required('received-by', 150),
    /** A drawn signature as a picture in the text itself, of a few kilobytes. */
    signature: z
      .string(told('winner-signature-missing'))
      .max(300_000)
      .regex(/^data:image\/png;base64,[A-Za-z0-9+/=]+$/, told('winner-signature-missing')),
  }),
  data: z.null(),
})
export const claimSlip = endpoint('GET /api/lottery/result/slip', {
  needs: 'Lottery-View',
  input: drawn.extend({ language: z.enum(languages).default('default') }),
  data: fileAnswer,
})
export const askRedraw = endpoint('POST /api/lottery/result/redraw', {
  needs: 'Lottery-Redraw',
  input: drawn.extend({ reason: required('reason', 500) }),
  data: z.null(),
})
export const decideRedraw = endpoint('POST /api/lottery/result/redraw-decide', {
  needs: 'Lottery-Redraw',
  input: drawn.extend({ is_approved: flag }),
  data: z.object({ participant_name: z.string().nullable() }),
})

/** The frozen list as text: its SHA-256 is the published one. */
export const frozenList = endpoint('GET /api/lottery/frozen-list', {
  needs: 'Lottery-View',
  input: itself,
  data: fileAnswer,
})

/* For anybody, by the code of the lottery: what a draw is checked with. */

const inPublic = { needs: 'public', input: itself } as const
const publicWinner = z.object({
  ...texts('participant_code', 'participant_name', 'prize_name'),
  round: z.number(),
  is_replaced: z.boolean(),
  /** Of a redraw after the end: the hash when it was asked for, the seed once it was drawn. */
  ...maybeTexts('redraw_seed_hash', 'redraw_seed'),
})
export const publicLottery = endpoint('GET /api/lottery/public', {
  ...inPublic,
  data: z.object({
    ...texts('lottery_code', 'lottery_name', 'seed_hash', 'list_hash'),
    ...maybeTexts('presence_hash', 'word', 'seed'),
    event_date: calendarDay(),
    only_present: z.boolean(),
    participants: z.number(),
    chance_count: z.number(),
    frozen_date: instant,
    started_date: instant.nullable(),
    /** A list that was frozen before names were masked is not for everybody. */
    is_list_public: z.boolean(),
    prizes: z.array(prize.pick({ round: true, prize_name: true, qty: true })),
    winners: z.array(publicWinner),
  }),
})
export type PublicLottery = z.output<typeof publicLottery.data>
export const publicList = endpoint('GET /api/lottery/public/participants', { ...inPublic, data: fileAnswer })
export const publicPresence = endpoint('GET /api/lottery/public/present', { ...inPublic, data: fileAnswer })
