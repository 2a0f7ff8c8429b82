import { workflow } from '../document-workflow.ts'
import { because } from '../messages.ts'

export const lotteryStatuses = ['Draft', 'Submitted', 'Approved', 'Closed'] as const
export type LotteryStatus = (typeof lotteryStatuses)[number]

export const mostPrizes = 20
export const mostParticipants = 20_000
/** All together: every chance is one calculation for each prize. */
export const mostChances = 50_000
export const mostChancesEach = 100
/** The tax on prizes of a lottery, where nothing else is written. */
export const usualTaxPercent = 25
export const taxPayers = ['organizer', 'winner'] as const
export type TaxPayer = (typeof taxPayers)[number]

export const prizeTax = (value: number, percent: number) => Math.round((value * percent) / 100)

type Row = {
  status: LotteryStatus
  authors: readonly string[]
  started_date: string | null
  participants: number
  prize_count: number
  revealed_count: number
}
type State = { status: LotteryStatus; isStarted: boolean; participants: number; prizes: number; revealed: number }

const hasEnough = ({ participants, prizes }: State) => {
  if (prizes === 0) return because('lottery-without-prizes')
  return participants < prizes ? because('fewer-participants-than-prizes', { n: participants, prizes }) : undefined
}
const notStarted = ({ isStarted }: State) => (isStarted ? because('lottery-started-already') : undefined)
const allRevealed = ({ isStarted, prizes, revealed }: State) => {
  if (!isStarted) return because('lottery-not-started')
  return revealed < prizes ? because('prizes-not-drawn-yet', { n: prizes - revealed }) : undefined
}

/** The list is frozen by the approval; the draw is decided by the start; all is shown by the end. */
export const lottery = workflow({
  entity: 'lottery',
  status: 'status',
  state: ({ status, started_date, participants, prize_count, revealed_count }: Row): State => ({
    ...{ status, isStarted: started_date !== null, participants },
    ...{ prizes: prize_count, revealed: revealed_count },
  }),
  actions: {
    submit: {
      needs: 'Lottery-Create',
      from: ['Draft'],
      to: 'Submitted',
      guards: [hasEnough],
      confirm: true,
      primary: true,
    },
    approve: {
      needs: 'Lottery-Approve',
      from: ['Submitted'],
      to: 'Approved',
      guards: [hasEnough],
      approves: true,
      confirm: true,
      primary: true,
    },
    start: { needs: 'Lottery-Draw', from: ['Approved'], guards: [notStarted], writes: false, primary: true },
    close: {
      needs: 'Lottery-Draw',
      from: ['Approved'],
      to: 'Closed',
      guards: [allRevealed],
      writes: false,
      confirm: true,
      primary: true,
    },
    modify: { needs: 'Lottery-Create', from: ['Draft'] },
    'send-back': {
      needs: 'Lottery-Approve',
      from: ['Submitted'],
      to: 'Draft',
      notAuthor: true,
      reason: 'required',
      dangerous: true,
    },
    delete: { needs: 'Lottery-Create', from: ['Draft'], removes: true, confirm: true, dangerous: true },
  },
})

type Participant = { participant_code: string; participant_name: string; chances: number }

/** The frozen list as text, one participant a line, by code: its hash is published. */
export const listText = (participants: readonly Participant[]) =>
  participants
    .toSorted((one, other) => (one.participant_code < other.participant_code ? -1 : 1))
    .map(({ participant_code, participant_name, chances }) => `${participant_code}|${participant_name}|${chances}\n`)
    .join('')

/** What is signed with the seed for each chance of each participant, in each round. */
export const chanceText = (word: string, round: number, participant_code: string, chance: number) =>
  `${word}|${round}|${participant_code}|${chance}`

/**
 * The winners of a round: chances in the order of their signatures, everybody once, and nobody who has won before. The caller signs,
 * since the rules know no cryptography.
 */
export const winnersOf = (
  signed: readonly { participant_code: string; signature: string }[],
  qty: number,
  before: ReadonlySet<string>,
): string[] => {
  const winners: string[] = []
  const taken = new Set(before)
  const inOrder = signed.toSorted((one, other) => (one.signature < other.signature ? -1 : 1))
  for (const { participant_code } of inOrder) {
    if (winners.length === qty) break
    if (taken.has(participant_code)) continue
    taken.add(participant_code)
    winners.push(participant_code)
  }
  return winners
}

/** What anybody types to check a round: the order of all chances, from the published list, word and seed. */
export const verifyCommand = (seed: string, word: string, round: number) =>
  [
    `while IFS='|' read -r code name chances; do for n in $(seq 1 "$chances"); do`,
    `printf '%s %s\\n' "$(printf '%s' '${word.replaceAll("'", String.raw`'\''`)}|${round}|'"$code|$n" | openssl dgst -sha256 -hmac '${seed}' -r | cut -c1-64)" "$code"`,
    'done; done < participants.txt | sort | head',
  ]
    .join('; ')
    .replaceAll('do; ', 'do ')
