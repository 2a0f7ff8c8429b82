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

/** A bar or an invisible character would make one line of the list look like another. */
export const isPlainLine = (text: string) => !/[|\p{C}\p{Zl}\p{Zp}]/u.test(text)
/** Spellings that people read as one code: letters large or small, full width, with or without spaces. */
export const codeKey = (code: string) => code.normalize('NFKC').toUpperCase().replaceAll(/\s/gu, '')

/** As the public reads a name: enough to find oneself, too little to find another. */
export const maskedParticipant = (name: string) =>
  name
    .replaceAll(/[|\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .split(/\s+/)
    .filter((part) => part !== '')
    .map((part) => `${Array.from(part).slice(0, 2).join('')}•••`)
    .join(' ')

/** The frozen list as anybody may read it, one participant a line, by code: its hash is published. */
export const listText = (participants: readonly Participant[]) =>
  participants
    .toSorted(byCode)
    .map(
      ({ participant_code, participant_name, chances }) =>
        `${participant_code}|${maskedParticipant(participant_name)}|${chances}\n`,
    )
    .join('')

/** Who is in the hall when the draw starts, by code: its hash is published with the word. */
export const presenceText = (participants: readonly Pick<Participant, 'participant_code'>[]) =>
  participants
    .toSorted(byCode)
    .map(({ participant_code }) => `${participant_code}\n`)
    .join('')

const byCode = (one: { participant_code: string }, other: { participant_code: string }) =>
  one.participant_code < other.participant_code ? -1 : 1

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

const quoted = (text: string) => text.replaceAll("'", String.raw`'\''`)

/**
 * What anybody types to check a round: the order of all chances, from the published list, word and seed; of those present alone where
 * the draw says so.
 */
export const verifyCommand = (seed: string, word: string, round: number, only_present = false) =>
  [
    `${only_present ? "LC_ALL=C join -t '|' participants.txt present.txt | " : ''}while IFS='|' read -r code name chances; do for n in $(seq 1 "$chances"); do`,
    `printf '%s %s\\n' "$(printf '%s' '${quoted(word)}|${round}|'"$code|$n" | openssl dgst -sha256 -hmac '${seed}' -r | cut -c1-64)" "$code"`,
    `done; done${only_present ? '' : ' < participants.txt'} | sort | head`,
  ]
    .join('; ')
    .replaceAll('do; ', 'do ')
